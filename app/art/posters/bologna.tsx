import { RoofRow } from '../kit/buildings.tsx';
import { type Camera, plane, wallAhead } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { type Point, path, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange } from '../kit/land.tsx';
import { archPoints } from '../kit/outlines.ts';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { Asinelli, Garisenda } from './landmarks/bologna-towers.tsx';

/** The eye in the portico, a little above the street that runs to the towers. */
const camera: Camera = { x: 326, y: 650, scale: 700 };
const eyeM = 2;
const trackM = 4.6;

const onStreet = (places: readonly Point[]) =>
  plane(
    camera,
    places.map(([right, ahead]) => [right, -eyeM, ahead] as const),
  );

const rail = (outM: number) =>
  onStreet([
    [trackM + outM, 4],
    [trackM + outM, 60],
    [trackM + outM + 0.1, 60],
    [trackM + outM + 0.1, 4],
  ]);

interface HousesProps {
  /** The wall to the right of the eye, and how far it runs. */
  readonly rightM: number;
  readonly fromM: number;
  readonly toM: number;
  readonly isLit?: boolean;
}

/** The houses along one side of the street: shuttered windows over a portico of their own. */
function Houses({ rightM, fromM, toM, isLit = false }: HousesProps) {
  const wall = wallAhead(camera, rightM, eyeM);
  const band = (low: number, high: number) =>
    wall([
      [fromM, low],
      [fromM, high],
      [toM, high],
      [toM, low],
    ]);
  const bays = Array.from({ length: Math.floor((toM - fromM) / 4) }, (_, i) => fromM + 2 + i * 4);
  const openings = (low: number, width: number, height: number) =>
    bays
      .map((ahead) =>
        wall([
          [ahead - width / 2, low],
          [ahead - width / 2, low + height],
          [ahead + width / 2, low + height],
          [ahead + width / 2, low],
        ]),
      )
      .join('');
  return (
    <>
      <path fill={tone(isLit ? 'ochre' : 'rose-shade')} d={band(0, 11)} />
      <path fill={tone(isLit ? 'ochre-shade' : 'terracotta-shade')} d={band(4.6, 5)} />
      <path fill={tone(isLit ? 'roof' : 'roof-shade')} d={band(10.4, 11.2)} />
      <path fill={tone('near-hill')} d={openings(6.1, 2.2, 2.8)} />
      <path fill={tone('glow-window')} d={openings(6.1, 1.1, 2.8)} />
      <path
        fill={tone('window')}
        d={bays.map((ahead) => wall(archPoints(ahead, 0, 2.9, 4))).join('')}
      />
    </>
  );
}

const spring = 372;
const radius = 290;
/** The middles of the two arches of the portico. */
const middles = [350, 1010] as const;

/** The wall above the arches; `share` brings its far edge nearer to the vanishing point. */
function spandrels(share: number): string {
  const x = (at: number) => camera.x + (at - camera.x) * share;
  const y = camera.y + (spring - camera.y) * share;
  const r = radius * share;
  const [first, second] = middles;
  return path`
    M-10 -10H1240V${y}H${x(second + radius)}A${r} ${r} 0 0 0 ${x(second - radius)} ${y}
    H${x(first + radius)}A${r} ${r} 0 0 0 ${x(first - radius)} ${y}H-10Z
  `;
}

/** The joints of the stones of the first arch. */
const joints = Array.from({ length: 15 }, (_, index) => {
  const angle = (Math.PI * (index + 0.5)) / 15;
  const at = (r: number, turn: number): Point => [
    348 + r * Math.cos(angle + turn),
    391 - r * Math.sin(angle + turn),
  ];
  return polygon([at(269, -0.006), at(269, 0.006), at(316, 0.006), at(316, -0.006)]);
}).join('');

