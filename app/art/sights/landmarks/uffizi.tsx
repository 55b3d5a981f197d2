import { merlons } from '../../kit/battlement.ts';
import { type Camera, plane, project, wallAhead } from '../../kit/camera.ts';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** From the arch on the river, along the court between the two wings. */
const camera: Camera = { x: 268, y: 318, scale: 430 };
const halfWidth = 9;
const eye = 1.7;
const near = 11;
const far = 140;
const top = 23;

const wall = (side: number) => wallAhead(camera, side * halfWidth, eye);

const band = (side: number, low: number, high: number) =>
  wall(side)([
    [near, low],
    [far, low],
    [far, high],
    [near, high],
  ]);

/** Openings along a wing, a pair of them in each bay; far ones are too narrow to see. */
function openings(side: number, low: number, high: number, step: number, share: number): string {
  let data = '';
  for (let ahead = near; ahead < 100; ahead += step) {
    data += wall(side)([
      [ahead, low],
      [ahead + step * share, low],
      [ahead + step * share, high],
      [ahead, high],
    ]);
  }
  return data;
}

/** One wing: a portico, a mezzanine, great windows, a loggia under wide eaves. */
function Wing({ side }: { side: -1 | 1 }) {
  const lit = side === 1;
  return (
    <>
      <Shape color={lit ? 'stone' : 'stone-mid'} d={band(side, 0, top)} />
      <Shape
        color={lit ? 'stone-mid' : 'stone-shade'}
        d={band(side, 5.6, 6.6) + band(side, 10.2, 10.7) + band(side, 16.6, 17.2)}
      />
      <Shape
        color="glow-window"
        d={
          openings(side, 0, 5.4, 6.4, 0.7) +
          openings(side, 11.6, 15.2, 6.4, 0.34) +
          openings(side, 18.2, 21.6, 6.4, 0.7)
        }
      />
      <Shape
        color="roof-shade"
        d={plane(camera, [
          [side * halfWidth, top - eye, near],
          [side * halfWidth, top - eye, far],
          [side * (halfWidth - 1.6), top - eye + 0.6, far],
          [side * (halfWidth - 1.6), top - eye + 0.6, near],
        ])}
      />
    </>
  );
}

/** The palace of the town at the far end, and its tower, forward of the middle. */
function PalazzoVecchio() {
  const [x] = project(camera, [13, 0, 170]);
  const scale = camera.scale / 170;
  const at = (up: number) => camera.y - (up - eye) * scale;
  const shaft = 8 * scale;
  const gallery = 12 * scale;
  return (
    <>
      <Shape
        color="ochre-shade"
        d={
          rectangle(x - 12 * scale, at(41), 60, 41 * scale) +
          merlons(x - 12 * scale, at(41), 60, 8, 5)
        }
      />
      <Shape
        color="ochre-shade"
        d={
          rectangle(x - shaft / 2, at(68), shaft, 40 * scale) +
          polygon([
            [x - shaft / 2, at(64)],
            [x + shaft / 2, at(64)],
            [x + gallery / 2, at(68)],
            [x + gallery / 2, at(75)],
            [x - gallery / 2, at(75)],
            [x - gallery / 2, at(68)],
          ]) +
          merlons(x - gallery / 2, at(75), gallery, 5, 5) +
          rectangle(x - shaft * 0.36, at(85), shaft * 0.72, 11 * scale) +
          merlons(x - shaft * 0.44, at(85), shaft * 0.88, 4, 5)
        }
      />
      <Shape
        color="ochre"
        d={
          rectangle(x - shaft / 2, at(64), shaft * 0.42, 36 * scale) +
          rectangle(x - gallery / 2, at(75), gallery * 0.42, 7 * scale) +
          rectangle(x - shaft * 0.36, at(85), shaft * 0.3, 10 * scale)
        }
      />
      <Shape
        color="roof"
        d={polygon([
          [x - shaft * 0.34, at(87)],
          [x, at(96)],
          [x + shaft * 0.34, at(87)],
        ])}
      />
      <Shape
        color="glow-window"
        d={[-2.6, 0, 2.6].map((dx) => rectangle(x + dx * scale - 1.5, at(73), 3, 8)).join('')}
      />
    </>
  );
}

/** Someone in red on the way to the square, with a long shadow. */
function Walker() {
  return (
    <>
      <Shape color="ground-shade" d="M322 352L470 386L466 392L318 354Z" />
      <Shape color="ink" d="M316 338h8l2 16h-4l-2 -11l-2 11h-4ZM320 315a4 4 0 1 0 0.1 0Z" />
      <Shape color="train" d="M315 323h10l2 17h-14Z" />
    </>
  );
}

/** The arch that frames the court, dark against it. */
function Frame() {
  return (
    <Shape
      color="window"
      d={path`
        M-2 -2H602V402H560V168C560 76 470 14 300 14C130 14 40 76 40 168V402H-2Z
      `}
    />
  );
}

/** The long court of the Uffizi, seen from the arch over the Arno. */
export function UffiziCourt() {
  return (
    <>
      <PalazzoVecchio />
      <Shape
        color="ground"
        d={plane(camera, [
          [-30, -eye, 6],
          [30, -eye, 6],
          [halfWidth, -eye, far],
          [-halfWidth, -eye, far],
        ])}
      />
      <Shape
        color="ground-shade"
        d={plane(camera, [
          [-30, -eye, 6],
          [1, -eye, 6],
          [1, -eye, far],
          [-halfWidth, -eye, far],
        ])}
      />
      <Wing side={-1} />
      <Wing side={1} />
      <Walker />
      <Frame />
    </>
  );
}
