import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { projectRing, type RingWall, ringArcade, ringBand } from '../../kit/ring-wall.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { JulietsHouse } from '../landmarks/juliets-balcony.tsx';
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
