import type { Place } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { projectRing, type RingWall, ringArcade, ringArch, ringBand } from '../../kit/ring-wall.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { CypressRow } from '../../kit/trees.tsx';
import { Facade, FarTower, steps } from '../landmarks/pisa-cathedral.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';
import { projectTilted, type TiltedCamera } from '../tilted-camera.ts';

const lawn: TiltedCamera = { x: 330, y: 232, scale: 318, pitchDegrees: 42 };
const axis = { rightM: -5, aheadM: 22, lean: 0.11 };
/** As far round as the tower can be seen from its foot. */
const limb = 68;

function onTower(radiusM: number, degrees: number, upM: number): Point {
  const middleM = axis.rightM + upM * axis.lean;
  const angle = (degrees * Math.PI) / 180 + Math.atan(-middleM / axis.aheadM);
  const place: Place = [
    middleM + radiusM * Math.sin(angle),
    upM,
    axis.aheadM - radiusM * Math.cos(angle),
  ];
  return projectTilted(lawn, place);
}

/** The tower's face between two heights and two angles. */
function drum(radiusM: number, low: number, high: number, from = -limb, to = limb): string {
  const parts = to - from > 70 ? 4 : 2;
  const steps = Array.from({ length: parts + 1 }, (_, i) => from + ((to - from) * i) / parts);
  const edge = (upM: number) => steps.map((degrees) => onTower(radiusM, degrees, upM));
  return `M${smoothCurve(edge(high))}L${smoothCurve(edge(low).reverse())}Z`;
}

/** Arches round one storey, `stepDegrees` apart, in steps of whole pixels to stay small. */
function loggia(radiusM: number, low: number, high: number, stepDegrees: number): string {
  const half = stepDegrees * 0.33;
  const spring = high - (high - low) * 0.3;
  let data = '';
  for (
    let middle = -Math.floor(limb / stepDegrees) * stepDegrees;
    middle < limb;
    middle += stepDegrees
  ) {
    const at = (side: number, upM: number) =>
      onTower(radiusM, middle + side * half, upM).map(Math.round) as unknown as Point;
    const from = (start: Point, end: Point) => `${end[0] - start[0]} ${end[1] - start[1]}`;
    const [a, b, c, d] = [at(-1, low), at(-1, spring), at(1, spring), at(1, low)] as const;
    const bend = [at(-1, high), at(1, high), c].map((point) => from(b, point)).join(' ');
    data += `M${a[0]} ${a[1]}l${from(a, b)}c${bend}l${from(c, d)}Z`;
  }
  return data;
}

/** The tower from its foot: a tall blind storey, six of columns, and the narrower belfry. */
function LeaningTower({ title }: DrawingProps) {
  const floors = [0, 1, 2, 3, 4, 5].map((floor) => 11 + floor * 6);
  const rings = [...floors, 47];
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={330} count={20} seed={3} />
      <Cloud x={400} y={110} width={230} />
      <Shape color="stone" d={drum(5.6, 46, 55) + drum(6.1, 53.6, 55)} />
      <Shape color="stone-shade" d={drum(5.6, 46, 55, 14)} />
      <Shape color="glow-window" d={loggia(5.65, 48, 52.6, 30)} />
      <Shape color="stone-mid" d={drum(7.7, 11, 47)} />
      <Shape color="stone" d={drum(7.8, -3, 11)} />
      <Shape color="stone-shade" d={drum(7.7, 11, 47, 14) + drum(7.8, -3, 11, 14)} />
      <Shape color="stone-mid" d={loggia(7.85, 0, 9.6, 24)} />
      <Shape
        color="glow-window"
        d={floors.map((low) => loggia(7.75, low + 1, low + 5, 15)).join('')}
      />
      <Shape color="stone" d={rings.map((low) => drum(8, low - 0.5, low + 0.5)).join('')} />
      <Shape color="far-hill" d={rings.map((low) => drum(8, low - 0.5, low + 0.5, 14)).join('')} />
    </Sight>
  );
}

/** The cathedral's front in the afternoon, the tower peeping round its corner. */
function Cathedral({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={200} count={24} seed={19} />
      <FarTower />
      <Facade />
      <Shape color="stone-mid" d={rectangle(-2, steps, 470, 8)} />
      <Shape color="near-hill" d={rectangle(-2, steps + 8, 604, 50)} />
      <Shape color="shadow" d="M470 364H602V402H330Z" />
    </Sight>
  );
}

const wall: RingWall = { x: 250, y: 252, scale: 455, radius: 1, distance: 3.3, eye: 1.15 };
const round = { loggia: { ...wall, radius: 0.95 }, drum: { ...wall, radius: 0.82 } };
const side = 71;
const unit = wall.scale / wall.distance;
const height = (value: number) => wall.y - (value - wall.eye) * unit;

