import { RoofRow } from '../../kit/buildings.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';
import { projectTilted, type TiltedCamera } from '../tilted-camera.ts';

const camera: TiltedCamera = { x: 318, y: 190, scale: 440, pitchDegrees: -26 };
/** The roof is this far under the eye; the works run away to the right. */
const [roofM, turnDegrees] = [39, 50];
/** The near corner of the works, seen from the eye. */
const [cornerRightM, cornerAheadM] = [-14, 46];
const [widthM, lengthM, streetM] = [48, 220, 27];

/** A place on the works: metres across from the near corner, along them, above the roof. */
function at(acrossM: number, alongM: number, upM = 0): Point {
  const turn = (turnDegrees * Math.PI) / 180;
  const [x, y] = projectTilted(camera, [
    cornerRightM - acrossM * Math.cos(turn) + alongM * Math.sin(turn),
    upM - roofM,
    cornerAheadM + acrossM * Math.sin(turn) + alongM * Math.cos(turn),
  ]);
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2];
}

/** A place on the track: its share from the inner to the banked outer edge, round the near end. */
function onBend(degrees: number, share: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const radius = 9 + 13 * share;
  return at(
    widthM / 2 - radius * Math.cos(angle),
    26 - radius * Math.sin(angle),
    4.5 * Math.sin(angle) ** 0.5 * Math.max(0, share) ** 2.2,
  );
}

/** A lane round the near end and up both straights, between two shares of its width. */
function lane(low: number, high: number, fromDegrees = 0, toDegrees = 180): string {
  const steps = 11;
  const edge = (share: number) => {
    const bend = Array.from({ length: steps + 1 }, (_, index) =>
      onBend(fromDegrees + ((toDegrees - fromDegrees) * index) / steps, share),
    );
    const radius = 9 + 13 * share;
    const left = fromDegrees === 0 ? [at(widthM / 2 - radius, lengthM)] : [];
    const right = toDegrees === 180 ? [at(widthM / 2 + radius, lengthM)] : [];
    return [...left, ...bend, ...right];
  };
  return polygon([...edge(low), ...edge(high).reverse()]);
}

/** The five floors under the track: a grid of windows on the long front and on the near one. */
function Works() {
  const long = (from: number, to: number, low: number, high: number) =>
    polygon([at(0, from, low), at(0, to, low), at(0, to, high), at(0, from, high)]);
  const short = (from: number, to: number, low: number, high: number) =>
    polygon([at(from, 0, low), at(to, 0, low), at(to, 0, high), at(from, 0, high)]);
  const floors = [-5.4, -10.4, -15.4, -20.4];
  const bays = (length: number) => Array.from({ length }, (_, index) => index * 6);
  const shadow = [
    at(0, 0, -streetM),
    at(-60, 20, -streetM),
    at(-60, 240, -streetM),
    at(0, 240, -streetM),
  ];
  return (
    <>
      <Shape color="ground-shade" d={polygon(shadow)} />
      <Shape color="rose-shade" d={long(0, lengthM, -streetM, 0)} />
      <Shape color="stone" d={short(0, widthM, -streetM, 0)} />
      <Shape
        color="glow-window"
        d={floors
          .map((up) => long(1, lengthM, up, up + 3.6) + short(0.9, 47, up, up + 3.6))
          .join('')}
      />
      <Shape
        color="rose-shade"
        d={bays(26)
          .map((m) => long(Math.max(0, m - 1), m + 1, -streetM, -1))
          .join('')}
      />
      <Shape
        color="stone"
        d={bays(8)
          .map((m) => short(Math.max(0, m - 1), m + 1, -streetM, -1))
          .join('')}
      />
      <Shape
        color="stone-mid"
        d={polygon([at(0, 0), at(widthM, 0), at(widthM, lengthM), at(0, lengthM)])}
      />
    </>
  );
}

/** Two straights and the banked bend that joins them; its far half lies in the shade. */
function Track() {
  return (
    <>
      <Shape color="ground-shade" d={lane(0, 1)} />
      <Shape color="stone-shade" d={lane(0, 0.55)} />
      <Shape color="ground" d={lane(0.55, 1, 64)} />
      <Shape color="stone" d={lane(0, 0.55, 64)} />
      <Shape color="paper" d={lane(0.53, 0.58) + lane(0.97, 1.05)} />
    </>
  );
}

/** The garden between the straights, and the meeting room of glass on top of the works. */
function Garden() {
  const [x, y] = at(24, 96, 8);
  const [padX, padY] = at(24, 132, 6);
  const bushes = [30, 44, 58, 70, 120, 150].map((along, index) => at(21 + (index % 2) * 6, along));
  return (
    <>
      <Shape color="near-hill" d={lane(-0.62, -0.1)} />
      <Shape color="cypress" d={bushes.map(([right, down]) => disc(right, down, 4)).join('')} />
      <Shape color="ink" d={rectangle(x - 14, y, 3, 26) + rectangle(x + 12, y, 3, 26)} />
      <Shape color="paper" d={path`M${padX - 44} ${padY}a44 11 0 0 1 88 0a44 11 0 0 1 -88 0Z`} />
      <Shape color="sky-deep" d={disc(x, y - 6, 25)} />
      <Shape color="sky" d={path`M${x} ${y - 31}a25 25 0 0 1 0 50q24 -25 0 -50Z`} />
      <Shape color="foam" d={path`M${x - 25} ${y - 9}q25 10 50 0v5q-25 10 -50 0Z`} />
    </>
  );
}

/** A small round car of the Fifties on the banking, from the side. */
function Car() {
  return (
    <g transform="translate(352 204) rotate(-15) scale(.62)">
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
    <g transform="translate(0 -26)">
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
    </g>
  );
}

/** The test track on the roof of the Lingotto works. */
export function Lingotto() {
  return (
    <>
      <Horizon />
      <RoofRow x={-50} y={108} width={700} height={40} houses={13} seed={4} bottom={150} />
      <Shape color="ground" d="M-2 142H604V404H-2Z" />
      <Works />
      <Track />
      <Garden />
      <Car />
    </>
  );
}
