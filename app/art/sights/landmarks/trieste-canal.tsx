import { type Camera, plane } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import { Glitter } from '../../kit/water.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const x = 262;
const camera: Camera = { x, y: 258, scale: 700 };
const quay = -2.6;

/** The houses along a bank: from and to in metres ahead, height above the eye, colour. */
const houses: readonly (readonly [from: number, to: number, top: number, color: PosterRole])[] = [
  [10, 34, 15, 'terracotta'],
  [34, 54, 17.5, 'ochre'],
  [54, 78, 15, 'rose'],
  [78, 112, 18, 'ochre'],
];
const shaded: readonly (readonly [from: number, to: number, top: number, color: PosterRole])[] = [
  [10, 36, 17, 'stone-shade'],
  [36, 62, 14.5, 'rose-shade'],
  [62, 86, 18, 'ochre-shade'],
  [86, 112, 16, 'rose-shade'],
];

function wall(side: number, from: number, to: number, low: number, high: number): string {
  return plane(camera, [
    [side, low, from],
    [side, low, to],
    [side, high, to],
    [side, high, from],
  ]);
}

function Bank({ side, fronts }: { side: number; fronts: typeof houses }) {
  const rows = [0.4, 5.2, 9.6];
  return (
    <>
      {fronts.map(([from, to, top, color]) => (
        <Shape key={from} color={color} d={wall(side, from, to, quay, top)} />
      ))}
      <Shape
        color="stone"
        d={fronts.map(([from, to, top]) => wall(side, from, to, top - 0.8, top)).join('')}
      />
      <Shape
        color="glow-window"
        d={fronts
          .map(([from, to]) => {
            const count = Math.round((to - from) / 6.4);
            const step = (to - from) / count;
            return rows
              .map((low) =>
                range(count)
                  .map((i) =>
                    wall(side, from + (i + 0.3) * step, from + (i + 0.68) * step, low, low + 2.7),
                  )
                  .join(''),
              )
              .join('');
          })
          .join('')}
      />
    </>
  );
}

/** Sant'Antonio: six Ionic columns, a gable, six saints on the attic, and the dome behind. */
function Church() {
  const columns = range(6).map((i) => x - 62.5 + i * 25);
  return (
    <>
      <RoundDome x={x} y={112} width={112} height={58} colors={['stone-mid', 'stone-shade']} />
      <Shape
        color="stone-shade"
        d={
          rectangle(x - 7, 40, 14, 18) +
          path`M${x - 9} 40q9 -14 18 0Z` +
          rectangle(x - 1, 22, 2, 12)
        }
      />
      <Shape color="stone-mid" d={rectangle(x - 94, 110, 188, 160)} />
      <Shape
        color="stone-shade"
        d={rectangle(x + 56, 118, 38, 152) + rectangle(x - 98, 108, 196, 5)}
      />
      <Shape
        color="stone"
        d={columns.map((cx) => disc(cx, 86, 3.4) + path`M${cx - 4} 89h8l2 20h-12Z`).join('')}
      />
      <Shape
        color="stone"
        d={polygon([
          [x - 80, 158],
          [x, 124],
          [x + 80, 158],
        ])}
      />
      <Shape
        color="stone-mid"
        d={polygon([
          [x - 58, 154],
          [x, 130],
          [x + 58, 154],
        ])}
      />
      <Shape color="stone" d={rectangle(x - 78, 158, 156, 13)} />
      <Shape color="window" d={rectangle(x - 74, 171, 148, 76)} />
      <Shape color="glow-window" d={rectangle(x - 9, 196, 18, 51)} />
      <Shape
        color="stone"
        d={columns
          .map(
            (cx) =>
              rectangle(cx - 6, 176, 12, 64) +
              rectangle(cx - 9, 170, 18, 7) +
              rectangle(cx - 8, 238, 16, 10),
          )
          .join('')}
      />
      <Shape color="stone-shade" d={columns.map((cx) => rectangle(cx + 2, 177, 4, 61)).join('')} />
      <Shape color="stone" d={rectangle(x - 84, 247, 168, 8)} />
      <Shape color="stone-mid" d={rectangle(x - 90, 255, 180, 14)} />
    </>
  );
}

