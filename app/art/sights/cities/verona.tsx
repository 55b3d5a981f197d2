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
import { projectRing, type RingWall, ringArcade, ringBand } from '../../kit/ring-wall.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { CastleTower, ScaligerBridge } from '../landmarks/scaliger-bridge.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const ring: RingWall = { x: 420, y: 312, scale: 640, radius: 1, distance: 2.2, eye: 0.08 };
const wing: RingWall = { ...ring, radius: 1.13 };
const wingBack: RingWall = { ...ring, radius: 1.07 };
/** As much of the ring as the wing and the frame leave to be seen. */
const [near, far] = [-22, 28];

/** The inner ring: two storeys of arches all the way round, the wing's shadow on the first. */
function InnerRing() {
  return (
    <>
      <Shape color="rose" d={ringBand(ring, near, far, 0, 0.29)} />
      <Shape color="rose-shade" d={ringBand(ring, near, 6, 0, 0.29)} />
      <Shape
        color="glow-window"
        d={[0, 0.146]
          .map((low) =>
            ringArcade(ring, { from: -17, to: far, step: 6, half: 2, low, high: low + 0.1 }),
          )
          .join('')}
      />
      <Shape
        color="stone"
        d={[0.125, 0.27].map((y) => ringBand(ring, near, far, y, y + 0.018)).join('')}
      />
    </>
  );
}

/** The four bays left of the outer ring, three storeys high; the sky shows through the topmost. */
function Wing() {
  const [from, to, crest] = [-41, -9, 0.5];
  const piers = [-41, -33, -25, -17, -10.5];
  const arches = (wall: RingWall, half: number, rows: readonly number[]) =>
    rows
      .map((row) =>
        ringArcade(wall, {
          from: -37,
          to: -12,
          step: 8,
          half,
          low: row * 0.166 + (row === 0 ? 0 : 0.016),
          high: row * 0.166 + 0.128,
        }),
      )
      .join('');
  const end = [
    projectRing(wingBack, to, crest),
    projectRing(wing, to, crest),
    projectRing(wing, to, 0),
    projectRing(wingBack, to, 0),
  ];
  return (
    <>
      <Shape color="terracotta-shade" d={polygon(end)} />
      <Shape color="ochre" d={ringBand(wing, from, to, 0, crest)} />
      <Shape color="terracotta-shade" d={arches(wing, 3, [0, 1, 2])} />
      <Shape color="window" d={arches({ ...wing, x: wing.x + 7 }, 2.3, [0, 1])} />
      <Shape color="sky" d={arches({ ...wing, x: wing.x + 7 }, 2.3, [2])} />
      <Shape
        color="rose"
        d={piers.map((angle) => ringBand(wing, angle, angle + 1.6, 0, 0.478)).join('')}
      />
      <Shape
        color="stone"
        d={[0.142, 0.308, 0.474].map((y) => ringBand(wing, from, to, y, y + 0.022)).join('')}
      />
    </>
  );
}

/** The Arena from the paving of Piazza Bra, under the last bays of its outer ring. */
function Arena({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={170} count={26} seed={6} />
      <Cloud x={400} y={84} width={240} />
      <Shape color="ground" d={rectangle(-2, 340, 604, 64)} />
      <g transform="translate(-110 -62) scale(1.25)">
        <InnerRing />
        <Wing />
      </g>
      <Shape color="ground-shade" d="M-2 384L270 388L470 404H-2Z" />
      <Shape
        color="ink"
        d={[
          [424, 380],
          [440, 377],
          [524, 386],
        ]
          .map(
            ([x = 0, y = 0]) =>
              disc(x, y - 26, 3) +
              path`M${x - 4} ${y - 22}h8l2 11h-3l1 11h-3l-1 -9l-1 9h-3l1 -11h-3Z`,
          )
          .join('')}
      />
    </Sight>
  );
}

/** A brick here and there, as much of the wall as the eye needs. */
const bricks = (() => {
  const random = seededRandom(31);
  return Array.from({ length: 44 }, () =>
    rectangle(Math.floor(random() * 30) * 20, Math.floor(random() * 40) * 10, 16, 5),
  ).join('');
})();

