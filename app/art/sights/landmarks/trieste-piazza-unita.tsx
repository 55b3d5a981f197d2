import { archRow } from '../../kit/buildings.tsx';
import { type Camera, plane, project } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { tone } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

/** From a ship at the quay: the town hall is 190 m away. */
const camera: Camera = { x: 386, y: 296, scale: 836 };
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A part of the palaces' front on one side of the square, in metres. */
function wall(side: number, from: number, to: number, low: number, high: number): string {
  return plane(camera, [
    [side, low, from],
    [side, low, to],
    [side, high, to],
    [side, high, from],
  ]);
}

/** Windows of a front, `step` metres apart, from one height to another. */
function windows(side: number, from: number, to: number, low: number, high: number): string {
  const count = Math.floor((to - from) / 7);
  const step = (to - from) / count;
  return range(count)
    .map((i) => wall(side, from + (i + 0.3) * step, from + (i + 0.7) * step, low, high))
    .join('');
}

/** The government's palace with its gold mosaics, and its neighbour, on the sunny side. */
function SunnySide() {
  const side = -40;
  return (
    <>
      <Shape color="stone" d={wall(side, 80, 138, -4.5, 18) + wall(side, 146, 188, -4.5, 17)} />
      <Shape color="ochre" d={wall(side, 80, 138, 8.5, 15) + wall(side, 146, 188, 9, 13)} />
      <Shape
        color="terracotta-shade"
        d={wall(side, 79, 139, 15, 16) + wall(side, 79, 139, 7.6, 8.4)}
      />
      <Shape
        color="stone-shade"
        d={wall(side, 78, 140, 17.6, 19.4) + wall(side, 145, 189, 17, 18.2)}
      />
      <Shape
        color="glow-window"
        d={
          windows(side, 82, 137, -4.5, 0.5) +
          windows(side, 82, 137, 2.2, 6) +
          windows(side, 82, 137, 9.6, 13.8) +
          windows(side, 148, 187, -4.5, 0) +
          windows(side, 148, 187, 2, 6) +
          windows(side, 148, 187, 10, 14)
        }
      />
    </>
  );
}

function ShadySide() {
  return (
    <>
      <Shape color="rose-shade" d={wall(40, 100, 189, -4.5, 19)} />
      <Shape color="terracotta-shade" d={wall(40, 98, 190, 19, 20.5)} />
      <Shape
        color="glow-window"
        d={[-4.5, 2, 8.5, 14.5].map((low) => windows(40, 104, 187, low, low + 3.6)).join('')}
      />
    </>
  );
}

const ground = 316;
const left = 222;
const width = 328;
const middle = left + width / 2;

/** The town hall: round arches in three rows, slate roofs, and the clock tower in its middle. */
function TownHall() {
  return (
    <>
      <Shape
        color="stone-shade"
        d={
          polygon([
            [left + 4, 216],
            [left + 12, 200],
            [left + width - 12, 200],
            [left + width - 4, 216],
          ]) +
          [left, left + width - 58]
            .map((x) => path`M${x - 3} 214q5 -18 12 -28h40q7 10 12 28Z`)
            .join('')
        }
      />
      <Shape
        color="stone"
        d={
          rectangle(left, 214, width, ground - 214) +
          rectangle(middle - 38, 196, 76, 30) +
          rectangle(middle - 24, 118, 48, 90)
        }
      />
      <Shape
        color="stone-mid"
        d={
          [0, 54, width - 58, width - 4].map((x) => rectangle(left + x, 214, 4, 102)).join('') +
          rectangle(left - 3, 280, width + 6, 4) +
          rectangle(left, 248, width, 2.5) +
          rectangle(left - 4, 211, width + 8, 4) +
          rectangle(middle - 42, 192, 84, 5) +
          rectangle(middle - 29, 154, 58, 4) +
          rectangle(middle - 29, 114, 58, 5) +
          rectangle(middle + 14, 118, 10, 74)
        }
      />
      <Shape
        color="glow-window"
        d={
          archRow(left + 8, ground, 3, 10, 5, 26) +
          archRow(left + width - 50, ground, 3, 10, 5, 26) +
          archRow(left + 62, ground, 5, 10, 5, 26) +
          archRow(left + width - 132, ground, 5, 10, 5, 26) +
          archRow(middle - 24, ground, 3, 13, 4.5, 30) +
          [276, 244]
            .map(
              (y) =>
                archRow(left + 9, y, 3, 8, 7, 22) +
                archRow(left + width - 49, y, 3, 8, 7, 22) +
                archRow(left + 63, y, 5, 8, 7, 22) +
                archRow(left + width - 131, y, 5, 8, 7, 22) +
                archRow(middle - 23, y, 3, 10, 8, 24),
            )
            .join('') +
          archRow(middle - 15, 190, 2, 10, 6, 26)
        }
      />
      <Shape color="paper" d={disc(middle - 2, 136, 15)} />
      <Shape
        color="ink"
        d={rectangle(middle - 3, 125, 2.4, 12) + rectangle(middle - 3, 135, 9, 2.4)}
      />
    </>
  );
}

