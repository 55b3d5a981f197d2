import { archRow } from '../../kit/buildings.tsx';
import type { Place } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, path, polygon, rectangle, smoothCurve } from '../../kit/geometry.ts';
import { projectRing, type RingWall, ringArcade, ringArch, ringBand } from '../../kit/ring-wall.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { Facade, FarTower, Flank, steps } from '../landmarks/pisa-cathedral.tsx';
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
      <Flank />
      <g transform="translate(-158 -86) scale(1.25)">
        <FarTower />
      </g>
      <g transform="translate(-79 -16) scale(1.06)">
        <Facade />
      </g>
      <Shape color="stone-mid" d={rectangle(-2, steps, 406, 8)} />
      <Shape color="near-hill" d={rectangle(-2, steps + 8, 604, 50)} />
      <Shape color="shadow" d="M392 369H602V402H450Z" />
    </Sight>
  );
}

const wall: RingWall = { x: 190, y: 252, scale: 455, radius: 1, distance: 3.3, eye: 1.15 };
const round = { loggia: { ...wall, radius: 0.95 }, drum: { ...wall, radius: 0.82 } };
const side = 71;
const unit = wall.scale / wall.distance;
const height = (value: number) => wall.y - (value - wall.eye) * unit;

/** Where the shade begins on a ring: one upright line on all storeys. */
const shadeFrom = (ring: RingWall) => (Math.asin(0.34 / ring.radius) * 180) / Math.PI;

interface GableRow {
  readonly ring: RingWall;
  readonly step: number;
  readonly low: number;
  readonly high: number;
}

/** Gables in a row over the bays of a ring: bright edges, a shaded field, a darker wall behind. */
function Gables({ ring, step, low, high }: GableRow) {
  const middles: number[] = [];
  for (let degrees = -60; degrees <= 60; degrees += step) middles.push(degrees);
  const gable = (degrees: number, share: number, foot: number, top: number) =>
    polygon(
      [
        projectRing(ring, degrees - step * share, foot),
        projectRing(ring, degrees, top),
        projectRing(ring, degrees + step * share, foot),
      ].map(([x, y]): Point => [Math.round(x), Math.round(y)]),
    );
  const rise = high - low;
  const edge = shadeFrom(ring);
  const draw = (lit: boolean, share: number, foot: number, top: number) =>
    middles
      .filter((degrees) => degrees < edge === lit)
      .map((degrees) => gable(degrees, share, foot, top))
      .join('');
  return (
    <>
      <Shape color="stone" d={draw(true, 0.48, low, high)} />
      <Shape color="stone-mid" d={draw(false, 0.48, low, high)} />
      <Shape color="stone-shade" d={draw(true, 0.26, low + rise * 0.08, low + rise * 0.64)} />
      <Shape color="stone-shade" d={draw(false, 0.26, low + rise * 0.08, low + rise * 0.64)} />
    </>
  );
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
        d={path`M${x + r} ${foot + 12}V${foot}${outline(1)}C${x + r * 0.3} ${neck + 30} ${x + r * 0.42} ${foot - 40} ${x + r * 0.42} ${foot + 14}Z`}
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

/** The tall blind arches of the lowest storey. */
const blind = (lit: boolean) =>
  [-50, -30, -10, 10, 30, 50]
    .filter((at) => at < shadeFrom(wall) === lit)
    .map((at) => ringArch(wall, at, 7.5, 0.24, 0.62))
    .join('');

/** The open storeys of the leaning tower in the distance. */
const floors = [118, 136, 154, 172, 190, 208];

/** The cathedral and the leaning tower in the distance, at the end of the lawn. */
function Neighbours() {
  return (
    <>
      <g transform="rotate(6 548 244)">
        <Shape color="stone" d="M528 110H569V246H528ZM535 92H562V112H535Z" />
        <Shape color="stone-shade" d="M556 110H569V246H556ZM553 92H562V112H553Z" />
        <Shape color="window" d={floors.map((y) => rectangle(528, y, 41, 9)).join('')} />
        <Shape color="stone" d="M533 117h2v100h-2ZM540 117h2v100h-2ZM547 117h2v100h-2Z" />
        <Shape color="stone" d={floors.map((y) => rectangle(526, y - 5, 45, 4)).join('')} />
      </g>
      <Shape color="far-hill" d="M396 152q0 -34 34 -42q34 8 34 42ZM428 92h4v20h-4Z" />
      <Shape color="stone-shade" d="M340 168L500 150V216H340Z" />
      <Shape color="stone-mid" d="M310 216V170L352 138L394 170V216Z" />
      <Shape
        color="stone"
        d="M290 244V184L312 172V150L352 124L392 150V172L414 184V244ZM414 244V196L520 200V244Z"
      />
      <Shape color="roof" d="M412 196V182L508 188L522 201Z" />
      <Shape
        color="stone-shade"
        d={
          archRow(330, 166, 4, 8, 3, 14) +
          archRow(320, 188, 6, 8, 3, 14) +
          archRow(298, 244, 6, 14, 5, 36) +
          archRow(420, 244, 5, 13, 6, 34)
        }
      />
    </>
  );
}

/** The baptistery and its shadow on the lawn, its neighbours behind it. */
function Baptistery({ title }: DrawingProps) {
  const { loggia: upper, drum: top } = round;
  const shade = (ring: RingWall, low: number, high: number) =>
    ringBand(ring, shadeFrom(ring), side, low, high);
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={160} count={9} seed={41} />
      <Cloud x={420} y={54} width={150} />
      <Neighbours />
      <Shape color="near-hill" d={rectangle(-2, 240, 604, 164)} />
      <Shape color="olive" d="M-2 256H130V402H-2ZM330 254H602V292L330 272Z" />
      <Shape color="shadow" d="M270 300L602 336V402H270Z" />
      <Shape color="ground" d="M330 240H602V247H330Z" />
      <Dome />
      <Shape color="stone-mid" d={ringBand(top, -side, side, 1.1, 1.78)} />
      <Shape color="stone-shade" d={shade(top, 1.1, 1.78)} />
      <Shape
        color="glow-window"
        d={ringArcade(top, { from: -60, to: 60, step: 20, half: 4.4, low: 1.36, high: 1.6 })}
      />
      <Gables ring={top} step={20} low={1.64} high={1.98} />
      <Shape color="stone-mid" d={ringBand(upper, -side, side, 0.7, 1.12)} />
      <Shape color="stone-shade" d={shade(upper, 0.7, 1.12)} />
      <Shape
        color="glow-window"
        d={ringArcade(upper, { from: -60, to: 60, step: 12, half: 3.6, low: 0.82, high: 1.04 })}
      />
      <Gables ring={upper} step={12} low={1.08} high={1.3} />
      <Shape color="stone" d={ringBand(wall, -side, side, 0.2, 0.8)} />
      <Shape color="stone-shade" d={shade(wall, 0.2, 0.8)} />
      <Shape color="stone-mid" d={blind(true)} />
      <Shape color="far-hill" d={blind(false)} />
    </Sight>
  );
}

export const sights: CitySights = {
  'leaning-tower': LeaningTower,
  cathedral: Cathedral,
  baptistery: Baptistery,
};
