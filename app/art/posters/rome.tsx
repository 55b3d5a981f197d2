import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { polygon } from '../kit/geometry.ts';
import { HillRange, Plane, Slope } from '../kit/land.tsx';
import { projectRing, type RingWall, ringArcade, ringBand } from '../kit/ring-wall.ts';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { UmbrellaPine } from '../kit/trees.tsx';
import { RailViaduct } from '../kit/viaduct.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const outer: RingWall = { x: 400, y: 622, scale: 650, radius: 1, distance: 2.25, eye: 0.1 };
const inner: RingWall = { ...outer, radius: 0.93 };
const storey = 0.185;
const storeys = [0, 1, 2];
const attic = 0.74;
const left = -63.5;
const end = 9;

const edge: readonly (readonly [angleDegrees: number, height: number])[] = [
  [0, attic],
  [2.5, attic - 0.02],
  [6.5, 0.46],
  [12, 0.2],
  [15.5, 0],
];

/** The outer wall ends in a slope of brick; the points run down it from the attic. */
const buttress = polygon([
  ...edge.map(([angle, height]) => projectRing(outer, end + angle, height)),
  projectRing(outer, end, 0),
]);

/** The sunlit edge of the slope, seen against the sky. */
const buttressRim = polygon([
  ...edge.map(([angle, height]) =>
    projectRing(outer, end + angle + (angle === 0 ? 0 : 1.1), height),
  ),
  projectRing(outer, end, 0),
]);

function Colosseum() {
  return (
    <>
      <path fill={tone('terracotta')} d={ringBand(inner, 4, 67, 0, 0.43)} />
      <path fill={tone('terracotta-shade')} d={ringBand(inner, 4, 40, 0, 0.43)} />
      <path
        fill={tone('glow-window')}
        d={[0, 1]
          .map((row) =>
            ringArcade(inner, {
              from: 14,
              to: 62,
              step: 7,
              half: 2.1,
              low: row * storey + 0.02,
              high: row * storey + 0.15,
            }),
          )
          .join('')}
      />
      <path
        fill={tone('ochre')}
        d={ringBand(inner, 4, 40, 0.185, 0.2) + ringBand(inner, 4, 40, 0.4, 0.43)}
      />
      <path
        fill={tone('sun')}
        d={ringBand(inner, 40, 67, 0.185, 0.2) + ringBand(inner, 40, 67, 0.4, 0.43)}
      />
      <path fill={tone('ochre-shade')} d={ringBand(outer, left, end, 0, attic)} />
      <path fill={tone('ochre')} d={ringBand(outer, left, -32, 0, attic)} />
      <path fill={tone('terracotta')} d={ringBand(outer, -12, end, 0, attic)} />
      <path fill={tone('sun')} d={buttressRim} />
      <path fill={tone('terracotta-shade')} d={buttress} />
      <path
        fill={tone('terracotta-shade')}
        d={storeys
          .map((row) =>
            ringArcade(outer, {
              from: -52,
              to: 6,
              step: 7,
              half: 2.3,
              low: row * storey + 0.012,
              high: row * storey + 0.152,
            }),
          )
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={
          storeys
            .map((row) =>
              ringArcade(outer, {
                from: -52.6,
                to: 6,
                step: 7,
                half: 1.7,
                low: row * storey + 0.012,
                high: row * storey + 0.142,
              }),
            )
            .join('') +
          ringArcade(outer, { from: -55.5, to: 4, step: 14, half: 0.9, low: 0.62, high: 0.675 })
        }
      />
      <path
        fill={tone('stone')}
        d={
          [0.178, 0.363, 0.548]
            .map((height) => ringBand(outer, left, -32, height, height + 0.016))
            .join('') + ringBand(outer, left, -32, attic - 0.026, attic)
        }
      />
      <path
        fill={tone('ochre')}
        d={
          [0.178, 0.363, 0.548]
            .map((height) => ringBand(outer, -32, end, height, height + 0.016))
            .join('') + ringBand(outer, -32, end, attic - 0.026, attic)
        }
      />
    </>
  );
}

/** Rome: the Colosseum in the evening, umbrella pines, and the train on the old aqueduct. */
function Rome({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'glow' }]} />
      <Stars height={380} count={46} seed={7} />
      <Sun
        cx={604}
        cy={400}
        r={112}
        rings={[
          { r: 470, color: 'sky-low' },
          { r: 300, color: 'halo' },
        ]}
      />
      <HillRange y={600} amplitude={18} waves={3} seed={12} bottom={720} color="far-hill" />
      <UmbrellaPine x={735} y={660} height={170} light="right" />
      <UmbrellaPine x={786} y={664} height={120} light="right" />
      <Plane
        points={[
          [0, 640],
          [800, 640],
          [800, 760],
          [0, 760],
        ]}
        color="ground"
      />
      <Plane
        points={[
          [0, 706],
          [0, 672],
          [120, 655],
          [660, 655],
          [400, 700],
        ]}
        color="ground-shade"
      />
      <Colosseum />
      <Birds x={552} y={356} span={24} count={4} seed={5} />
      <RailViaduct y={748} bottom={920} span={74} pier={20} opening={150} />
      <TrainSide x={668} y={748} length={700} height={44} />
      <Slope
        points={[
          [-10, 850],
          [180, 826],
          [420, 858],
          [640, 880],
          [810, 846],
        ]}
        bottom={1000}
        color="near-hill"
      />
      <UmbrellaPine x={56} y={930} height={530} lean={-0.05} light="right" />
      <Slope
        points={[
          [-10, 930],
          [240, 900],
          [520, 948],
          [810, 920],
        ]}
        bottom={1000}
        color="cypress"
      />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Rome, above: 'glow', cut: 76 };