/** On top of the tower two bronze Moors strike the bell under a small roof. */
function Moors() {
  return (
    <>
      <Shape
        color="stone-shade"
        d={path`M${middle - 27} 114L${middle - 14} 88H${middle + 14}L${middle + 27} 114Z`}
      />
      <Shape
        color="ink"
        d={
          [-1, 1]
            .map(
              (s) =>
                disc(middle + s * 12, 64, 3) +
                polygon([
                  [middle + s * 10, 68],
                  [middle + s * 15, 68],
                  [middle + s * 17, 89],
                  [middle + s * 9, 89],
                ]) +
                polygon([
                  [middle + s * 12, 68],
                  [middle + s * 3, 75],
                  [middle + s * 4, 78],
                  [middle + s * 13, 72],
                ]),
            )
            .join('') + rectangle(middle - 1, 40, 2, 16)
        }
      />
      <Shape color="ochre-shade" d={path`M${middle - 6} 84q2 -4 2 -10q0 -8 4 -8t4 8q0 6 2 10Z`} />
      <Shape
        color="stone-shade"
        d={
          path`M${middle - 22} 60L${middle} 44L${middle + 22} 60Z` +
          rectangle(middle - 20, 58, 3, 31) +
          rectangle(middle + 17, 58, 3, 31)
        }
      />
    </>
  );
}

/** Pale bands in the paving that run to the town hall; by night, blue lights along the old dock. */
function Paving() {
  const lights = range(9).map((i) => 34 + i * i * 1.9);
  return (
    <>
      <Shape color="ground" d={rectangle(-2, ground - 2, 604, 90)} />
      <Shape
        color="stone"
        d={[-62, -42, -22, -2, 18, 38]
          .map((right) =>
            plane(camera, [
              [right, -4.5, 36],
              [right, -4.5, 186],
              [right + 4, -4.5, 186],
              [right + 4, -4.5, 36],
            ]),
          )
          .join('')}
      />
      <Shape
        color="ground-shade"
        d={plane(camera, [
          [40, -4.5, 30],
          [40, -4.5, 186],
          [20, -4.5, 176],
          [4, -4.5, 30],
        ])}
      />
      <path
        className="night"
        fill={tone('star')}
        d={[-20, 0, 20]
          .flatMap((right) => lights.map((ahead) => project(camera, [right + 2, -4.5, ahead])))
          .map(([x, y]) => {
            const r = (y - camera.y) * 0.04;
            return path`M${x - r * 2} ${y}l${r * 2} ${-r}l${r * 2} ${r}l${-r * 2} ${r}Z`;
          })
          .join('')}
      />
    </>
  );
}

/** The fountain of the four continents: a heap of rocks, figures at its corners, one on top. */
function Fountain() {
  return (
    <>
      <Shape color="ground-shade" d="M262 336h70l-10 12h-92Z" />
      <Shape color="stone-mid" d="M256 326h76l-6 13h-64Z" />
      <Shape color="stone" d="M268 327l6 -20l8 4l8 -17l9 -4l9 19l8 -2l5 20Z" />
      <Shape color="stone-shade" d="M299 290l9 19l8 -2l5 20h-24Z" />
      <Shape
        color="ink"
        d={`M290 294l3 -16l8 -6l4 5l-2 17Z${disc(297, 270, 3.4)}M270 310l2 -12h6v12ZM314 310v-12h6l2 12Z`}
      />
    </>
  );
}

/** One of the two tall flagstaffs, with the city's white halberd on red in the bora. */
function Flagstaff() {
  return (
    <>
      <Shape color="ink" d={rectangle(128, -4, 5, 366)} />
      <Shape color="ink" d="M118 362h25l6 22h-37ZM104 384h53v12h-53Z" />
      <Shape
        color="train"
        d="M133 20Q176 -6 220 18T308 22Q302 62 314 116Q270 96 224 112T133 104Z"
      />
      <Shape
        color="train-shade"
        d="M250 27Q280 34 308 22Q302 62 314 116Q290 104 262 106Q252 66 250 27Z"
      />
      <Shape
        color="paper"
        d="M210 98V66Q196 64 190 50Q184 62 176 58Q184 36 178 30Q196 32 203 52Q209 58 209 44Q202 40 212 20Q222 40 215 44Q215 58 221 52Q228 34 246 34Q238 40 246 60Q238 64 233 52Q227 65 215 66V98Z"
      />
    </>
  );
}

/** Piazza Unità from the sea: palaces on three sides, the bora in the city's flag. */
export function PiazzaUnita({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={170} count={22} seed={12} />
      <Cloud x={470} y={90} width={170} />
      <Shape color="rose-shade" d={rectangle(120, 214, 110, 100)} />
      <TownHall />
      <Moors />
      <Paving />
      <SunnySide />
      <ShadySide />
      <Fountain />
      <Flagstaff />
    </Sight>
  );
}
