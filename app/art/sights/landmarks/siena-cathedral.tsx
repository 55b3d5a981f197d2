import { archRow } from '../../kit/buildings.tsx';
import { bar, disc } from '../../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const front = 170;
/** Where the front meets its steps. */
export const steps = 378;

/** Stripes of dark marble between two sides of a wall. */
function stripes(x: number, width: number, top: number, bottom: number, step: number): string {
  let data = '';
  for (let y = top; y < bottom; y += step) data += rectangle(x, y, width, step / 2);
  return data;
}

/** The bell tower: one light more to its windows from storey to storey, up to six. */
export function BellTower() {
  const [x, width, top] = [440, 96, 74];
  const lights = [6, 5, 4, 3, 2, 1].map((count, row) => {
    const w = 10;
    const left = x + width / 2 - (count * 12 - 2) / 2;
    return archRow(left, top + 36 + row * 50, count, w, 2, 28);
  });
  const frames = [6, 5, 4, 3, 2, 1].map((count, row) =>
    rectangle(x + width / 2 - count * 6 - 3, top + 4 + row * 50, count * 12 + 6, 36),
  );
  const spike = (at: number, high: number) => path`M${at - 8} ${top}l8 ${-high}l8 ${high}Z`;
  return (
    <>
      <Shape color="stone" d={rectangle(x, top, width, 330)} />
      <Shape color="cypress" d={stripes(x, width, top + 4, 400, 14)} />
      <Shape color="stone-shade" d={rectangle(x + 74, top, 22, 330)} />
      <Shape color="ink" d={stripes(x + 74, 22, top + 4, 400, 14)} />
      <Shape
        color="stone"
        d={rectangle(x - 5, top - 4, width + 10, 8) + spike(x + 6, 34) + spike(x + 90, 34)}
      />
      <Shape color="stone" d={path`M${x + 14} ${top}L${x + 48} -14L${x + 82} ${top}Z`} />
      <Shape color="stone-shade" d={path`M${x + 60} ${top}L${x + 48} -14L${x + 82} ${top}Z`} />
      <Shape color="stone" d={frames.join('')} />
      <Shape color="glow-window" d={lights.join('')} />
    </>
  );
}

/** The nave behind the front, and the dome on its ring of columns. */
export function Nave() {
  const [x, foot] = [352, 150];
  return (
    <>
      <Shape
        color="stone"
        d={rectangle(260, foot, 200, 260) + rectangle(x - 52, foot - 30, 104, 40)}
      />
      <Shape
        color="cypress"
        d={stripes(260, 200, 155, 186, 14) + stripes(260, 200, 211, 400, 14)}
      />
      <Shape color="stone-shade" d={rectangle(x + 20, foot - 30, 32, 30)} />
      <Shape color="glow-window" d={archRow(x - 48, foot + 4, 8, 7, 5.5, 26)} />
      <Shape color="stone-mid" d={path`M${x - 52} ${foot - 30}q4 -58 46 -70h12q42 12 46 70Z`} />
      <Shape color="stone-shade" d={path`M${x + 6} ${foot - 100}q42 12 46 70h-26q0 -46 -20 -70Z`} />
      <Shape
        color="stone"
        d={
          rectangle(x - 9, foot - 122, 18, 24) +
          path`M${x - 10} ${foot - 120}l10 -16l10 16Z` +
          rectangle(x - 56, foot - 34, 112, 6)
        }
      />
      <Shape color="terracotta" d="M260 190H460V208H260Z" />
    </>
  );
}

const doors = [-112, 0, 112].map((dx) => front + dx);
/** The turrets between and beside the doors; the two in the middle are taller. */
const turrets = [-168, -58, 58, 168].map((dx) => ({
  x: front + dx,
  top: Math.abs(dx) < 100 ? 66 : 132,
}));

function gable(x: number, half: number, low: number, high: number): string {
  return path`M${x - half} ${low}L${x} ${high}L${x + half} ${low}Z`;
}

/** The three gables of the upper storey, so much smaller than their outline. */
function upperGables(inset: number): string {
  return doors
    .map((x) =>
      x === front
        ? gable(x, 66 - inset, 98 - inset * 0.4, 8 + inset)
        : gable(x, 58 - inset, 158 - inset * 0.4, 80 + inset),
    )
    .join('');
}

/** Arches of one size at the three doors. */
function doorways(width: number, height: number): string {
  return doors.map((x) => archPath(x, steps, width, height)).join('');
}

function Rose() {
  const spokes = [0, 30, 60, 90, 120, 150].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [40 * Math.cos(angle), 40 * Math.sin(angle)];
    return bar([front - dx, 156 - dy], [front + dx, 156 + dy], 2.4);
  });
  const busts = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
    const along = front - 42 + index * 12;
    return [disc(along, 111, 3.5), disc(along, 201, 3.5)];
  });
  return (
    <>
      <Shape color="rose" d={rectangle(front - 47, 106, 94, 100)} />
      <Shape color="terracotta" d={busts.join('')} />
      <Shape color="stone" d={disc(front, 156, 45)} />
      <Shape color="glow-window" d={disc(front, 156, 38)} />
      <Shape color="stone-mid" d={spokes.join('')} />
      <Shape color="stone" d={disc(front, 156, 10)} />
    </>
  );
}

/** The front: three deep doors under gables, the great rose, and three more gables with mosaics. */
export function Front() {
  return (
    <>
      <Shape
        color="stone"
        d={
          rectangle(front - 168, 152, 336, 240) +
          rectangle(front - 58, 94, 116, 80) +
          upperGables(0)
        }
      />
      <Shape color="cypress" d={stripes(front - 168, 336, 250, 376, 14)} />
      <Shape color="field" d={upperGables(20)} />
      <Shape
        color="sea-deep"
        d={doors.map((x) => disc(x, x === front ? 74 : 138, x === front ? 12 : 9)).join('')}
      />
      <Shape
        color="rose"
        d={rectangle(front - 168, 212, 336, 8) + rectangle(front - 168, 228, 336, 4)}
      />
      <Rose />
      <Shape
        color="stone"
        d={turrets
          .map(
            ({ x, top }) =>
              rectangle(x - 11, top, 22, 246 + 132 - top) + gable(x, 13, top, top - 44),
          )
          .join('')}
      />
      <Shape
        color="stone-mid"
        d={turrets
          .filter((_, index) => index % 2 === 0)
          .map(({ x, top }) =>
            polygon([
              [x + 11, top + 40],
              [x + 30, 190],
              [x + 30, 212],
              [x + 11, 212],
            ]),
          )
          .join('')}
      />
      <Shape
        color="stone-shade"
        d={turrets.map(({ x, top }) => rectangle(x + 4, top, 7, steps - top)).join('')}
      />
      <Shape color="rose" d={doors.map((x) => gable(x, 52, 306, 216)).join('')} />
      <Shape
        color="stone"
        d={doors.map((x) => gable(x, 44, 304, 230)).join('') + doorways(108, 112)}
      />
      <Shape color="field" d={doors.map((x) => disc(x, 258, 8)).join('')} />
      <Shape color="rose" d={doorways(82, 98)} />
      <Shape color="stone" d={doorways(68, 90)} />
      <Shape color="stone-shade" d={doorways(52, 80)} />
      <Shape color="glow-window" d={doorways(36, 68)} />
      <Shape
        color="stone-mid"
        d={rectangle(-2, steps, 400, 6) + rectangle(-2, steps + 10, 420, 6)}
      />
    </>
  );
}