/** Gables on a ring, each over one bay. */
function gables(ring: RingWall, step: number, low: number, high: number): string {
  let data = '';
  for (let degrees = -60; degrees <= 60; degrees += step) {
    data += polygon([
      projectRing(ring, degrees - step * 0.42, low),
      projectRing(ring, degrees, high),
      projectRing(ring, degrees + step * 0.42, low),
    ]);
  }
  return data;
}

/** The dome, tiled towards the sea and leaded towards the cathedral, and the cone in it. */
function Dome() {
  const [x, foot, neck, tip] = [wall.x, height(1.78), height(2.62), height(2.9)];
  const r = 0.81 * unit;
  const outline = (s: number) => path`
    C${x + s * r} ${foot - unit * 0.5} ${x + s * r * 0.7} ${neck + unit * 0.06} ${x + s * 19} ${neck}
  `;
  const half = (s: number) =>
    path`M${x + s * r} ${foot + 12}V${foot}${outline(s)}L${x + s * 7} ${tip}H${x}V${foot + 16}Z`;
  const rib = (s: number) => path`
    M${x + s * r - 2} ${foot + 14}V${foot}${outline(s)}h4
    C${x + s * r * 0.7 + 4} ${neck + unit * 0.06} ${x + s * r + 3} ${foot - unit * 0.5} ${x + s * r + 3} ${foot}v14Z
  `;
  return (
    <>
      <Shape color="terracotta" d={half(-1)} />
      <Shape color="stone-mid" d={half(1)} />
      <Shape
        color="stone-shade"
        d={path`M${x + r} ${foot + 12}V${foot}${outline(1)}C${x + r * 0.4} ${neck + 30} ${x + r * 0.6} ${foot - 40} ${x + r * 0.56} ${foot + 14}Z`}
      />
      <Shape
        color="stone"
        d={
          [-0.72, -0.3, 0.3, 0.72].map(rib).join('') +
          rectangle(x - 10, tip - 4, 20, 8) +
          path`M${x - 3} ${tip}l1 -26h4l1 26Z`
        }
      />
    </>
  );
}

/** The tall blind arches of the lowest storey, in the sun. */
const blind = [-63, -45, -27, -9, 9]
  .map((at) => ringArch(wall, at, 7, 0.34, 0.62) + ringBand(wall, at - 7, at + 7, -0.2, 0.36))
  .join('');

/** The baptistery and its shadow on the lawn. */
function Baptistery({ title }: DrawingProps) {
  const { loggia: upper, drum: top } = round;
  const shade = (ring: RingWall, low: number, high: number) => ringBand(ring, 22, side, low, high);
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={200} count={12} seed={41} />
      <Shape color="ochre" d={rectangle(-2, 232, 604, 40)} />
      <Shape color="near-hill" d={rectangle(-2, 262, 604, 144)} />
      <Shape color="shadow" d="M330 312L602 330V402H330Z" />
      <CypressRow from={[560, 270]} to={[560, 270]} heights={[124]} />
      <Dome />
      <Shape color="stone" d={ringBand(top, -side, side, 1.1, 1.78)} />
      <Shape color="stone-shade" d={shade(top, 1.1, 1.78)} />
      <Shape
        color="glow-window"
        d={ringArcade(top, { from: -60, to: 60, step: 20, half: 5, low: 1.3, high: 1.62 })}
      />
      <Shape color="stone" d={gables(top, 20, 1.62, 1.98)} />
      <Shape color="stone-mid" d={gables(top, 20, 1.66, 1.84)} />
      <Shape color="stone" d={ringBand(upper, -side, side, 0.7, 1.12)} />
      <Shape color="stone-shade" d={shade(upper, 0.7, 1.12)} />
      <Shape
        color="glow-window"
        d={ringArcade(upper, { from: -60, to: 60, step: 10, half: 3.2, low: 0.8, high: 1.06 })}
      />
      <Shape color="stone" d={gables(upper, 10, 1.08, 1.36)} />
      <Shape color="stone-shade" d={gables(upper, 10, 1.1, 1.22)} />
      <Shape color="stone" d={ringBand(wall, -side, side, -0.2, 0.76)} />
      <Shape color="stone-shade" d={shade(wall, -0.2, 0.76)} />
      <Shape color="stone-mid" d={blind} />
      <Shape color="stone" d={ringBand(wall, -side, 22, 0.68, 0.8)} />
    </Sight>
  );
}

export const sights: CitySights = {
  'leaning-tower': LeaningTower,
  cathedral: Cathedral,
  baptistery: Baptistery,
};
