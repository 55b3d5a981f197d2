import { RoofRow } from '../kit/buildings.tsx';
import { type Camera, type Place, plane, project } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { type Point, path, polygon, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { ArchOfAugustus } from './landmarks/rimini-arch.tsx';

/** The eye of the lifeguard, on his high seat over the sand. */
const camera: Camera = { x: 560, y: 470, scale: 800 };
const eyeM = 4.5;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The railway left of the beach, on a low wall. */
const railM = -3.7;
const trackM = -9;
/** For the train, which shows its left side: its right side is that one mirrored. */
const mirrored: Camera = { ...camera, x: 800 - camera.x };

const along = (rightM: number, upM: number, fromM = 7, toM = 400): Place[] => [
  [rightM, upM, fromM],
  [rightM, upM, toM],
];
const strip = (one: Place[], other: Place[]) => plane(camera, [...one, ...other.toReversed()]);

function Railway() {
  return (
    <>
      <path fill={tone('ground-shade')} d={strip(along(-14, railM), along(-6.6, railM))} />
      <path fill={tone('stone')} d={strip(along(-6.6, railM), along(-6.2, railM))} />
      <path fill={tone('stone-mid')} d={strip(along(-6.2, railM), along(-6.2, -eyeM))} />
      <g transform="translate(800 0) scale(-1 1)">
        <TrainOblique camera={mirrored} rightM={-trackM} railM={railM} tipM={16.4} />
      </g>
    </>
  );
}

/** A row of sunshades across the beach; `aheadM` from the eye. */
interface ShadeRow {
  readonly aheadM: number;
  readonly color: PosterRole;
}

const rows: readonly ShadeRow[] = [
  { aheadM: 46, color: 'sea-mid' },
  { aheadM: 33, color: 'field' },
  { aheadM: 24, color: 'sea-mid' },
  { aheadM: 17.4, color: 'field' },
  { aheadM: 12.6, color: 'sea-mid' },
  { aheadM: 9, color: 'field' },
];
const columnsM = [-4.6, -1.7, 1.2, 4.1];

/** The front half of a rim, from its right end to its left. */
const rim = (x: number, y: number, rx: number, ry: number): Point[] =>
  range(9).map((i) => {
    const turn = (i * Math.PI) / 8;
    return [x + rx * Math.cos(turn), y + ry * Math.sin(turn)];
  });

/** Cones of cloth on poles, their shadows away from the sea. */
function Sunshades({ aheadM, color }: ShadeRow) {
  const size = camera.scale / aheadM;
  const [rx, ry, high] = [size * 1.2, size * 1.2 * Math.max(0.14, 2.6 / aheadM), size * 0.62];
  const parts = columnsM.map((rightM) => {
    const [x, y] = project(camera, [rightM, -2.3, aheadM]);
    const foot = project(camera, [rightM, -eyeM, aheadM]);
    const edge = rim(x, y, rx, ry);
    const tip: Point = [x, y - high];
    const [sx, sy] = project(camera, [rightM - 0.9, -eyeM, aheadM - 0.2]);
    return {
      shadow: path`
        M${sx - rx} ${sy}a${rx} ${ry * 1.3} 0 1 0 ${rx * 2} 0
        a${rx} ${ry * 1.3} 0 1 0 ${-rx * 2} 0Z
      `,
      pole: rectangle(x - size * 0.04, y, size * 0.08, foot[1] - y),
      cone: polygon([tip, ...edge]),
      gores: [0, 2, 4, 6].map((i) => polygon([tip, ...edge.slice(i, i + 2)])).join(''),
    };
  });
  const join = (name: keyof (typeof parts)[number]) => parts.map((part) => part[name]).join('');
  return (
    <>
      <path fill={tone('ground-shade')} d={join('shadow')} />
      <path fill={tone('stone-shade')} d={join('pole')} />
      <path fill={tone('paper')} d={join('cone')} />
      <path fill={tone(color)} d={join('gores')} />
    </>
  );
}

function Shore() {
  return (
    <>
      <path fill={tone('ground')} d={rectangle(0, 470, 800, 540)} />
      <path fill={tone('stone-mid')} d="M560 470Q640 556 690 590T810 712V470Z" />
      <path
        fill={tone('stone')}
        d={range(40)
          .map((i) => 5 + i * 1.2)
          .map((from) =>
            strip(along(-0.7, -eyeM, from, from + 0.9), along(0.2, -eyeM, from, from + 0.9)),
          )
          .join('')}
      />
      <path fill={tone('foam')} d="M562 470Q652 552 704 582T810 690V470Z" />
      <path fill={tone('sea')} d="M566 470Q668 544 722 574T810 664V470Z" />
      <path fill={tone('sea-mid')} d="M590 470Q700 520 810 560V470Z" />
      <path fill={tone('sea-deep')} d={rectangle(590, 468, 220, 12)} />
      <path fill={tone('paper')} d="M676 474V418Q704 444 702 474ZM672 474V428L654 474Z" />
      <path fill={tone('ink')} d="M650 474H708L700 484H660Z" />
    </>
  );
}

const hub: Point = [640, -330];
const hem = range(15).map((i): Point => {
  const turn = ((i * 12 + 6) * Math.PI) / 180;
  return [640 + 800 * Math.cos(turn), 20 + 165 * Math.sin(turn)];
});

/** The lifeguard's own sunshade from below it, its flaps in the light. */
function Canopy() {
  const sides = hem.slice(1).map((to, i) => ({ from: hem[i] ?? to, to, isLight: i % 2 === 0 }));
  const gore = ({ from, to }: { from: Point; to: Point }) =>
    path`M${hub[0]} ${hub[1]}L${from[0]} ${from[1]}L${to[0]} ${to[1]}Z`;
  const flap = ({ from, to }: { from: Point; to: Point }) =>
    path`
      M${from[0]} ${from[1]}L${to[0]} ${to[1]}v26
      Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 46} ${from[0]} ${from[1] + 26}Z
    `;
  const light = sides.filter(({ isLight }) => isLight);
  const dark = sides.filter(({ isLight }) => !isLight);
  return (
    <>
      <path fill={tone('stone-shade')} d={rectangle(752, 150, 16, 860)} />
      <path fill={tone('paper')} d={rectangle(762, 150, 6, 860)} />
      <path
        fill={tone('sea-deep')}
        d={polygon([[-160, -900], ...hem.toReversed(), [1440, -900]])}
      />
      <path fill={tone('stone-shade')} d={light.map(gore).join('')} />
      <path fill={tone('paper')} d={light.map(flap).join('')} />
      <path fill={tone('sea-mid')} d={dark.map(flap).join('')} />
    </>
  );
}

/** The rail of the high seat, and the lifebuoy that hangs on it. */
function HighSeat() {
  const ring = (r: number) =>
    path`M${116 - r} 948a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
  const band = (degrees: number) => {
    const [from, to] = [degrees - 17, degrees + 17].map((d) => (d * Math.PI) / 180) as [
      number,
      number,
    ];
    const at = (turn: number, r: number): Point => [
      116 + r * Math.cos(turn),
      948 + r * Math.sin(turn),
    ];
    return polygon([
      at(from, 58),
      at(from, 112),
      at((from + to) / 2, 116),
      at(to, 112),
      at(to, 58),
    ]);
  };
  return (
    <>
      <path fill={tone('paper')} d={rectangle(-10, 884, 820, 20)} />
      <path fill={tone('stone-shade')} d={rectangle(-10, 902, 820, 10)} />
      <path fill={tone('paper')} fillRule="evenodd" d={ring(112) + ring(58)} />
      <path fill={tone('terracotta')} d={[-135, -45, 45, 135].map(band).join('')} />
    </>
  );
}

/**
 * Rimini from the lifeguard's seat: sunshades along the sand, the train beside them, and the Arch
 * of Augustus over the town.
 */
function Rimini({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'sky-mid' },
          { y: 330, color: 'sky-low' },
        ]}
      />
      <Stars height={460} count={40} seed={71} />
      <Slope
        points={[
          [-10, 392],
          [140, 372],
          [300, 402],
          [420, 380],
          [560, 440],
          [640, 472],
        ]}
        bottom={480}
        color="far-hill"
      />
      <Shore />
      <RoofRow x={-30} y={500} width={190} height={96} houses={3} seed={23} bottom={640} />
      <RoofRow x={400} y={480} width={150} height={60} houses={4} seed={9} />
      <g transform="translate(30 65) scale(.6)">
        <ArchOfAugustus />
      </g>
      <path fill={tone('near-hill')} d="M-10 530H300L430 492L560 470L-10 720Z" />
      <Railway />
      {rows.map((row) => (
        <Sunshades key={row.aheadM} {...row} />
      ))}
      <HighSeat />
      <Canopy />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Rimini, above: 'sea-deep', cut: 70 };
