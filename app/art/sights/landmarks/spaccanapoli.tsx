import { type Camera, plane, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
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
  const garland = line(8.6, 4.6);
  const flags = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = garland.at((index + 0.3) / 9);
    return polygon([
      [x, y],
      [x + 0.46 * garland.m, y],
      [x + 0.23 * garland.m, y + 0.6 * garland.m],
    ]);
  });
  return (
    <>
      <Shape color="ink" d={cord(5.4, 5.9) + cord(8.6, 4.6)} />
      <Shape color="paper" d={sheet(5.4, 5.9, 0.1, 1.1, 1.25) + sheet(5.4, 5.9, 0.66, 0.7, 0.8)} />
      <Shape color="train" d={sheet(5.4, 5.9, 0.29, 0.55, 0.8)} />
      <Shape color="field" d={sheet(5.4, 5.9, 0.82, 0.5, 0.8)} />
      <Shape color="sea" d={flags.join('')} />
    </>
  );
}

/** The bell tower of Santa Chiara: a base of stone, and storeys of brick between its corners. */
function BellTower() {
  const [x, half] = [260, 30];
  return (
    <>
      <Shape color="rose" d={rectangle(x - half, 30, 60, 130)} />
      <Shape color="stone-mid" d={rectangle(x - half, 150, 60, 154)} />
      <Shape color="rose-shade" d={rectangle(x - half, 30, 18, 130)} />
      <Shape
        color="glow-window"
        d={[84, 146, 222].map((y) => archPath(x + 8, y, 20, 40)).join('')}
      />
      <Shape
        color="stone"
        d={
          [24, 90, 152].map((y) => rectangle(x - 35, y, 70, 9)).join('') +
          rectangle(x + 23, 30, 7, 124)
        }
      />
    </>
  );
}

/** Pulcinella at his corner, with a lucky horn: white cap and blouse, and the black half mask. */
function Pulcinella() {
  return (
    <>
      <Shape
        color="paper"
        d="M388 404C386 372 420 334 462 322L520 306C568 316 606 346 616 404ZM436 196C446 128 468 70 520 58C566 56 572 92 562 128L548 212Z"
      />
      <Shape
        color="stone-shade"
        d="M520 306C568 316 606 346 616 404H540C556 360 540 330 508 318ZM520 58C566 56 572 92 562 128L548 212L508 206C526 150 548 92 520 58ZM372 352C404 374 450 380 486 372C480 384 430 386 396 376Z"
      />
      <Shape
        color="rose"
        d="M446 250C438 264 438 274 446 280C440 300 462 322 494 318L540 300L544 216Z"
      />
      <Shape color="rose-shade" d="M516 230C520 270 510 300 494 318L540 300L544 216Z" />
      <Shape
        color="ink"
        d="M430 190Q434 184 440 184L552 204L546 240C520 262 482 264 452 252C438 244 428 250 418 262Q406 274 400 258C400 230 412 208 430 190ZM446 284Q466 288 480 272L484 278Q470 296 446 288Z"
      />
      <Shape color="lamp" d="M446 216Q464 202 480 218Q462 230 446 216Z" />
      <Shape color="ink" d={disc(460, 216, 6)} />
      <Shape color="paper" d="M470 330C430 330 404 326 384 320L372 352C404 374 450 380 486 372Z" />
      <Shape color="rose" d="M390 318C374 306 354 312 350 326C346 344 356 356 374 356Z" />
      <Shape
        color="train"
        d="M342 300Q358 292 376 300Q378 352 336 396Q310 404 300 398Q342 372 342 300Z"
      />
      <Shape
        color="train-shade"
        d="M362 296L376 300Q378 352 336 396Q310 404 300 398Q360 376 362 296Z"
      />
      <Shape color="ochre" d="M338 296Q358 286 380 296V306Q358 298 338 306Z" />
      <Shape
        color="rose"
        d="M366 318C348 316 340 322 342 330L366 334C346 334 342 342 348 348L376 350Z"
      />
    </>
  );
}

/** Spaccanapoli: washing, flags, Santa Chiara at the end, and Pulcinella at the corner. */
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
      <BellTower />
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
      <Pulcinella />
    </>
  );
}
