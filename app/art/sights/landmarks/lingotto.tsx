import { RoofRow } from '../../kit/buildings.tsx';
import { type Camera, plane, project } from '../../kit/camera.ts';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** Over the roof, towards the banked curve at its end. */
const camera: Camera = { x: 316, y: 132, scale: 420 };
const eye = 9;
const bend = 19;
const inner = 5;
const outer = 13;

type Spot = readonly [right: number, up: number, ahead: number];
const shape = (spots: readonly Spot[]) =>
  plane(
    camera,
    spots.map(([right, up, ahead]) => [right, up - eye, ahead] as const),
  );

/** A point of the curve: degrees from its right end, share from the inside to the outside. */
function onCurve(degrees: number, share: number): Spot {
  const angle = (degrees * Math.PI) / 180;
  const radius = inner + (outer - inner) * share;
  const steep = Math.sin(angle) ** 0.4;
  return [
    radius * Math.cos(angle),
    5 * steep * Math.max(0, share) ** 2.4,
    bend + radius * Math.sin(angle),
  ];
}

const radius = (share: number) => inner + (outer - inner) * share;

/** A lane between two shares, up the right-hand straight and round to an angle. */
function lane(low: number, high: number, to: number): string {
  const steps = Math.round(to / 9);
  const angles = Array.from({ length: steps + 1 }, (_, index) => (to * index) / steps);
  const end = (share: number, side: 1 | -1): Spot => [side * radius(share), 0, 8];
  const left = to === 180;
  return shape([
    end(low, 1),
    ...angles.map((angle) => onCurve(angle, low)),
    ...(left ? [end(low, -1), end(high, -1)] : []),
    ...angles.reverse().map((angle) => onCurve(angle, high)),
    end(high, 1),
  ]);
}

/** Two straights and the curve that joins them, steeper and steeper towards its edge. */
function Track() {
  const sunny = 76;
  return (
    <>
      <Shape color="stone-shade" d={lane(0, 1, 180)} />
      <Shape color="stone-mid" d={lane(0, 0.42, 180)} />
      <Shape color="stone" d={lane(0.42, 0.72, sunny)} />
      <Shape color="ground-shade" d={lane(0.72, 1, 180)} />
      <Shape color="ground" d={lane(0.72, 1, sunny)} />
      <Shape color="paper" d={lane(0.4, 0.44, 180) + lane(0.98, 1.04, 180)} />
    </>
  );
}

/** The hanging garden that now grows between the straights. */
function Garden() {
  const bushes = [
    [-3, 15],
    [-1.4, 18],
    [0.6, 16],
    [2.6, 19],
    [3.4, 15.4],
    [-3.2, 20],
    [0.2, 21.4],
  ].map(([right = 0, ahead = 0]): Point => project(camera, [right, -eye, ahead]));
  return (
    <>
      <Shape color="near-hill" d={lane(-0.624, -0.06, 180)} />
      <Shape color="olive" d={bushes.map(([x, y]) => disc(x, y - 6, 15)).join('')} />
      <Shape color="cypress" d={bushes.map(([x, y]) => disc(x - 7, y + 1, 9)).join('')} />
    </>
  );
}

/** A small round car of the Fifties on the banking, from the side. */
function Car() {
  return (
    <g transform="translate(330 236) rotate(-4)">
      <Shape color="ground-shade" d="M-50 20H54L40 28H-40Z" />
      <Shape
        color="train"
        d="M-52 14C-54 2 -48 -6 -30 -8C-22 -24 -12 -32 6 -32C24 -32 34 -22 38 -8C50 -6 54 2 52 14Z"
      />
      <Shape color="train-shade" d="M-52 14C-54 10 -53 6 -52 4H52V14Z" />
      <Shape
        color="glow-window"
        d="M-21 -9C-15 -21 -9 -26 2 -26V-9ZM7 -26C20 -26 26 -19 29 -9H7Z"
      />
      <Shape color="ink" d={disc(-29, 14, 12) + disc(30, 14, 12)} />
      <Shape color="paper" d={disc(-29, 14, 5) + disc(30, 14, 5) + rectangle(-56, 5, 8, 4)} />
      <Shape color="lamp" d={disc(-48, 0, 4)} />
    </g>
  );
}

/** The Alps over the roofs of the city, and the spire of the Mole among them. */
function Horizon() {
  return (
    <>
      <Shape
        color="snow-shade"
        d="M-2 96L52 50L84 78L138 30L190 88L226 66L276 100L330 58L372 84L440 22L492 80L530 56L604 92V150H-2Z"
      />
      <Shape
        color="snow"
        d="M-2 96L52 50L60 88L34 80ZM84 78L138 30L146 76L124 68L108 92ZM190 88L226 66L232 96ZM276 100L330 58L338 92L314 88ZM372 84L440 22L450 74L424 64L400 92ZM492 80L530 56L536 92Z"
      />
      <Shape color="far-hill" d="M-2 122Q140 96 300 116T604 110V220H-2Z" />
      <Shape color="hill" d={path`M-2 150Q300 130 604 148V240H-2Z`} />
      <Shape
        color="stone"
        d="M196 142V124H200C201 112 205 106 209 103V97H211L213 70L215 97H217V103C221 106 225 112 226 124H230V142Z"
      />
    </>
  );
}

/** The test track on the roof of the Lingotto works. */
export function Lingotto() {
  return (
    <>
      <Horizon />
      <RoofRow x={-30} y={196} width={664} height={44} houses={11} seed={7} bottom={210} />
      <Shape color="rose-shade" d="M-2 204H604V404H-2Z" />
      <Track />
      <Garden />
      <Car />
    </>
  );
}
