import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path, polygon } from '../../kit/geometry.ts';
import { Birds, Cloud, Stars } from '../../kit/sky.tsx';
import { CorreggioDome } from '../landmarks/parma-dome.tsx';
import { TeatroFarnese } from '../landmarks/parma-theatre.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const pitch = (36 * Math.PI) / 180;
const distanceM = 27;

/** A point of the octagon in whole units, for a viewer at its foot whose head is back. */
function look(rightM: number, backM: number, heightM: number): Point {
  const ahead = distanceM + backM;
  const up = heightM - 1.6;
  const depth = 340 / (ahead * Math.cos(pitch) + up * Math.sin(pitch));
  return [
    Math.round(264 + rightM * depth),
    Math.round(222 - (up * Math.cos(pitch) - ahead * Math.sin(pitch)) * depth),
  ];
}

/** The sides that are seen, from the left: their direction in degrees. */
const sides = [-52, -7, 38];
const radiusM = 13;

/** A point on a side: its share from -1 to 1 across it, its height, and how far it stands out. */
function onSide(side: number, share: number, heightM: number, outM = 0): Point {
  const turn = (side * Math.PI) / 180;
  const apothem = radiusM * Math.cos(Math.PI / 8) + outM;
  const across = radiusM * Math.sin(Math.PI / 8) * share;
  return look(
    apothem * Math.sin(turn) + across * Math.cos(turn),
    -apothem * Math.cos(turn) + across * Math.sin(turn),
    heightM,
  );
}

function slab(side: number, from: number, to: number, low: number, high: number, outM = 0): string {
  return polygon([
    onSide(side, from, low, outM),
    onSide(side, from, high, outM),
    onSide(side, to, high, outM),
    onSide(side, to, low, outM),
  ]);
}

/** An opening with a round head, as straight pieces. */
function arch(side: number, middle: number, half: number, low: number, spring: number): string {
  const rise = half * radiusM * Math.sin(Math.PI / 8);
  const head = range(7).map((i) => {
    const turn = Math.PI - (i * Math.PI) / 6;
    return onSide(side, middle + half * Math.cos(turn), spring + rise * Math.sin(turn));
  });
  return polygon([onSide(side, middle - half, low), ...head, onSide(side, middle + half, low)]);
}

const tiers = [12.4, 16.4, 20.4, 24.4];
const roofM = 33;

/** Four open galleries with flat lintels, and a fifth of small blind arches. */
function Galleries() {
  return (
    <>
      <Shape
        color="window"
        d={sides
          .flatMap((side) =>
            tiers.map((floor) =>
              range(6)
                .map((i) => slab(side, -0.8 + i * 0.27, -0.62 + i * 0.27, floor + 0.6, floor + 3.2))
                .join(''),
            ),
          )
          .join('')}
      />
      <Shape
        color="glow-window"
        d={sides
          .flatMap((side) => range(6).map((i) => arch(side, -0.7 + i * 0.28, 0.1, 28.8, 31)))
          .join('')}
      />
      <Shape
        color="stone"
        d={[...tiers, 28.2]
          .flatMap((floor) => sides.map((side) => slab(side, -1, 1, floor - 0.1, floor + 0.5, 0.3)))
          .join('')}
      />
    </>
  );
}

/** The portals, with a painted half moon over each door. */
function Portals() {
  return (
    <>
      <Shape color="stone" d={sides.map((side) => arch(side, 0, 0.74, 0, 6.4)).join('')} />
      <Shape
        color="terracotta-shade"
        d={sides.map((side) => arch(side, 0, 0.62, 0, 6.4)).join('')}
      />
      <Shape color="ochre" d={sides.map((side) => arch(side, 0, 0.5, 6, 6.4)).join('')} />
      <Shape color="glow-window" d={sides.map((side) => slab(side, -0.4, 0.4, 0, 5.6)).join('')} />
      <Shape color="stone" d={sides.map((side) => slab(side, -0.56, 0.56, 5.5, 6.2)).join('')} />
    </>
  );
}

/** The buttresses on the corners, and the small spires that end them. */
function Corners() {
  const pier = (side: number, share: number) =>
    slab(side, share - 0.09, share + 0.09, 0, roofM + 0.6, 0.4);
  const spire = (side: number, share: number) => {
    const [x, y] = onSide(side, share, roofM + 0.6, 0.4);
    return path`M${x - 9} ${y + 2}V${y - 16}L${x} ${y - 44}L${x + 9} ${y - 16}V${y + 2}Z`;
  };
  return (
    <>
      <Shape color="stone" d={pier(-52, 0.94) + pier(-7, -0.94) + pier(-7, 0.94)} />
      <Shape color="stone-shade" d={pier(38, -0.94) + pier(38, 0.94)} />
      <Shape
        color="stone-mid"
        d={sides.map((side) => slab(side, -1, 1, roofM - 0.6, roofM + 0.6, 0.6)).join('')}
      />
      <Shape color="stone" d={spire(-52, -1) + spire(-7, -1) + spire(38, -1) + spire(38, 1)} />
      <Shape
        color="stone-shade"
        d={[
          [-52, -1],
          [-7, -1],
          [38, -1],
          [38, 1],
        ]
          .map(([side, share]) => {
            const [x, y] = onSide(side ?? 0, share ?? 0, roofM + 0.6, 0.4);
            return path`M${x + 2} ${y + 2}L${x} ${y - 44}L${x + 9} ${y - 16}V${y + 2}Z`;
          })
          .join('')}
      />
    </>
  );
}

/** The baptistery from its foot, pink marble to the sky. */
function Baptistery({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={260} count={34} seed={63} />
      <Cloud x={440} y={120} width={190} />
      <Birds x={452} y={60} span={22} count={4} seed={8} />
      <Shape color="stone-mid" d={slab(-52, -1, 1, 0, roofM)} />
      <Shape color="rose" d={slab(-7, -1, 1, 0, roofM)} />
      <Shape color="rose-shade" d={slab(38, -1, 1, 0, roofM)} />
      <Portals />
      <Galleries />
      <Corners />
    </Sight>
  );
}

export const sights: CitySights = {
  'correggio-dome': CorreggioDome,
  baptistery: Baptistery,
  'teatro-farnese': TeatroFarnese,
};