/** A column of the portico from inside it: the light runs down one edge. */
function Column({ x }: { x: number }) {
  const capital = (half: number, foot: number, top: number, headHalf: number) =>
    polygon([
      [x - half, foot],
      [x - headHalf, top],
      [x + headHalf, top],
      [x + half, foot],
    ]);
  return (
    <>
      <path
        fill={tone('stone-shade')}
        d={
          rectangle(x - 36, 442, 72, 428) +
          capital(38, 444, 396, 58) +
          rectangle(x - 64, 370, 128, 28) +
          rectangle(x - 48, 852, 96, 28)
        }
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(x - 36, 442, 14, 412) +
          rectangle(x - 64, 370, 14, 28) +
          rectangle(x - 48, 852, 16, 28) +
          polygon([
            [x - 38, 444],
            [x - 58, 396],
            [x - 44, 396],
            [x - 24, 444],
          ])
        }
      />
      <path fill={tone('ink')} d={rectangle(x - 40, 438, 80, 8)} />
    </>
  );
}

/** A street lamp that hangs in the second arch. */
function HangingLamp() {
  return (
    <>
      <path fill={tone('ink')} d="M766 130h4v88h-4ZM744 236L768 214L792 236Z" />
      <path fill={tone('lamp')} d="M748 236H788L780 292H756Z" />
      <path fill={tone('ink')} d="M765 236h6v56h-6ZM752 290H784V298H752Z" />
    </>
  );
}

/** The portico around the viewer: its arches, its column, and the sunlight on its floor. */
function Portico() {
  return (
    <>
      <path fill={tone('terracotta')} d={spandrels(0.93)} />
      <path fill={tone('terracotta-shade')} d={spandrels(1) + joints} />
      <path fill={tone('stone')} d={rectangle(-10, 862, 820, 12)} />
      <path fill={tone('ground')} d={rectangle(-10, 874, 820, 136)} />
      <path
        fill={tone('rose')}
        d={[-840, -500, -160, 180, 520, 860, 1200]
          .map((left) =>
            polygon([
              [326 + (left - 326) * 0.5, 874],
              [326 + (left - 156) * 0.5, 874],
              [left + 170, 1010],
              [left, 1010],
            ]),
          )
          .join('')}
      />
      <path fill={tone('ground-shade')} d="M632 880H728L1010 1010H866ZM-28 880H68L-20 930Z" />
      <HangingLamp />
      <Column x={680} />
      <Column x={20} />
    </>
  );
}

/**
 * Bologna from under a portico: the two towers at the end of the street before a setting sun, and
 * the train that comes from them.
 */
function Bologna({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-low' }]} />
      <Stars height={420} count={46} seed={52} />
      <Sun
        cx={350}
        cy={520}
        r={138}
        rings={[
          { r: 400, color: 'glow-near' },
          { r: 250, color: 'halo' },
        ]}
      />
      <HillRange y={602} amplitude={30} waves={2} seed={25} bottom={720} color="far-hill" />
      <RoofRow x={150} y={664} width={420} height={74} houses={6} seed={38} bottom={700} />
      <path fill={tone('ground')} d={rectangle(0, 668, 800, 200)} />
      <Asinelli />
      <Garisenda />
      <Houses rightM={-5.2} fromM={10.6} toM={33} />
      <Houses rightM={11} fromM={13} toM={49} isLit />
      <path
        fill={tone('ground-shade')}
        d={onStreet([
          [-5.2, 4],
          [-5.2, 33],
          [-3.2, 40],
          [-1.4, 4],
        ])}
      />
      <path
        fill={tone('ground-shade')}
        d={`M232 698H348L404 872H150Z${onStreet([
          [trackM - 1.7, 24],
          [trackM + 1.7, 24],
          [trackM + 1.5, 11.8],
          [trackM + 0.2, 11],
          [trackM - 1.5, 11.8],
        ])}`}
      />
      <path fill={tone('ink')} d={rail(-0.8) + rail(0.7)} />
      <TrainOblique camera={camera} rightM={trackM} railM={-eyeM} tipM={13} lengthM={110} />
      <Portico />
      <Birds x={486} y={300} span={22} count={3} seed={75} />
    </Poster>
  );
}

export const poster: CityPoster = {
  Drawing: Bologna,
  above: 'terracotta-shade',
  cut: 58,
  tallCut: 75,
};
