import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import {
  lancetPath,
  type Point,
  path,
  polygon,
  rectangle,
  seededRandom,
} from '../../kit/geometry.ts';
import { Shape, Sight } from '../sight.tsx';

/** Where the lines out of the wall meet: the eye is low, at the left. */
const vanishing: Point = [96, 470];
const OUT = 1.3;
/** A point of the wall brought forward, as far as the balcony reaches. */
const out = ([x, y]: Point): Point => [
  Math.round(vanishing[0] + (x - vanishing[0]) * OUT),
  Math.round(vanishing[1] + (y - vanishing[1]) * OUT),
];

/** The balcony on the wall: its edges, its top, and its floor. */
const [left, right, top, floor] = [228, 432, 206, 286];
const front = {
  left: out([left, 0])[0],
  right: out([right, 0])[0],
  top: out([0, top])[1],
  floor: out([0, floor])[1],
};

/** A brick here and there, as much of the wall as the eye needs. */
const bricks = (() => {
  const random = seededRandom(31);
  return Array.from({ length: 40 }, () =>
    rectangle(Math.floor(random() * 30) * 20, Math.floor(random() * 40) * 10, 16, 5),
  ).join('');
})();

/** A door with a trefoil head; its middle, its sill, and half of its width. */
const trefoilDoor = (x: number, y: number, half: number, height: number) =>
  path`
    M${x - half} ${y}v${-height}q${-half * 0.3} ${-half * 0.9} ${half * 0.5} ${-half}
    q${half * 0.1} ${-half * 0.9} ${half * 0.5} ${-half * 1.1}
    q${half * 0.4} ${half * 0.2} ${half * 0.5} ${half * 1.1}
    q${half * 0.8} ${half * 0.1} ${half * 0.5} ${half}v${height}Z
  `;

/** Five blind arches between small columns, as on the old tomb that the front once was. */
function Panels() {
  const step = (front.right - front.left - 20) / 5;
  const panels = [0, 1, 2, 3, 4].map((index) => front.left + 10 + step * (index + 0.5));
  const foot = front.floor - 18;
  const trefoil = (x: number, grow: number) =>
    disc(x, front.top + 35, 10 + grow) +
    disc(x - 9, front.top + 47, 8 + grow) +
    disc(x + 9, front.top + 47, 8 + grow) +
    rectangle(x + 16 + grow, front.top + 40, -32 - grow * 2, foot - front.top - 40);
  return (
    <>
      <Shape color="stone-shade" d={panels.map((x) => trefoil(x, 3)).join('')} />
      <Shape color="stone-mid" d={panels.map((x) => trefoil(x + 3, 0)).join('')} />
    </>
  );
}

/** The balcony from below, on its brackets, with its shadow on the wall. */
function Balcony() {
  const brackets = [left + 24, right - 28];
  /** From the wall out to the front, and its foot on the wall. */
  const outer = (x: number): Point => [out([x, 0])[0], front.floor + 16];
  const foot = (x: number): Point => [x, floor + 58];
  const sides = brackets.map((x) => polygon([[x, floor], out([x, floor]), outer(x), foot(x)]));
  const fronts = brackets.map((x) => polygon([foot(x), outer(x), outer(x + 26), foot(x + 26)]));
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={polygon([
          [left, floor],
          [right, floor],
          [right + 66, floor + 66],
          [right + 66, floor + 120],
          [left + 92, floor + 120],
        ])}
      />
      <Shape
        color="stone-shade"
        d={polygon([
          [left, top],
          [left, floor],
          [right, floor],
          out([right, floor]),
          out([left, top]),
        ])}
      />
      <Shape color="stone-mid" d={sides.join('')} />
      <Shape color="stone" d={fronts.join('')} />
      <Shape
        color="stone"
        d={rectangle(front.left, front.top, front.right - front.left, front.floor - front.top)}
      />
      <Panels />
      <Shape
        color="stone"
        d={
          rectangle(front.left - 10, front.top - 6, front.right - front.left + 20, 16) +
          rectangle(front.left - 8, front.floor - 18, front.right - front.left + 16, 20)
        }
      />
      <Shape
        color="stone-shade"
        d={
          rectangle(front.left - 10, front.top + 10, front.right - front.left + 20, 4) +
          polygon([
            [left, top],
            [front.left - 10, front.top - 6],
            [front.left - 10, front.top + 12],
            [left, top + 16],
          ])
        }
      />
    </>
  );
}

/** Somebody always stands there. */
function Juliet() {
  return (
    <g transform="translate(6 -64) scale(1.06)">
      <Shape color="train" d="M296 206Q300 140 322 132H346Q364 140 370 206Z" />
      <Shape color="train-light" d="M346 132Q364 142 370 206H352Q352 160 340 132Z" />
      <Shape color="rose" d={`${disc(334, 106, 15)}M340 114h-12v22h12Z`} />
      <Shape
        color="ink"
        d="M314 148Q306 92 334 86Q354 88 350 108Q338 108 332 98Q328 130 314 148Z"
      />
    </g>
  );
}

/** The girl of bronze in the yard, a hand on her heart. */
function BronzeJuliet() {
  return (
    <g transform="translate(-34 -82) scale(1.2)">
      <Shape
        color="cypress"
        d="M52 410C48 366 52 326 66 314L92 302L96 288C76 296 66 284 70 262C64 226 84 206 108 208C128 210 136 224 134 238L140 252L134 255C136 266 132 274 120 274L118 300L140 310C154 320 158 340 156 362L166 410Z"
      />
      <Shape
        color="near-hill"
        d="M110 226Q126 214 134 238L140 252L134 255C136 266 132 274 120 274L116 264Q104 246 110 226ZM120 300L140 310C154 320 158 340 156 362L166 410H140C142 384 140 362 132 350L118 340Q126 322 120 300Z"
      />
      <Shape
        color="olive"
        d="M66 352Q84 364 112 346L118 334L124 336L122 344L132 338L134 344L120 356Q90 380 62 372Z"
      />
    </g>
  );
}

/** Ivy on the wall, leaf over leaf. */
function Ivy() {
  const random = seededRandom(8);
  const leaves = Array.from({ length: 34 }, (_, index): Point => {
    const y = 174 - index * 6;
    return [Math.round(random() * (40 + 70 * Math.sin(index / 9) ** 2)), y];
  });
  const leaf = ([x, y]: Point, r: number) =>
    path`M${x} ${y - r}l${r} ${r * 0.7}l${-r} ${r * 1.3}l${-r} ${-r * 1.3}Z`;
  return (
    <>
      <Shape color="cypress" d={leaves.map((at) => leaf(at, 20)).join('')} />
      <Shape
        color="olive"
        d={leaves
          .filter((_, i) => i % 2)
          .map(([x, y]) => leaf([x + 8, y - 2], 10))
          .join('')}
      />
    </>
  );
}

/** Juliet's balcony from the yard, over the shoulder of the girl of bronze. */
export function JulietsHouse({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta">
      <Shape color="roof" d={bricks} />
      <Shape color="stone" d={trefoilDoor(338, floor, 66, 190)} />
      <Shape color="glow-window" d={trefoilDoor(338, floor, 50, 186)} />
      <Shape color="stone" d={rectangle(562, 180, 60, 178)} />
      <Shape color="glow-window" d={lancetPath(596, 346, 46, 146)} />
      <Juliet />
      <Balcony />
      <Ivy />
      <BronzeJuliet />
    </Sight>
  );
}
