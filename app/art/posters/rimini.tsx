import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Bushes } from '../kit/trees.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { ArchOfAugustus } from './landmarks/rimini-arch.tsx';

const canopies: readonly PosterRole[] = ['train', 'sea-mid', 'field'];

/** Rows of sunshades from high up, each row with its colour, larger towards the sea. */
const rows = [
  { y: 690, size: 24, from: 20, colour: 0 },
  { y: 738, size: 31, from: -6, colour: 1 },
  { y: 798, size: 40, from: 34, colour: 2 },
  { y: 872, size: 51, from: -10, colour: 0 },
] as const;

const places = rows.flatMap(({ y, size, from, colour }) =>
  Array.from({ length: Math.ceil((820 - from) / (size * 2.9)) }, (_, index) => ({
    x: from + index * size * 2.9,
    y,
    size,
    colour,
  })),
);

function canopy(x: number, y: number, rx: number): string {
  return path`
    M${x - rx} ${y}a${rx} ${rx * 0.56} 0 1 0 ${rx * 2} 0a${rx} ${rx * 0.56} 0 1 0 ${-rx * 2} 0Z
  `;
}

/** Every other gore of a sunshade, from its tip (a little above the middle) to its rim. */
function gores(x: number, y: number, rx: number): string {
  return [0, 90, 180, 270]
    .map((degrees) => {
      const [a, b] = [degrees + 12, degrees + 57].map((d) => (d * Math.PI) / 180) as [
        number,
        number,
      ];
      return path`
        M${x} ${y - rx * 0.16}L${x + rx * Math.cos(a)} ${y + rx * 0.56 * Math.sin(a)}
        A${rx} ${rx * 0.56} 0 0 1 ${x + rx * Math.cos(b)} ${y + rx * 0.56 * Math.sin(b)}Z
      `;
    })
    .join('');
}

function Beach() {
  return (
    <>
      <path
        fill={tone('ground-shade')}
        d={places
          .map(({ x, y, size }) => canopy(x + size * 0.7, y + size * 0.52, size * 0.92))
          .join('')}
      />
      <path fill={tone('paper')} d={places.map(({ x, y, size }) => canopy(x, y, size)).join('')} />
      {canopies.map((color, index) => (
        <path
          key={color}
          fill={tone(color)}
          d={places
            .filter(({ colour }) => colour === index)
            .map(({ x, y, size }) => gores(x, y, size))
            .join('')}
        />
      ))}
    </>
  );
}

function Huts() {
  const at = Array.from({ length: 15 }, (_, index) => index * 56 - 14);
  const colors: readonly PosterRole[] = ['sea', 'terracotta', 'ochre'];
  return (
    <>
      {colors.map((color, rest) => (
        <path
          key={color}
          fill={tone(color)}
          d={at
            .filter((_, index) => index % 3 === rest)
            .map((x) => rectangle(x, 620, 46, 40))
            .join('')}
        />
      ))}
      <path
        fill={tone('paper')}
        d={at
          .map(
            (x) =>
              path`M${x - 4} 622L${x + 23} 600L${x + 50} 622Z` + rectangle(x + 14, 632, 18, 28),
          )
          .join('')}
      />
      <path fill={tone('stone-shade')} d={at.map((x) => rectangle(x + 38, 622, 8, 38)).join('')} />
    </>
  );
}

/**
 * Rimini from above the sea: sunshades row upon row, the huts, the train, and the Arch of Augustus
 * over the town.
 */
function Rimini({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'sky-mid' },
          { y: 130, color: 'sky-low' },
        ]}
      />
      <Stars height={380} count={48} seed={71} />
      <Slope
        points={[
          [-10, 470],
          [140, 440],
          [300, 462],
          [520, 430],
          [690, 400],
          [810, 420],
        ]}
        bottom={600}
        color="far-hill"
      />
      <RoofRow x={-20} y={566} width={260} height={74} houses={5} seed={23} />
      <RoofRow x={560} y={566} width={260} height={80} houses={5} seed={9} />
      <path fill={tone('ground')} d={rectangle(0, 548, 800, 60)} />
      <path fill={tone('ground-shade')} d="M250 552H590L720 580H380Z" />
      <g transform="translate(120 3) scale(.7)">
        <ArchOfAugustus />
      </g>
      <Bushes x={-20} y={572} width={250} size={26} />
      <Bushes x={580} y={572} width={250} size={26} />
      <path fill={tone('stone-shade')} d={rectangle(0, 584, 800, 40)} />
      <path fill={tone('stone')} d={rectangle(0, 578, 800, 7)} />
      <TrainSide x={744} y={580} length={860} height={40} />
      <Slope
        points={[
          [-10, 652],
          [300, 650],
          [810, 654],
        ]}
        bottom={1010}
        color="ground"
      />
      <Huts />
      <Beach />
      <path fill={tone('stone-mid')} d="M-10 946Q120 916 260 940T520 930T810 950V1010H-10Z" />
      <path fill={tone('foam')} d="M-10 956Q120 926 260 950T520 940T810 960V1010H-10Z" />
      <path fill={tone('sea')} d="M-10 968Q120 940 260 962T520 952T810 972V1010H-10Z" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Rimini, above: 'sky-mid', strip: 'high' };
