import { archPath, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const middle = 216;
/** Its foot. */
const foot = 356;
/** Where the front meets its steps in the picture. */
export const steps = 361;

/** The arches of one loggia and the shade behind its columns. */
function arcade(y: number, half: number, count: number, height: number, share: number): string {
  const step = (half * 2) / count;
  return Array.from({ length: count }, (_, index) =>
    archPath(middle - half + step * (index + 0.5), y, step * share, height),
  ).join('');
}

/** The side in the shade, which runs on behind the tower, with its stripes and under its roof. */
export function Flank() {
  return (
    <>
      <Shape color="roof" d="M360 188L520 222V238L360 206Z" />
      <Shape color="stone-shade" d="M360 200L520 234V369H360Z" />
      <Shape
        color="stone-mid"
        d="M360 240L520 263V269L360 247ZM360 280L520 295V301L360 287ZM360 320L520 326V332L360 327Z"
      />
    </>
  );
}

/** The front: seven blind arches, and four loggias up to the gable. */
export function Facade() {
  const doors = [-2, 0, 2].map((place) => middle + place * 66);
  const loggias = (share: number, rise: number) =>
    arcade(222, 222, 21, 36 - rise, share) +
    arcade(176, 128, 12, 36 - rise, share) +
    arcade(130, 106, 10, 36 - rise, share) +
    [-2, -1, 0, 1, 2]
      .map((place) =>
        archPath(middle + place * 21, 86, 20 * share, 40 - Math.abs(place) * 11 - rise),
      )
      .join('');
  return (
    <>
      <Shape
        color="stone"
        d={polygon([
          [middle - 232, foot],
          [middle - 232, 178],
          [middle - 114, 132],
          [middle - 114, 88],
          [middle, 26],
          [middle + 114, 88],
          [middle + 114, 132],
          [middle + 232, 178],
          [middle + 232, foot],
        ])}
      />
      <Shape
        color="stone-mid"
        d={[248, 272, 296, 320, 344].map((y) => rectangle(middle - 232, y, 464, 7)).join('')}
      />
      <Shape
        color="stone-shade"
        d={
          loggias(0.66, 0) +
          polygon([
            [middle + 132, 174],
            [middle + 206, 176],
            [middle + 132, 146],
          ]) +
          polygon([
            [middle - 132, 174],
            [middle - 206, 176],
            [middle - 132, 146],
          ])
        }
      />
      <Shape color="glow-window" d={loggias(0.4, 4)} />
      <Shape
        color="stone"
        d={[90, 134, 180, 226]
          .map((y, row) => rectangle(middle - (row < 2 ? 118 : 236), y - 4, row < 2 ? 236 : 472, 6))
          .join('')}
      />
      <Shape
        color="stone-shade"
        d={[88, 132, 178, 224]
          .map((y, row) => rectangle(middle - (row < 2 ? 114 : 232), y + 4, row < 2 ? 228 : 464, 4))
          .join('')}
      />
      <Shape color="stone-shade" d={arcade(foot, 231, 7, 118, 0.84)} />
      <Shape color="stone" d={arcade(foot, 229, 7, 112, 0.72)} />
      <Shape color="stone-mid" d={arcade(foot, 231, 7, 112, 0.7)} />
      <Shape color="sea-mid" d={doors.map((x) => archPath(x, 286, 38, 20)).join('')} />
      <Shape
        color="terracotta-shade"
        d={doors.map((x) => rectangle(x - 17, 290, 34, 66)).join('')}
      />
    </>
  );
}

/** The leaning tower behind. */
export function FarTower() {
  const floors = [0, 1, 2, 3, 4, 5];
  return (
    <g transform="rotate(6 530 360)">
      <Shape color="stone" d={rectangle(488, 310, 84, 60) + rectangle(506, 70, 52, 40)} />
      <Shape color="stone-mid" d={rectangle(492, 108, 76, 204)} />
      <Shape
        color="stone-shade"
        d={rectangle(544, 70, 14, 40) + rectangle(546, 108, 22, 204) + rectangle(550, 310, 22, 60)}
      />
      <Shape
        color="glow-window"
        d={
          floors
            .flatMap((floor) =>
              [0, 1, 2, 3, 4, 5].map((index) =>
                archPath(499.5 + index * 12.2, 138 + floor * 34, 8, 22),
              ),
            )
            .join('') + [520, 532, 544].map((x) => archPath(x, 106, 7, 24)).join('')
        }
      />
      <Shape
        color="stone"
        d={
          [...floors, 6].map((floor) => rectangle(486, 106 + floor * 34, 88, 6)).join('') +
          rectangle(502, 66, 60, 6)
        }
      />
    </g>
  );
}
