import { type Camera, plane, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

/** Down the dead-straight street, between tall houses. */
const camera: Camera = { x: 262, y: 292, scale: 265 };
const eye = 1.6;
const halfWidth = 3.1;

interface House {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly colors: readonly [lit: PosterRole, shade: PosterRole];
}

const houses: readonly House[] = [
  { from: 36, to: 70, top: 15, colors: ['stone-mid', 'stone-shade'] },
  { from: 25, to: 36, top: 17, colors: ['ochre', 'ochre-shade'] },
  { from: 17, to: 25, top: 15.5, colors: ['rose', 'rose-shade'] },
  { from: 11, to: 17, top: 18, colors: ['ochre', 'ochre-shade'] },
  { from: 6.6, to: 11, top: 16, colors: ['terracotta', 'terracotta-shade'] },
  { from: 2.4, to: 6.6, top: 18, colors: ['rose', 'rose-shade'] },
];

const onWall = (side: number, points: readonly (readonly [ahead: number, up: number])[]) =>
  plane(
    camera,
    points.map(([ahead, up]) => [side * halfWidth, up - eye, ahead] as const),
  );

const panel = (side: number, from: number, to: number, low: number, high: number) =>
  onWall(side, [
    [from, low],
    [to, low],
    [to, high],
    [from, high],
  ]);

/** The houses of one side with their tall windows, shutters and balconies. */
function Side({ side }: { side: -1 | 1 }) {
  const lit = side === 1;
  const floors = [4.2, 7.6, 11];
  const windows = houses.slice(1).flatMap(({ from, to }) =>
    [0.3, 0.72].flatMap((share) =>
      floors.map((low) => {
        const ahead = from + (to - from) * share;
        const half = (to - from) * 0.09;
        return { ahead, half, low };
      }),
    ),
  );
  return (
    <>
      {houses.map(({ from, to, top, colors: [sunny, shady] }) => (
        <Shape
          key={from}
          color={lit ? sunny : shady}
          d={panel(side, from, to, -0.1, top + (lit ? 0 : 1.2))}
        />
      ))}
      <Shape
        color="glow-window"
        d={
          windows
            .map(({ ahead, half, low }) => panel(side, ahead - half, ahead + half, low, low + 2.2))
            .join('') +
          houses
            .slice(1)
            .map(({ from, to }) =>
              panel(side, from + (to - from) * 0.25, from + (to - from) * 0.75, 0, 2.8),
            )
            .join('')
        }
      />
      <Shape
        color={lit ? 'near-hill' : 'cypress'}
        d={windows
          .filter((_, index) => index % 3 !== 1)
          .map(({ ahead, half, low }) =>
            panel(side, ahead + half, ahead + half * 1.9, low, low + 2.2),
          )
          .join('')}
      />
      <Shape
        color={lit ? 'stone' : 'stone-shade'}
        d={windows
          .map(({ ahead, half, low }) =>
            panel(side, ahead - half * 2, ahead + half * 2, low - 0.3, low),
          )
          .join('')}
      />
    </>
  );
}

/** Washing on lines across the street, and a string of light-blue flags. */
function Lines() {
  const line = (ahead: number, up: number) => {
    const [left, y] = project(camera, [-halfWidth, up - eye, ahead]);
    const [right] = project(camera, [halfWidth, up - eye, ahead]);
    const m = camera.scale / ahead;
    const at = (share: number) => {
      const sag = 4 * share * (1 - share) * 0.55 * m;
      return [left + (right - left) * share, y + sag] as const;
    };
    return { at, m };
  };
  const sheet = (ahead: number, up: number, share: number, width: number, height: number) => {
    const { at, m } = line(ahead, up);
    const [x, y] = at(share);
    return rectangle(x, y, width * m, height * m);
  };
  const cord = (ahead: number, up: number) => {
    const { at } = line(ahead, up);
    const [[x0, y0], [x1, y1], [x2, y2]] = [at(0), at(0.5), at(1)];
    const bend = y1 * 2 - (y0 + y2) / 2;
    return path`M${x0} ${y0}Q${x1} ${bend} ${x2} ${y2}v1.6Q${x1} ${bend + 1.6} ${x0} ${y0 + 1.6}Z`;
  };
  const flags = [
    [8.6, 4.6],
    [20, 5.6],
  ].flatMap(([ahead = 0, up = 0]) => {
    const { at, m } = line(ahead, up);
    return Array.from({ length: 9 }, (_, index) => {
      const [x, y] = at((index + 0.3) / 9);
      return polygon([
        [x, y],
        [x + 0.46 * m, y],
        [x + 0.23 * m, y + 0.6 * m],
      ]);
    });
  });
  return (
    <>
      <Shape color="ink" d={cord(5.4, 5.9) + cord(12, 9.2) + cord(8.6, 4.6) + cord(20, 5.6)} />
      <Shape
        color="paper"
        d={
          sheet(5.4, 5.9, 0.1, 1.1, 1.25) +
          sheet(5.4, 5.9, 0.52, 1.4, 1.1) +
          sheet(12, 9.2, 0.12, 1.3, 1.4) +
          sheet(12, 9.2, 0.6, 1.2, 1.2)
        }
      />
      <Shape color="train" d={sheet(5.4, 5.9, 0.32, 0.55, 0.8) + sheet(12, 9.2, 0.4, 0.9, 1.1)} />
      <Shape color="field" d={sheet(5.4, 5.9, 0.44, 0.42, 0.62) + sheet(5.4, 5.9, 0.8, 0.6, 0.9)} />
      <Shape color="sea" d={flags.join('')} />
    </>
  );
}

/** A scooter at the wall, from the side. */
function Scooter() {
  const [x, y] = [398, 392];
  return (
    <>
      <Shape color="ink" d={disc(x, y - 16, 17) + disc(x + 104, y - 16, 17)} />
      <Shape color="stone-mid" d={disc(x, y - 16, 7) + disc(x + 104, y - 16, 7)} />
      <Shape
        color="train"
        d={path`
          M${x - 26} ${y - 24}C${x - 24} ${y - 58} ${x + 22} ${y - 62} ${x + 40} ${y - 52}
          L${x + 44} ${y - 20}H${x + 70}L${x + 86} ${y - 88}L${x + 96} ${y - 90}L${x + 104} ${y - 42}
          C${x + 120} ${y - 42} ${x + 128} ${y - 30} ${x + 128} ${y - 22}
          C${x + 114} ${y - 34} ${x + 96} ${y - 34} ${x + 84} ${y - 12}H${x + 22}
          C${x + 20} ${y - 38} ${x - 14} ${y - 42} ${x - 26} ${y - 24}Z
        `}
      />
      <Shape
        color="ink"
        d={path`
          M${x - 14} ${y - 60}q30 -14 56 -2l-2 8h-52Z
          M${x + 76} ${y - 96}h26v6h-26Z
        `}
      />
      <Shape color="lamp" d={disc(x + 98, y - 84, 6)} />
    </>
  );
}

/** Spaccanapoli: washing, flags, and the sky as narrow as the street. */
export function Spaccanapoli() {
  const floor = (points: readonly (readonly [right: number, ahead: number])[]) =>
    plane(
      camera,
      points.map(([right, ahead]) => [right, -eye, ahead] as const),
    );
  return (
    <>
      <Shape
        color="ground-shade"
        d={floor([
          [-9, 1.5],
          [9, 1.5],
          [halfWidth, 70],
          [-halfWidth, 70],
        ])}
      />
      <Shape color="stone-shade" d={rectangle(240, 244, 44, 56) + rectangle(254, 214, 12, 40)} />
      <Side side={-1} />
      <Side side={1} />
      <Shape
        color="ground"
        d={floor([
          [1.6, 1.5],
          [9, 1.5],
          [halfWidth, 5],
          [halfWidth, 20],
          [2.2, 20],
        ])}
      />
      <Lines />
      <Scooter />
    </>
  );
}