function Balcony() {
  const panels = [0, 1, 2, 3, 4].map((index) => 234 + index * 48);
  const trefoil = (x: number, grow: number) =>
    disc(x, 216, 8 + grow) +
    disc(x - 7, 226, 7 + grow) +
    disc(x + 7, 226, 7 + grow) +
    rectangle(x + 14 + grow, 226, -28 - grow * 2, 38);
  const corbel = (x: number) => path`M${x - 22} 288h44v18q-3 34 -14 44h-16q-11 -10 -14 -44Z`;
  return (
    <>
      <Shape color="terracotta-shade" d="M100 262H400L452 290V330L380 430H220L100 330Z" />
      <Shape
        color="stone-shade"
        d={`${polygon([
          [200, 284],
          [460, 284],
          [440, 306],
          [220, 306],
        ])}`}
      />
      <Shape color="stone" d={corbel(250) + corbel(410)} />
      <Shape
        color="stone-mid"
        d={[250, 410].map((x) => path`M${x - 22} 288h12v56q-10 -14 -12 -38Z`).join('')}
      />
      <Shape color="stone" d={rectangle(196, 192, 268, 96)} />
      <Shape color="stone-shade" d={panels.map((x) => trefoil(x, 2)).join('')} />
      <Shape color="stone-mid" d={panels.map((x) => trefoil(x + 2, 0)).join('')} />
      <Shape color="stone" d={rectangle(188, 184, 284, 14) + rectangle(188, 274, 284, 14)} />
      <Shape color="stone-shade" d={rectangle(188, 196, 284, 4) + rectangle(188, 184, 10, 104)} />
    </>
  );
}

/** Somebody always stands there. */
function Juliet() {
  return (
    <>
      <Shape color="train" d="M300 192Q304 140 322 132H346Q360 142 366 192Z" />
      <Shape color="train-light" d="M346 132Q360 142 366 192H352Q352 160 340 132Z" />
      <Shape color="rose" d={`${disc(334, 106, 15)}M340 114h-12v22h12Z`} />
      <Shape
        color="ink"
        d="M314 148Q306 92 334 86Q354 88 350 108Q338 108 332 98Q328 130 314 148Z"
      />
    </>
  );
}

/** Ivy on the wall, leaf over leaf. */
function Ivy() {
  const random = seededRandom(8);
  const leaves = Array.from({ length: 70 }, (_, index): Point => {
    const y = 420 - index * 6;
    return [random() * (30 + 60 * Math.sin(index / 11) ** 2), y];
  });
  const leaf = ([x, y]: Point, r: number) =>
    path`M${x} ${y - r}l${r} ${r * 0.7}l${-r} ${r * 1.3}l${-r} ${-r * 1.3}Z`;
  return (
    <>
      <Shape color="cypress" d={leaves.map((at) => leaf(at, 19)).join('')} />
      <Shape
        color="olive"
        d={leaves
          .filter((_, i) => i % 2)
          .map(([x, y]) => leaf([x + 8, y - 2], 9))
          .join('')}
      />
    </>
  );
}

/** Juliet's balcony, from where Romeo would stand. */
function JulietsHouse({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta">
      <Shape color="roof" d={bricks} />
      <Shape color="stone" d={lancetPath(330, 200, 132, 200)} />
      <Shape color="glow-window" d={lancetPath(330, 200, 96, 174)} />
      <Shape color="stone" d={rectangle(508, 60, 100, 170)} />
      <Shape
        color="glow-window"
        d={lancetPath(538, 220, 42, 140) + lancetPath(594, 220, 42, 140)}
      />
      <Juliet />
      <Balcony />
      <Ivy />
    </Sight>
  );
}

/** The bridge of Castelvecchio, from a boat on the Adige. */
function Castelvecchio({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <Stars width={600} height={150} count={24} seed={12} />
      <Shape color="far-hill" d="M-2 232Q120 200 260 236T602 220V330H-2Z" />
      <Shape color="near-hill" d="M-2 282Q180 260 602 264V340H-2Z" />
      <CastleTower x={512} top={44} width={60} />
      <CastleTower x={436} top={76} width={34} />
      <ScaligerBridge />
      <Glitter x={300} y={330} bottom={400} width={620} count={12} seed={19} color="foam" />
    </Sight>
  );
}

export const sights: CitySights = {
  arena: Arena,
  'juliets-house': JulietsHouse,
  castelvecchio: Castelvecchio,
};
