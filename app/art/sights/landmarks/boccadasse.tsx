import { merlons } from '../../kit/battlement.ts';
import { type Camera, wallAhead } from '../../kit/camera.ts';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { archPoints } from '../../kit/outlines.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

/** On the pebbles, close to the houses on the left. */
const camera: Camera = { x: 436, y: 248, scale: 300 };
const eyeM = 1.7;
const row = wallAhead(camera, -7, eyeM);

interface HouseShape {
  readonly fromM: number;
  readonly toM: number;
  readonly heightM: number;
  readonly color: PosterRole;
}

/** The houses along the cove, narrow and tall, no two of one colour side by side. */
const houses: readonly HouseShape[] = [
  { fromM: 30, toM: 40, heightM: 15, color: 'terracotta' },
  { fromM: 23, toM: 30, heightM: 19, color: 'ochre' },
  { fromM: 18, toM: 23, heightM: 15.5, color: 'rose' },
  { fromM: 14, toM: 18, heightM: 17, color: 'field' },
  { fromM: 10.8, toM: 14, heightM: 12.6, color: 'terracotta' },
  { fromM: 8.2, toM: 10.8, heightM: 11, color: 'stone' },
  { fromM: 6.2, toM: 8.2, heightM: 12, color: 'ochre' },
  { fromM: 4.6, toM: 6.2, heightM: 12, color: 'rose' },
];

const area = (from: number, to: number, low: number, high: number) =>
  row([
    [from, low],
    [from, high],
    [to, high],
    [to, low],
  ]);

/** The houses with their doors, shutters and slate roofs, in steep perspective. */
export function Houses() {
  const windows = houses.flatMap(({ fromM, toM, heightM }) =>
    Array.from({ length: Math.floor((heightM - 4) / 3) }, (_, floor) =>
      [0.3, 0.72].map((share) => {
        const middle = fromM + (toM - fromM) * share;
        return { middle, half: (toM - fromM) * 0.14, sill: 4 + floor * 3 };
      }),
    ).flat(),
  );
  return (
    <>
      {houses.map(({ fromM, toM, heightM, color }) => (
        <Shape key={fromM} color={color} d={area(fromM, toM, 0, heightM)} />
      ))}
      <Shape
        color="stone-shade"
        d={houses
          .map(({ fromM, toM, heightM }) => area(fromM, toM, heightM - 0.1, heightM + 0.6))
          .join('')}
      />
      <Shape
        color="near-hill"
        d={windows
          .map(({ middle, half, sill }) => area(middle - half, middle + half, sill, sill + 1.8))
          .join('')}
      />
      <Shape
        color="glow-window"
        d={windows
          .map(({ middle, half, sill }) =>
            area(middle - half * 0.45, middle + half * 0.45, sill, sill + 1.8),
          )
          .join('')}
      />
      <Shape
        color="window"
        d={houses
          .slice(3)
          .map(({ fromM, toM }) =>
            row(archPoints(fromM + (toM - fromM) * 0.5, 0, (toM - fromM) * 0.3, 2.6)),
          )
          .join('')}
      />
    </>
  );
}

/** The houses at the far end, and the church above them. */
export function FarEnd() {
  return (
    <>
      <Shape color="ochre" d={rectangle(456, 120, 26, 60)} />
      <Shape color="ochre-shade" d={rectangle(473, 120, 9, 60) + rectangle(420, 172, 34, 90)} />
      <Shape color="roof" d="M453 121L469 98L485 121Z" />
      <Shape color="rose" d={rectangle(380, 150, 40, 112)} />
      <Shape color="field" d={rectangle(454, 160, 32, 102)} />
      <Shape color="terracotta" d={rectangle(486, 188, 36, 74)} />
      <Shape
        color="glow-window"
        d={
          [190, 222]
            .map((y) => [428, 440, 462, 474].map((x) => rectangle(x, y, 6, 11)).join(''))
            .join('') +
          [222].map((y) => rectangle(494, y, 6, 11) + rectangle(508, y, 6, 11)).join('') +
          archPath(465, 142, 8, 14)
        }
      />
      <Shape
        color="stone-shade"
        d="M418 174l4 -8h30l4 8ZM452 162l4 -8h28l4 8ZM484 190l4 -8h32l4 8Z"
      />
    </>
  );
}

/** A gozzo pulled up on the pebbles, seen from its stern. */
export function Boat({
  x,
  y,
  size,
  color,
  shade,
}: {
  x: number;
  y: number;
  size: number;
  color: PosterRole;
  shade: PosterRole;
}) {
  const s = size;
  return (
    <>
      <Shape
        color="ground-shade"
        d={path`M${x - s} ${y - s * 0.08}q${s} ${s * 0.3} ${s * 2.1} 0l${-s * 0.3} ${-s * 0.2}h${-s * 1.4}Z`}
      />
      <Shape
        color={color}
        d={path`M${x - s} ${y - s * 0.5}q${s * 0.9} ${s * 0.2} ${s * 1.9} ${-s * 0.14}q${-s * 0.2} ${s * 0.6} ${-s * 0.5} ${s * 0.66}h${-s * 0.9}q${-s * 0.4} ${-s * 0.1} ${-s * 0.5} ${-s * 0.52}Z`}
      />
      <Shape
        color={shade}
        d={path`M${x - s * 0.8} ${y - s * 0.16}q${s * 0.7} ${s * 0.16} ${s * 1.5} 0q${-s * 0.12} ${s * 0.2} ${-s * 0.3} ${s * 0.18}h${-s * 0.9}q${-s * 0.2} 0 ${-s * 0.3} ${-s * 0.18}Z`}
      />
      <Shape
        color="paper"
        d={path`M${x - s} ${y - s * 0.56}q${s * 0.9} ${s * 0.2} ${s * 1.92} ${-s * 0.16}v${s * 0.1}q${-s} ${s * 0.28} ${-s * 1.92} ${s * 0.16}Z`}
      />
    </>
  );
}

/** Capo Santa Chiara, and the mock castle on it. */
export function Headland() {
  return (
    <>
      <Shape color="terracotta" d={rectangle(548, 142, 60, 40) + rectangle(532, 112, 24, 70)} />
      <Shape
        color="terracotta-shade"
        d={rectangle(532, 112, 9, 70) + merlons(529, 112, 30, 4, 8) + merlons(556, 142, 50, 5, 7)}
      />
      <Shape
        color="glow-window"
        d={[566, 582].map((x) => archPath(x, 166, 7, 14)).join('') + archPath(548, 138, 7, 16)}
      />
      <Shape color="cypress" d="M494 246Q510 170 560 172T602 170V246Z" />
      <Shape color="stone-mid" d="M494 246L512 222L540 232L570 218L602 228V250H494Z" />
    </>
  );
}
