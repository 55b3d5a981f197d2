import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { wall } from '../wall.ts';

/** The water at the near and the far end of the bridge, and its road above them. */
const front = wall({
  widthM: 70,
  heightM: 10,
  corners: [
    [-60, 330],
    [664, 262],
    [664, 196],
    [-60, 42],
  ],
});

/** Whole pixels do. */
const at = (along: number, upM: number): Point => {
  const [x, y] = front.at(along, upM);
  return [Math.round(x), Math.round(y)];
};
const area = (from: number, to: number, low: number, high: number) =>
  polygon([at(from, low), at(to, low), at(to, high), at(from, high)]);

const springM = 2.6;
const archM = 9.4;
/** The middle of each of the five arches along the bridge. */
const arches = [5.5, 19.5, 33.5, 47.5, 61.5];
const piers = [12.5, 26.5, 40.5, 54.5];

const head = (along: number, radiusM: number, spot: (along: number, upM: number) => Point) =>
  Array.from({ length: 17 }, (_, index) => {
    const angle = Math.PI - (index * Math.PI) / 16;
    return spot(along + radiusM * Math.cos(angle), springM + radiusM * Math.sin(angle));
  });

/** The whole opening under an arch, from the water up. */
function opening(along: number, spot = at): string {
  const half = archM / 2;
  return polygon([spot(along - half, 0), ...head(along, half, spot), spot(along + half, 0)]);
}

/** The ring of wedge stones around an arch. */
function ring(along: number, inM: number, outM: number): string {
  return polygon([...head(along, outM, at), ...head(along, inM, at).reverse()]);
}

/** White stone of Istria, with a small temple in relief over each pier. */
function Bridge() {
  const joints = arches.slice(0, 4).flatMap((along) =>
    Array.from({ length: 8 }, (_, index) => {
      const angle = ((index + 1) * Math.PI) / 9;
      const spot = (radiusM: number, turn: number) =>
        at(along + radiusM * Math.cos(angle + turn), springM + radiusM * Math.sin(angle + turn));
      return polygon([spot(4.7, 0.02), spot(5.9, 0.016), spot(5.9, -0.016), spot(4.7, -0.02)]);
    }),
  );
  const temple = (along: number) => ({
    frame: front.shape([
      [along - 2.1, 3.7],
      [along - 2.1, 7],
      [along - 2.5, 7],
      [along, 8.5],
      [along + 2.5, 7],
      [along + 2.1, 7],
      [along + 2.1, 3.7],
    ]),
    niche:
      area(along - 1.2, along + 1.2, 4.2, 6.5) +
      front.shape([
        [along - 1.5, 7.15],
        [along, 8],
        [along + 1.5, 7.15],
      ]),
  });
  const brackets = Array.from({ length: 30 }, (_, index) => 0.6 + index * 2);
  return (
    <>
      <Shape color="stone" d={area(0, 70, 0, 10)} />
      <Shape color="stone-mid" d={arches.map((along) => ring(along, 4.7, 5.9)).join('')} />
      <Shape color="stone" d={joints.join('')} />
      <Shape color="stone-shade" d={arches.map((along) => opening(along)).join('')} />
      <Shape color="glow-near" d={arches.map(through).join('')} />
      <Shape color="paper" d={piers.map((along) => temple(along).frame).join('')} />
      <Shape
        color="stone-shade"
        d={
          piers.map((along) => temple(along).niche).join('') +
          brackets.map((along) => area(along, along + 1, 8.7, 9.1)).join('') +
          area(0, 70, 9.1, 9.3)
        }
      />
      <Shape color="paper" d={area(0, 70, 9.3, 10.2)} />
    </>
  );
}

/** How far the back of each vault lies to the left of its front, as seen from here. */
const backM = 2.7;

/** The part of an opening that its vault leaves free, in metres along and up the front. */
function through(along: number): string {
  const half = archM / 2;
  const topAt = (out: number) => springM + Math.sqrt(Math.max(0, half ** 2 - out ** 2));
  const width = archM - backM;
  const top = Array.from({ length: 15 }, (_, index): Point => {
    const out = -half + (width * index) / 14;
    return at(along + out, Math.min(topAt(out), topAt(out + backM)));
  });
  return polygon([at(along - half, 0), ...top, at(along - half + width, 0)]);
}

/** The breakwaters of the piers: a lit and a shaded side, down into the water. */
function Breakwaters() {
  const parts = piers.map((along) => {
    const [left, right] = [at(along - 2.3, 0), at(along + 2.3, 0)];
    const top = at(along, 3.4);
    const toe: Point = [(left[0] + right[0]) / 2 - 8, Math.max(left[1], right[1]) + 12];
    return {
      lit: polygon([left, at(along - 2.3, 2.6), top, toe]),
      dark: polygon([toe, top, at(along + 2.3, 2.6), right]),
    };
  });
  return (
    <>
      <Shape color="paper" d={parts.map(({ lit }) => lit).join('')} />
      <Shape color="stone-shade" d={parts.map(({ dark }) => dark).join('')} />
    </>
  );
}

const ripples = [
  [-40, 352, 190],
  [200, 336, 130],
  [120, 372, 220],
  [420, 324, 120],
  [396, 358, 230],
  [520, 298, 110],
  [-30, 390, 260],
  [300, 394, 200],
] as const;

/** The mirror image: the same arches upside down, in two tones. */
function Mirror() {
  const below = (along: number, upM: number) => at(along, -0.94 * upM);
  return (
    <>
      <Shape color="foam" d={area(0, 70, -9, 0)} />
      <Shape color="sea" d={arches.map((along) => opening(along, below)).join('')} />
      <Shape
        color="sea-mid"
        d={ripples.map(([x, y, width]) => path`M${x} ${y}h${width}l-14 4h${24 - width}Z`).join('')}
      />
    </>
  );
}

/** The bridge of Tiberius on its mirror image, and the houses of San Giuliano at its end. */
export function TiberiusBridge({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={110} count={20} seed={17} />
      <Shape color="glow-near" d={disc(420, 236, 150)} />
      <Shape color="halo" d={disc(420, 236, 92)} />
      <RoofRow x={452} y={204} width={170} height={56} houses={4} seed={14} bottom={250} />
      <Shape color="sea" d="M-2 246H602V402H-2Z" />
      <Mirror />
      <Bridge />
      <Breakwaters />
    </Sight>
  );
}
