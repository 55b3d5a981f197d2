import { RoofRow } from '../../kit/buildings.tsx';
import { type Camera, type Place, plane, project } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath } from '../../kit/geometry.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = <T,>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');

/** On a higher terrace of the castle; the sea ends at the height of the eye. */
const camera: Camera = { x: 576, y: 132, scale: 600 };
const eyeM = 5;

/** A place in metres: right of the eye, above the terrace, ahead. */
const at = (right: number, up: number, ahead: number): Place => [right, up - eyeM, ahead];

/** Upright faces: towards us, and along the line of sight. */
const facing = (ahead: number, left: number, right: number, low: number, high: number) =>
  plane(camera, [
    at(left, low, ahead),
    at(left, high, ahead),
    at(right, high, ahead),
    at(right, low, ahead),
  ]);
const receding = (right: number, near: number, far: number, low: number, high: number) =>
  plane(camera, [
    at(right, low, near),
    at(right, high, near),
    at(right, high, far),
    at(right, low, far),
  ]);
const level = (up: number, left: number, right: number, near: number, far: number, slant = 0) =>
  plane(camera, [
    at(left, up, near),
    at(right, up, near + slant),
    at(right, up, far + slant),
    at(left, up, far),
  ]);

/** Rows of houses on the curved shore, from the far end of the gulf to the old town. */
const quarters = [
  { x: 250, foot: 198, height: 16, houses: 4 },
  { x: 196, foot: 232, height: 24, houses: 4 },
  { x: 142, foot: 280, height: 36, houses: 4 },
  { x: 60, foot: 330, height: 44, houses: 4 },
];

/** The gulf far below: the Amalfi coast behind it, the beach in a long curve, the harbour. */
function Gulf() {
  return (
    <>
      <Shape color="far-hill" d="M214 132L262 112L306 82L340 92L398 42L440 70L500 26L602 58V134Z" />
      <Shape color="hill" d="M300 134L346 116L402 100L452 72L520 84L602 44V200H360Z" />
      <Shape color="sea-mid" d="M-2 132H420V402H-2Z" />
      <Shape color="sea" d="M-2 300Q96 262 148 214T274 154L360 132H400V260L200 402H-2Z" />
      <Shape color="paper" d="M64 196h8v-9h30v9h14l-8 10H72Z" />
      <Shape color="sky-low" d="M-2 342Q112 296 166 238T284 168L400 140V402H-2Z" />
      <Shape color="near-hill" d="M-2 356Q122 304 176 246T292 174L400 148V402H-2Z" />
      <Shape color="stone" d="M150 250L70 232l2 -6l84 16Z" />
      {quarters.map(({ x, foot, height, houses }) => (
        <RoofRow
          key={foot}
          x={x}
          y={foot}
          width={houses * height * 0.92 + 30}
          height={height}
          houses={houses}
          seed={foot}
          bottom={foot + 6}
        />
      ))}
    </>
  );
}

const parapet = { inside: -9.6, outside: -10.3, sill: 1, top: 2.1 };
const merlons = range(7).map((i) => 9 + i * 2.1);

/** The parapet towards the sea, in its own shade, and its shade on the terrace. */
function Terrace() {
  const { inside, outside, sill, top } = parapet;
  return (
    <>
      <Shape color="ground" d={level(0, outside, 30, 5, 32)} />
      <Shape
        color="ground-shade"
        d={
          level(0, inside, inside + 1.1, 6, 23, 0.5) +
          level(0, -7, 0.5, 23, 26.4, 2) +
          each(merlons, (near) => level(0, inside + 1, inside + 2.5, near + 0.5, near + 1.7, 0.6))
        }
      />
      <Shape
        color="stone"
        d={
          level(sill, outside, inside, 6, 24) +
          each(merlons, (near) => level(top, outside, inside, near, near + 1.2))
        }
      />
      <Shape
        color="stone-mid"
        d={each(merlons, (near) => facing(near, outside, inside, sill, top))}
      />
      <Shape
        color="stone-shade"
        d={
          receding(inside, 6, 24, 0, sill) +
          each(merlons, (near) => receding(inside, near, near + 1.2, sill, top))
        }
      />
    </>
  );
}

interface TowerShape {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
  readonly top: number;
  readonly teeth: number;
  readonly color?: PosterRole;
}

/** The towers and walls of the castle, back to front. */
const towers: readonly TowerShape[] = [
  { left: -7.6, right: -2.4, near: 32, far: 38, top: 10.6, teeth: 4, color: 'stone-mid' },
  { left: -9, right: 4, near: 29, far: 31, top: 5.8, teeth: 9 },
  { left: -0.7, right: 5, near: 27, far: 31, top: 8, teeth: 4 },
  { left: -10.4, right: -6.9, near: 23, far: 26.5, top: 7, teeth: 4 },
];

/** A square tower with its merlons: lit in front, in the shade on the side towards us. */
function Tower({ left, right, near, far, top, teeth, color = 'stone' }: TowerShape) {
  const step = (right - left) / (teeth * 2 - 1);
  const deep = (far - near) / 5;
  return (
    <>
      <Shape
        color="stone-shade"
        d={
          receding(right, near, far, 0, top) +
          each([0, 2, 4], (i) =>
            receding(right, near + i * deep, near + (i + 1) * deep, top, top + 0.9),
          )
        }
      />
      <Shape
        color={color}
        d={
          facing(near, left, right, 0, top) +
          each(range(teeth), (i) =>
            facing(near, left + i * 2 * step, left + (i * 2 + 1) * step, top - 0.1, top + 0.9),
          )
        }
      />
      <Shape color="stone-shade" d={facing(near, left, right, top - 1, top - 0.75)} />
    </>
  );
}

/** An opening with a round head in a face towards us. */
function opening(ahead: number, middle: number, sill: number, width: number, height: number) {
  const [x, y] = project(camera, at(middle, sill, ahead));
  const pixels = camera.scale / ahead;
  return archPath(x, y, width * pixels, height * pixels);
}

/** The Lombard keep and its towers at the end of the terrace. */
function Fortress() {
  return (
    <>
      {towers.map((tower) => (
        <Tower key={tower.near} {...tower} />
      ))}
      <Shape
        color="glow-window"
        d={
          opening(32, -5.8, 7.2, 0.7, 1.8) +
          opening(32, -4.2, 7.2, 0.7, 1.8) +
          opening(29, -3.6, 0, 2, 3.6) +
          opening(23, -8.7, 3.6, 0.6, 1.6) +
          opening(27, 0.3, 4.6, 0.6, 1.6)
        }
      />
    </>
  );
}

/** One who has come for the view, with her back to us. */
function Visitor() {
  return (
    <>
      <Shape color="ground-shade" d="M216 352L300 334L304 340L226 358Z" />
      <Shape color="train" d="M204 302q10 -5 20 0l1 18l9 34h-40l9 -34Z" />
      <Shape
        color="ink"
        d="M207 292a7 8 0 1 1 14 0q0 6 -3 10h-8q-3 -4 -3 -10ZM205 353h7v10h-7ZM216 353h7v10h-7Z"
      />
    </>
  );
}

/** Arechi Castle from its terrace, the curve of the gulf far below. */
export function ArechiCastle({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <Stars width={600} height={110} count={22} seed={52} />
      <Cloud x={120} y={52} width={150} />
      <Gulf />
      <Terrace />
      <Fortress />
      <Visitor />
    </Sight>
  );
}
