import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { type PosterRole, tone } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const water = 246;
const spring = 228;

/** The five arches, the outer ones a little narrower: middle and radius. */
const arches: readonly (readonly [x: number, r: number])[] = [
  [72, 44],
  [190, 49],
  [312, 49],
  [434, 49],
  [552, 44],
];
const piers = [129, 251, 373, 495];

const opening = (x: number, r: number) =>
  path`M${x - r} ${water}V${spring}a${r} ${r} 0 0 1 ${r * 2} 0V${water}Z`;

/** The road rises towards the middle. */
const deck = (x: number) => 142 + Math.abs(x - 312) * 0.05;

interface BridgeProps {
  readonly face: PosterRole;
  readonly trim: PosterRole;
  readonly shade: PosterRole;
  readonly light: PosterRole;
}

/** White stone of Istria: a small temple front in relief on every pier, brackets under the road. */
function Bridge({ face, trim, shade, light }: BridgeProps) {
  const edge = (dy: number) => [-4, 312, 604].map((x) => [x, deck(x) + dy] as const);
  const course = (from: number, to: number) => polygon([...edge(from), ...edge(to).reverse()]);
  const brackets = Array.from({ length: 34 }, (_, i) => 4 + i * 18);
  return (
    <>
      <path
        fill={tone(face)}
        fillRule="evenodd"
        d={
          polygon([...edge(0), [604, water], [-4, water]]) +
          arches.map(([x, r]) => opening(x, r)).join('')
        }
      />
      <Shape
        color={shade}
        d={arches
          .map(
            ([x, r]) =>
              path`M${x - r} ${water}V${spring}a${r} ${r} 0 0 1 ${r} ${-r}q${-r + 18} 6 ${-r + 16} ${r}V${water}Z`,
          )
          .join('')}
      />
      <Shape
        color={trim}
        d={
          arches
            .map(
              ([x, r]) =>
                path`M${x - r - 9} ${spring}a${r + 9} ${r + 9} 0 0 1 ${r * 2 + 18} 0h-4a${r + 5} ${r + 5} 0 0 0 ${-r * 2 - 10} 0Z`,
            )
            .join('') +
          brackets.map((x) => rectangle(x, deck(x) + 12, 7, 7)).join('') +
          course(9, 12)
        }
      />
      <Shape
        color={light}
        d={
          course(-4, 8) +
          piers
            .map(
              (x) =>
                rectangle(x - 13, 182, 4, 32) +
                rectangle(x + 9, 182, 4, 32) +
                rectangle(x - 15, 214, 30, 4) +
                path`M${x - 17} 182L${x} 172L${x + 17} 182Z`,
            )
            .join('')
        }
      />
      <Shape color={shade} d={piers.map((x) => rectangle(x - 9, 182, 18, 32)).join('')} />
      <Shape
        color={light}
        d={piers
          .map((x) => path`M${x - 12} ${water}V232L${x} 224L${x + 12} 232V${water}Z`)
          .join('')}
      />
      <Shape
        color={trim}
        d={piers.map((x) => path`M${x} ${water}V224L${x + 12} 232V${water}Z`).join('')}
      />
      <Shape color={trim} d={disc(312, 166, 5)} />
    </>
  );
}

/** A fishing boat that rows out of the picture. */
function Boat() {
  return (
    <>
      <Shape color="sea-deep" d="M392 372Q480 392 604 380V394Q480 404 404 384Z" />
      <Shape color="paper" d="M380 326Q480 350 604 340V350Q480 358 384 336Z" />
      <Shape color="train" d="M384 336Q480 358 604 350V384Q470 390 414 368Q394 358 384 336Z" />
      <Shape
        color="train-shade"
        d="M396 354Q480 374 604 366V384Q470 390 414 368Q402 362 396 354Z"
      />
      <Shape
        color="ochre-shade"
        d="M486 346L470 300L474 299L492 346ZM500 300L440 392L446 396L506 304Z"
      />
    </>
  );
}

/** The bridge of Tiberius and its reflection, and the houses of San Giuliano. */
export function TiberiusBridge({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={110} count={20} seed={17} />
      <Shape color="cloud" d="M-4 74H180q14 0 14 10t-14 10H-4ZM60 96H290q10 0 10 8t-10 8H60Z" />
      <RoofRow x={330} y={166} width={280} height={92} houses={6} seed={14} bottom={172} />
      <Shape color="cypress" d="M-4 150q30 -30 60 -8q30 -22 60 2q44 -16 74 12l30 16H-4Z" />
      <Shape color="near-hill" d={rectangle(-2, 218, 604, 32)} />
      <Shape color="sea-mid" d={rectangle(-2, 234, 604, 20)} />
      <Bridge face="stone" trim="stone-mid" shade="stone-shade" light="paper" />
      <Shape color="sea-mid" d={rectangle(-2, water, 604, 160)} />
      <g transform={`translate(0 ${water * 2}) scale(1 -1)`}>
        <Bridge face="sea" trim="sea-mid" shade="sea-deep" light="foam" />
      </g>
      <Shape
        color="sea-mid"
        d={Array.from({ length: 5 }, (_, i) =>
          rectangle(-2, 268 + i * 17, 604, 1.5 + i * 0.6),
        ).join('')}
      />
      <Shape color="foam" d={rectangle(-2, water - 2, 604, 4)} />
      <Boat />
    </Sight>
  );
}
