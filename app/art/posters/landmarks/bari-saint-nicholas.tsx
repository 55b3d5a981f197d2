import type { Camera } from '../../kit/camera.ts';
import { type Point, polygon } from '../../kit/geometry.ts';
import { wallShapes } from '../../kit/wall.ts';
import { tone } from '../../palette.ts';

export const horizon = 610;
export const camera: Camera = { x: 400, y: horizon, scale: 800 };
export const ground = -6;

const { area, arch, at, panel } = wallShapes({
  camera,
  near: [-19, 27],
  far: [11, 51],
  groundM: ground,
});

const middle = 22;
/** The front steps back between the towers by so many metres. */
const back = -2.4;

/** The same on both sides of the middle. */
function both(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** Small arches that hang under a slope, from one place on the wall to another. */
function hangingArches(from: Point, to: Point, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const along = from[0] + (to[0] - from[0]) * share;
    return arch(along, from[1] + (to[1] - from[1]) * share - 1.7, 0.62, 1, back);
  }).join('');
}

/** Two lights under the sill's middle, side by side. */
function twin(along: number, sill: number, wide: number, high: number): string {
  return (
    arch(along - wide * 0.62, sill, wide, high, back) +
    arch(along + wide * 0.62, sill, wide, high, back)
  );
}

/** The side of a tower that looks at the front between both. */
function flank(along: number, top: number): string {
  return polygon([at(along, 0, 0), at(along, top, 0), at(along, top, back), at(along, 0, back)]);
}

/**
 * Saint Nicholas in the first sun: a bare white front in three parts between two cut-off towers,
 * seen along its length.
 */
export function SaintNicholas() {
  const front: readonly Point[] = [
    [8, 0],
    [8, 14.4],
    [middle - 6, 17.4],
    [middle - 6, 21],
    [middle, 25.4],
    [middle + 6, 21],
    [middle + 6, 17.4],
    [40, 13.2],
    [40, 0],
  ];
  return (
    <>
      <path fill={tone('stone-mid')} d={panel(35, 0, 9.6, 23.6)} />
      <path fill={tone('stone')} d={area(front, back)} />
      <path
        fill={tone('stone-shade')}
        d={
          hangingArches([middle - 5.6, 21], [middle - 0.2, 25], 6) +
          hangingArches([middle + 0.2, 25], [middle + 5.6, 21], 6) +
          hangingArches([9, 14.9], [15.6, 17.2], 7) +
          hangingArches([28.4, 17.2], [35, 14.9], 7) +
          both((s) => panel(middle + s * 6 - 1.5, 0, 0.9, s < 0 ? 16.8 : 20.6, back)) +
          both((s) => panel(middle + s * 2.9 - 1, 6.4, 0.6, 15.6, back))
        }
      />
      <path
        fill={tone('paper')}
        d={
          both((s) => panel(middle + s * 6 - 0.6, 0, 1.2, 21, back)) +
          both((s) => panel(middle + s * 2.9 - 0.4, 6.4, 0.8, 16.4, back)) +
          area(
            [
              [7.6, 14],
              [middle - 6.6, 16.9],
              [middle - 6.6, 17.8],
              [7.6, 14.9],
            ],
            back,
          ) +
          area(
            [
              [40, 12.8],
              [middle + 6, 17],
              [middle + 6, 17.9],
              [40, 13.7],
            ],
            back,
          ) +
          area(
            [
              [middle - 6.6, 20.6],
              [middle, 25.4],
              [middle + 6.6, 20.6],
              [middle + 6.6, 21.6],
              [middle, 26.4],
              [middle - 6.6, 21.6],
            ],
            back,
          )
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          [-4.4, 0, 4.4].map((dx) => twin(middle + dx, 15.2, 0.9, 2.8)).join('') +
          [-10, -4.4, 4.4, 10].map((dx) => twin(middle + dx, 8, 0.9, 2.8)).join('') +
          arch(middle, 20.4, 1.9, 1.9, back)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={
          arch(middle - 0.5, 0, 6, 8.4, back) +
          both((s) => arch(middle + s * 10 - 0.3, 0, 3.2, 5, back))
        }
      />
      <path
        fill={tone('window')}
        d={
          arch(middle + 0.2, 0, 4, 7, back) + both((s) => arch(middle + s * 10, 0, 2.2, 4.3, back))
        }
      />
      <path
        fill={tone('ochre')}
        d={
          area(
            [
              [middle - 4, 6.6],
              [middle, 10],
              [middle + 4, 6.6],
              [middle + 4, 7.6],
              [middle, 11],
              [middle - 4, 7.6],
            ],
            back,
          ) + both((s) => panel(middle + s * 3.3 - 0.35, 1.3, 0.7, 5.4, back))
        }
      />
      <path
        fill={tone('terracotta')}
        d={both(
          (s) =>
            panel(middle + s * 3.3 - 0.8, 0, 1.6, 1.4, back) +
            panel(middle + s * 3.3 - 0.7, 6.4, 1.4, 0.7, back),
        )}
      />
      <path
        fill={tone('stone-shade')}
        d={area(
          [
            [31.4, 0],
            [40, 0],
            [40, 12.8],
            [31.4, 14],
          ],
          back,
        )}
      />
      <path fill={tone('paper')} d={flank(8, 28)} />
      <path fill={tone('stone')} d={panel(-6, 0, 14, 28) + panel(35, 0, 9.6, 23.6)} />
      <path
        fill={tone('stone-mid')}
        d={
          panel(-6, 27, 14.4, 1) +
          panel(-6, 18, 14.2, 0.8) +
          panel(35, 22.8, 9.8, 1) +
          panel(35, 15, 9.7, 0.8)
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          arch(4.4, 20.6, 2.2, 4.4) +
          arch(4.4, 10, 2.2, 4.2) +
          arch(39.6, 17, 2.2, 4) +
          arch(39.6, 8.6, 2.2, 4)
        }
      />
    </>
  );
}
