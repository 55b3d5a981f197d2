import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';
import { TiberiusBridge } from '../landmarks/rimini-bridge.tsx';
import { Tempio } from '../landmarks/rimini-tempio.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const radius = 19;

/** The sunshades of three bathing establishments: the first x of each and its colour. */
const clubs = [
  { from: -90, color: 'train' },
  { from: 150, color: 'sea-mid' },
  { from: 390, color: 'near-hill' },
] as const;

const places = (from: number) =>
  range(5).flatMap((row) =>
    range(4).map((i) => [from + i * 52, 6 + row * 58 + (i % 2) * 3] as const),
  );

/** Every other gore of a sunshade seen from straight above. */
const gores = range(4)
  .map((i) => {
    const [a, b] = [i * 90 + 20, i * 90 + 65].map((degrees) => (degrees * Math.PI) / 180);
    const [ax, ay] = [radius * Math.cos(a ?? 0), radius * Math.sin(a ?? 0)];
    const [bx, by] = [radius * Math.cos(b ?? 0), radius * Math.sin(b ?? 0)];
    return path`l${ax} ${ay}a${radius} ${radius} 0 0 1 ${bx - ax} ${by - ay}Z`;
  })
  .join('m0 0');

function Sunshades() {
  const all = clubs.flatMap(({ from }) => places(from));
  return (
    <>
      <Shape
        color="paper"
        d={all
          .map(([x, y]) => rectangle(x - 20, y + 8, 11, 30) + rectangle(x + 9, y + 8, 11, 30))
          .join('')}
      />
      <Shape color="ground-shade" d={all.map(([x, y]) => disc(x + 13, y + 11, radius)).join('')} />
      <Shape color="paper" d={all.map(([x, y]) => disc(x, y, radius)).join('')} />
      {clubs.map(({ from, color }) => (
        <Shape
          key={color}
          color={color}
          d={places(from)
            .map(([x, y]) => path`M${x} ${y}${gores}`)
            .join('')}
        />
      ))}
      <Shape color="ink" d={all.map(([x, y]) => disc(x, y, 2)).join('')} />
    </>
  );
}

/** The red rowing catamaran of the lifeguards, its oars out. */
function RescueBoat() {
  const hull = (x: number) => path`M${x} 296q9 10 9 28v58q0 12 -9 20q-9 -8 -9 -20v-58q0 -18 9 -28Z`;
  return (
    <>
      <Shape color="sea-mid" d={`M284 330h74v64q-20 20 -74 12Z`} />
      <Shape
        color="train"
        d={hull(288) + hull(328) + rectangle(280, 326, 56, 10) + rectangle(280, 366, 56, 10)}
      />
      <Shape color="train-shade" d={rectangle(280, 342, 56, 16)} />
      <Shape
        color="paper"
        d={
          rectangle(302, 330, 12, 44) +
          polygon([
            [296, 350],
            [232, 330],
            [233, 326],
            [297, 346],
          ]) +
          polygon([
            [320, 350],
            [384, 330],
            [383, 326],
            [319, 346],
          ]) +
          'M234 332l-26 -4l3 -9l24 6ZM382 332l26 -4l-3 -9l-24 6Z'
        }
      />
    </>
  );
}

function Walkways() {
  return (
    <>
      <Shape
        color="stone"
        d={[-128, 108, 348, 588].map((x) => rectangle(x, -120, 18, 398)).join('')}
      />
      <Shape
        color="stone-mid"
        d={[-128, 108, 348, 588]
          .map((x) =>
            range(13)
              .map((i) => rectangle(x, -100 + i * 29, 18, 2))
              .join(''),
          )
          .join('')}
      />
    </>
  );
}

/** The beach from straight above: sunshades in the colours of their clubs, up to the sea. */
function Beach({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="ground">
      <g transform="rotate(-17 300 200)">
        <Walkways />
        <Sunshades />
        <path
          fill={tone('stone-mid')}
          d="M-140 300Q-40 284 60 302T260 300T460 302T740 296V640H-140Z"
        />
        <path fill={tone('foam')} d="M-140 314Q-40 296 60 316T260 312T460 316T740 308V640H-140Z" />
        <path fill={tone('sea')} d="M-140 330Q-40 312 60 332T260 326T460 332T740 322V640H-140Z" />
        <path
          fill={tone('foam')}
          d="M-20 372Q60 356 150 374Q60 366 -20 372ZM440 378Q520 362 600 380Q520 370 440 378Z"
        />
        <path fill={tone('sea-mid')} d="M-140 420Q20 396 180 424T480 416T740 420V640H-140Z" />
        <g transform="translate(40 10)">
          <RescueBoat />
        </g>
      </g>
    </Sight>
  );
}

export const sights: CitySights = {
  beach: Beach,
  'tiberius-bridge': TiberiusBridge,
  'tempio-malatestiano': Tempio,
};
