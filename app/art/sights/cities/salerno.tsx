import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Cloud, Stars, Sun } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { Atrium } from '../landmarks/salerno-atrium.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';
import { wall } from '../wall.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shell of the terminal: a hard pale roof that juts out to a point over the glass hall. */
function Shell() {
  return (
    <>
      <Shape color="stone-shade" d="M120 322Q180 300 330 226L566 190L520 300L602 318V344H100Z" />
      <Shape color="glow-window" d="M150 318Q270 290 352 232Q440 204 536 200L494 296L440 318Z" />
      <Shape
        color="stone-shade"
        d="M214 304l-4 14h8l6 -17ZM274 280l-6 38h8l8 -42ZM334 250l-8 68h8l10 -74ZM394 230l-10 88h8l12 -90ZM454 222l-10 96h8l12 -98Z"
      />
      <Shape
        color="stone"
        d="M-2 318Q120 300 206 226Q290 140 420 112Q520 94 602 70V132L566 200Q440 196 340 236Q220 300 -2 338Z"
      />
      <Shape
        color="stone-mid"
        d="M-2 338Q150 300 240 240Q350 172 470 168Q540 166 602 132L566 200Q440 196 340 236Q220 300 -2 338Z"
      />
      <Shape color="stone" d="M120 344Q260 318 420 322T602 312V362H60Z" />
      <Shape color="stone-mid" d="M60 362L120 344Q260 330 420 336T602 330V362Z" />
    </>
  );
}

/** Two who walk along the quay, to show how large the roof is. */
const walkers = [154, 172]
  .map((x) => disc(x, 346, 4) + path`M${x - 4} 352h8l2 16l-2 16h-2l-2 -14l-2 14h-2l-1 -16Z`)
  .join('');

/** Salerno's maritime terminal from the quay at dusk, its beak over our heads. */
function MaritimeTerminal({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={200} count={30} seed={41} />
      <Sun
        cx={96}
        cy={262}
        r={40}
        rings={[
          { r: 230, color: 'haze' },
          { r: 140, color: 'glow' },
          { r: 78, color: 'halo' },
        ]}
      />
      <Shape color="hill" d="M-2 286Q60 262 120 240Q150 230 190 262L260 312H-2Z" />
      <Shape color="sea-mid" d="M-2 306H602V402H-2Z" />
      <Glitter x={92} y={316} bottom={392} width={120} count={8} seed={8} />
      <Shell />
      <Shape color="ground" d="M60 362H602V402H-2V392Z" />
      <Shape color="ground-shade" d="M212 388L300 376H602V402H230Z" />
      <Shape color="ink" d={walkers} />
    </Sight>
  );
}

/** Rows of houses on the curved shore, from the far end of the gulf to the old town. */
const quarters = [
  { x: 250, foot: 198, height: 16, houses: 5 },
  { x: 196, foot: 232, height: 24, houses: 5 },
  { x: 142, foot: 280, height: 36, houses: 5 },
  { x: 66, foot: 338, height: 48, houses: 5 },
];

