import { merlons } from '../kit/battlement.ts';
import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { type Track, trackBand, trackWall } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const x = 560;

/** One of the two square shafts, its left side in shade, with the gallery that it carries. */
function Shaft({
  top,
  bottom,
  half,
  gallery,
}: {
  top: number;
  bottom: number;
  half: number;
  gallery: number;
}) {
  const foot = half * 1.08;
  const out = gallery;
  return (
    <>
      <path
        fill={tone('stone')}
        d={polygon([
          [x - half, top],
          [x + half, top],
          [x + foot, bottom],
          [x - foot, bottom],
        ])}
      />
      <path
        fill={tone('stone-shade')}
        d={polygon([
          [x - half, top],
          [x - half * 0.3, top],
          [x - half * 0.3, bottom],
          [x - foot, bottom],
        ])}
      />
      <path
        fill={tone('stone')}
        d={path`
          M${x - half} ${top + 22}L${x - out} ${top}V${top - 14}H${x + out}V${top}
          L${x + half} ${top + 22}Z
        `}
      />
      <path
        fill={tone('stone-shade')}
        d={path`
          M${x - half} ${top + 22}L${x - out} ${top}V${top - 14}H${x - half * 0.3}V${top + 22}Z
        `}
      />
      <path fill={tone('stone')} d={merlons(x - out, top - 14, out * 2, 9, 8)} />
    </>
  );
}

function Lanterna() {
  return (
    <>
      <Shaft top={500} bottom={690} half={52} gallery={66} />
      <Shaft top={344} bottom={486} half={36} gallery={48} />
      <path fill={tone('paper')} d={rectangle(x + 2, 560, 34, 42)} />
      <path fill={tone('train')} d={rectangle(x + 15, 560, 8, 42) + rectangle(x + 2, 577, 34, 8)} />
      <path
        fill={tone('glow-window')}
        d={
          [380, 440].map((y) => archPath(x + 12, y + 18, 10, 24)).join('') +
          archPath(x + 19, 660, 12, 26)
        }
      />
      <path fill={tone('lamp')} d={rectangle(x - 19, 288, 38, 40)} />
      <path
        fill={tone('stone-mid')}
        d={
          [-20, -8.5, 6.5, 18].map((dx) => rectangle(x + dx, 288, 2.5, 40)).join('') +
          rectangle(x - 25, 322, 50, 9)
        }
      />
      <path fill={tone('train')} d={path`M${x - 26} 290q4 -30 26 -38q22 8 26 38Z`} />
      <path fill={tone('train-shade')} d={path`M${x - 26} 290q4 -30 26 -38q-8 16 -8 38Z`} />
      <path fill={tone('ink')} d={rectangle(x - 1.5, 236, 3, 18)} />
    </>
  );
}

/** The quay around the old harbour, on which the track comes towards the viewer. */
const quay: Track = {
  camera: { x: 400, y: 616, scale: 1000 },
  railM: -13,
  points: [
    [860, 800],
    [640, 780],
    [440, 748],
    [250, 710],
    [120, 684],
    [-80, 668],
  ],
};

/**
 * Genoa at nightfall: the Lanterna is lit and turns over the harbour, the stacked houses and the
 * train.
 */
function Genoa({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'dusk-deep' },
          { y: 210, color: 'dusk' },
          { y: 400, color: 'haze' },
          { y: 530, color: 'glow-near' },
        ]}
      />
      <Stars height={400} count={60} seed={44} evening />
      <path
        fill={tone('halo')}
        d={path`M${x} 300L-10 196V320L${x} 316ZM${x} 300L810 250V368L${x} 316Z`}
      />
      <Slope
        points={[
          [-10, 380],
          [120, 400],
          [260, 470],
          [400, 560],
          [520, 610],
        ]}
        bottom={640}
        color="far-hill"
      />
      <Slope
        points={[
          [-10, 430],
          [90, 452],
          [230, 540],
          [380, 606],
          [470, 620],
        ]}
        bottom={640}
        color="near-hill"
      />
      <RoofRow
        x={-20}
        y={540}
        width={180}
        height={66}
        houses={4}
        seed={8}
        light="right"
        bottom={600}
      />
      <RoofRow
        x={-40}
        y={594}
        width={310}
        height={74}
        houses={6}
        seed={14}
        light="right"
        bottom={640}
      />
      <RoofRow
        x={-20}
        y={648}
        width={440}
        height={84}
        houses={7}
        seed={23}
        light="right"
        bottom={664}
      />
      <Sea y={616} />
      <Glitter x={700} y={630} bottom={960} width={230} count={17} seed={12} color="glow-near" />
      <path fill={tone('stone-shade')} d={trackWall(quay, -5, 3)} />
      <path fill={tone('stone')} d={trackBand(quay, -5, 5)} />
      <TrainBend track={quay} tipM={44} cars={6} />
      <path
        fill={tone('stone-shade')}
        d="M410 730L440 690L486 676H650L688 700L730 712L752 740Q600 770 410 730Z"
      />
      <path
        fill={tone('ochre')}
        d="M540 690L552 676H650L688 700L730 712L752 740L640 744L600 716Z"
      />
      <path fill={tone('rose-shade')} d={rectangle(470, 660, 178, 36)} />
      <path fill={tone('rose')} d={rectangle(556, 660, 92, 36)} />
      <Lanterna />
      <Glitter x={250} y={720} bottom={960} width={330} count={9} seed={31} color="foam" />
      <SailBoat x={206} y={862} length={110} light="right" />
      <SailBoat x={372} y={792} length={56} light="right" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Genoa, above: 'dusk-deep' };