/** The light blue domes of the Serbian church, behind the houses on the right. */
function SanSpiridione() {
  return (
    <>
      <Shape color="stone" d={rectangle(388, 96, 62, 70) + rectangle(372, 130, 18, 40)} />
      <RoundDome x={419} y={98} width={62} height={44} colors={['sea', 'sea-mid']} />
      <RoundDome x={381} y={132} width={20} height={24} colors={['sea', 'sea-mid']} />
      <Shape
        color="ochre"
        d={
          rectangle(418, 34, 2.6, 22) +
          rectangle(413, 40, 12.6, 2.6) +
          rectangle(380, 94, 2, 15) +
          rectangle(376.5, 98, 9, 2)
        }
      />
      <Shape
        color="glow-window"
        d={range(4)
          .map((i) => rectangle(395 + i * 14, 104, 6, 22))
          .join('')}
      />
    </>
  );
}

/** Boats moored along both quays: side and distance of each, and the colour of its cover. */
function Boats() {
  const boats = [84, 60, 44, 32];
  const hull = (side: number, ahead: number) => {
    const k = camera.scale / ahead;
    const bx = x + side * 7 * k;
    const y = camera.y - (quay - 1.6) * k;
    return { k, bx, y };
  };
  const all = boats.flatMap((ahead) => [hull(-1, ahead), hull(1, ahead * 0.86)]);
  return (
    <>
      <Shape
        color="paper"
        d={all
          .map(
            ({ k, bx, y }) =>
              path`M${bx - k * 1.4} ${y - k * 0.7}Q${bx} ${y - k * 0.4} ${bx + k * 1.4} ${y - k * 0.7}L${bx + k} ${y}H${bx - k}Z`,
          )
          .join('')}
      />
      <Shape
        color="train"
        d={all
          .filter((_, index) => index % 3 === 0)
          .map(
            ({ k, bx, y }) =>
              path`M${bx - k * 1.2} ${y - k * 0.6}q${k * 1.2} ${-k * 1.3} ${k * 2.4} 0q${-k * 1.2} ${k * 0.4} ${-k * 2.4} 0Z`,
          )
          .join('')}
      />
      <Shape
        color="sea-mid"
        d={all
          .filter((_, index) => index % 3 !== 0)
          .map(
            ({ k, bx, y }) =>
              path`M${bx - k * 1.2} ${y - k * 0.6}q${k * 1.2} ${-k * 1.3} ${k * 2.4} 0q${-k * 1.2} ${k * 0.4} ${-k * 2.4} 0Z`,
          )
          .join('')}
      />
    </>
  );
}

function Water() {
  const quays = (side: number) =>
    plane(camera, [
      [side * 9, quay, 12],
      [side * 9, quay, 112],
      [side * 9, quay - 1.6, 112],
      [side * 9, quay - 1.6, 12],
    ]);
  const pavement = (side: number) =>
    plane(camera, [
      [side * 9, quay, 12],
      [side * 9, quay, 112],
      [side * 17, quay, 112],
      [side * 17, quay, 12],
    ]);
  return (
    <>
      <Shape color="ground" d={pavement(-1)} />
      <Shape color="ground-shade" d={pavement(1)} />
      <Shape color="stone" d={rectangle(x - 58, 276, 116, 8)} />
      <Shape color="stone-mid" d={quays(1)} />
      <Shape color="stone-shade" d={quays(-1)} />
      <Shape
        color="foam"
        d={
          range(6)
            .map((i) => rectangle(x - 48 + i * 18, 286, 9, 46))
            .join('') +
          polygon([
            [x - 58, 332],
            [x + 58, 332],
            [x + 58, 342],
            [x, 368],
            [x - 58, 342],
          ])
        }
      />
      <Shape
        color="sea"
        d={range(4)
          .map((i) => rectangle(x - 62, 300 + i * 18, 124, 2 + i))
          .join('')}
      />
      <Glitter x={x} y={364} bottom={404} width={150} count={6} seed={5} color="sea-mid" />
    </>
  );
}

/** The Canal Grande from its water, with the church that closes it. */
export function Canal({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="halo">
      <SanSpiridione />
      <Shape color="sea" d={rectangle(-2, 268, 604, 134)} />
      <Shape color="ground" d={rectangle(150, 262, 230, 16)} />
      <Church />
      <Bank side={-17} fronts={houses} />
      <Bank side={17} fronts={shaded} />
      <Water />
      <Boats />
    </Sight>
  );
}