/** The gulf far below: the Amalfi coast behind it, the beach in a long curve, the harbour. */
function Gulf() {
  return (
    <>
      <Shape color="far-hill" d="M214 132L262 112L306 82L340 92L398 42L440 70L500 26L602 58V134Z" />
      <Shape color="hill" d="M300 134L346 116L402 100L452 72L520 84L602 44V200H360Z" />
      <Shape color="sea-mid" d="M-2 132H420V402H-2Z" />
      <Shape color="sea" d="M-2 300Q96 262 148 214T274 154L360 132H400V260L200 402H-2Z" />
      <Shape color="paper" d="M64 196h8v-9h30v9h14l-8 10H72ZM20 154h12l-3 4h-6Z" />
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

interface TowerShape {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly foot: number;
  readonly count: number;
  /** Where the shaded side begins, as a share of the width. */
  readonly edge: number;
}

/** The towers and walls of the castle, back to front. */
const keep: TowerShape = { x: 452, top: 52, width: 92, foot: 180, count: 5, edge: 0.6 };
const wing: TowerShape = { x: 540, top: 116, width: 84, foot: 230, count: 4, edge: 0.5 };
const curtain: TowerShape = { x: 404, top: 150, width: 144, foot: 234, count: 8, edge: 0.96 };
const bastion: TowerShape = { x: 336, top: 98, width: 80, foot: 240, count: 5, edge: 0.6 };

/** A square tower seen at its corner: lit to the left, in the shade to the right. */
function Tower({ x, top, width, foot, count, edge: share }: TowerShape) {
  const edge = x + width * share;
  const step = width / (count * 2 - 1);
  const teeth = Array.from({ length: count }, (_, index) => x + index * step * 2);
  const draw = (left: number, right: number) =>
    rectangle(left, top, right - left, foot - top) +
    teeth
      .map((at): readonly [number, number] => [Math.max(at, left), Math.min(at + step, right)])
      .filter(([from, to]) => to > from)
      .map(([from, to]) => rectangle(from, top - 13, to - from, 14))
      .join('');
  return (
    <>
      <Shape color="stone" d={draw(x, edge)} />
      <Shape color="stone-shade" d={draw(edge, x + width)} />
      <Shape
        color="stone-mid"
        d={
          rectangle(x, top + 14, edge - x, 4) +
          [0.1, 0.34, 0.2]
            .map((at, row) => rectangle(x + width * at, top + 58 + row * 15, 15, 4))
            .join('')
        }
      />
    </>
  );
}

/** The parapet along the edge, from inside: the nearest merlons are as tall as a man. */
const parapet = wall({
  widthM: 24,
  heightM: 3,
  corners: [
    [-120, 470],
    [420, 252],
    [420, 226],
    [-120, 300],
  ],
});

const merlons = range(8).map((i) => 2.6 + i * 2.7);

/** The walk on the wall, and the shade of its merlons on it. */
function WallWalk() {
  return (
    <>
      <Shape color="ground" d="M-2 404V400L420 240H602V404Z" />
      <Shape
        color="ground-shade"
        d={`M-2 428L420 250V262L80 404H-2Z${merlons
          .map((at) => {
            const [x, y] = parapet.at(at, 0);
            const [toX, toY] = parapet.at(at + 1.6, 0);
            const long = (440 - x) * 0.34;
            return path`M${x} ${y}L${x + long} ${y + long * 0.36}L${toX + long * 0.9} ${toY + long * 0.32}L${toX} ${toY}Z`;
          })
          .join('')}`}
      />
      <Shape
        color="stone-shade"
        d={
          parapet.area(-2, 24, 0, 1.3) +
          merlons.map((at) => parapet.area(at, at + 1.6, 1.2, 3)).join('')
        }
      />
      <Shape
        color="stone"
        d={
          parapet.area(-2, 24, 1.2, 1.36) +
          merlons
            .map(
              (at) => parapet.area(at, at + 1.6, 2.85, 3.1) + parapet.area(at - 0.2, at, 1.3, 3.1),
            )
            .join('')
        }
      />
    </>
  );
}

/** The Lombard keep and its towers at the end of the wall. */
function Fortress() {
  return (
    <g transform="translate(-92 -26) scale(1.2)">
      <Tower {...keep} />
      <Tower {...wing} />
      <Tower {...curtain} />
      <Tower {...bastion} />
      <Shape
        color="glow-window"
        d={
          [470, 490].map((x) => archPath(x, 104, 9, 24)).join('') +
          archPath(360, 148, 10, 26) +
          archPath(490, 234, 26, 48) +
          archPath(560, 168, 10, 24)
        }
      />
    </g>
  );
}

/** Arechi Castle from the walk on its wall, the curve of the gulf far below. */
function ArechiCastle({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <Stars width={600} height={110} count={22} seed={52} />
      <Cloud x={120} y={52} width={150} />
      <Gulf />
      <WallWalk />
      <Fortress />
    </Sight>
  );
}

export const sights: CitySights = {
  cathedral: Atrium,
  'maritime-terminal': MaritimeTerminal,
  castle: ArechiCastle,
};
