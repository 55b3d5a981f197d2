import { type Camera, project } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { type Point, polygon } from '../../kit/geometry.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { type Wall, wall } from '../wall.ts';

/** In front of the corner, which stands to the right and ahead. */
const camera: Camera = { x: 250, y: 350, scale: 596 };
const eyeM = 1.7;
const corner = { right: 7, ahead: 27 };
const turn = (38 * Math.PI) / 180;
const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
const widthM = 29.7;

/** A point of the front: from its far end, up, and out of the wall. */
const onFront = (along: number, up: number, out: number): Point =>
  project(camera, [
    corner.right - (widthM - along) * cos - out * sin,
    up - eyeM,
    corner.ahead + (widthM - along) * sin - out * cos,
  ]);

/** A point of the right side: from the corner, up, and out of the wall. */
const onFlank = (along: number, up: number, out: number): Point =>
  project(camera, [
    corner.right + along * sin + out * cos,
    up - eyeM,
    corner.ahead + along * cos - out * sin,
  ]);

const layer = (at: typeof onFront, out: number, lengthM: number): Wall =>
  wall({
    widthM: lengthM,
    heightM: 14,
    corners: [at(0, 0, out), at(lengthM, 0, out), at(lengthM, 14, out), at(0, 14, out)],
  });

const front = layer(onFront, 0, widthM);
const flank = layer(onFlank, 0, 40);

const each = <T,>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');
const columns = [1.6, 9.7, 20, 28.1];
const bays = [5.65, 24.05];
const middle = 14.85;

/** The face of a block that stands out of the front, and its side, which is turned to us. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
  readonly out: number;
}

const face = ({ from, to, low, high, out }: Block) =>
  layer(onFront, out, widthM).area(from, to, low, high);
const side = ({ to, low, high, out }: Block) =>
  polygon([
    onFront(to, low, out),
    onFront(to, low, 0),
    onFront(to, high, 0),
    onFront(to, high, out),
  ]);

const shafts = columns.map(
  (x): Block => ({ from: x - 0.75, to: x + 0.75, low: 2, high: 10.2, out: 0.8 }),
);
const bases = columns.map((x): Block => ({ from: x - 1, to: x + 1, low: 1.5, high: 2.3, out: 1 }));
const capitals = columns.map(
  (x): Block => ({ from: x - 1, to: x + 1, low: 10.1, high: 11, out: 1 }),
);
const breaks = columns.map(
  (x): Block => ({ from: x - 1.1, to: x + 1.1, low: 11, high: 12.9, out: 1 }),
);
const cornices = columns.map(
  (x): Block => ({ from: x - 1.5, to: x + 1.5, low: 12.8, high: 13.6, out: 1.5 }),
);
const plinth: Block = { from: 0, to: widthM + 0.3, low: 0, high: 1.5, out: 0.3 };
const cornice: Block = { from: -0.4, to: widthM + 0.5, low: 12.9, high: 13.6, out: 0.6 };

/** The brick of the old church, which the marble was to hide. */
function OldChurch() {
  const gable = (more: number, out: number): Point[] => [
    onFront(4.4 - more, 12, out),
    onFront(4.4 - more, 18 + more * 0.3, out),
    onFront(middle, 22.6 + more, out),
    onFront(25.3 + more, 18 + more * 0.3, out),
    onFront(25.3 + more, 12, out),
  ];
  return (
    <>
      <Shape
        color="roof-shade"
        d={
          polygon(gable(0.6, -1.5)) +
          polygon([
            onFront(25.3, 12, -2),
            onFront(25.3, 18.4, -2),
            onFront(25.3, 18.4, -40),
            onFront(25.3, 12, -40),
          ])
        }
      />
      <Shape color="terracotta" d={polygon(gable(0, -1.5))} />
      <Shape color="terracotta-shade" d={front.arch(middle + 0.2, 12.4, 4.2, 7.6)} />
      <Shape color="glow-window" d={front.arch(middle + 0.4, 12.4, 3.4, 7)} />
    </>
  );
}

/** Alberti's unfinished top: quarter gables, and an arch that stops half way up. */
function Unfinished() {
  const shoulder = (s: 1 | -1) =>
    front.shape(
      (
        [
          [13.4, 13],
          [13, 13.8],
          [11.4, 15.4],
          [9.4, 16.4],
          [7, 17],
          [4.2, 17.2],
          [4.2, 13],
        ] as const
      ).map(([out, up]) => [middle + s * out, up]),
    );
  const stumps = [columns[1] ?? 0, columns[2] ?? 0].map(
    (x): Block => ({ from: x - 1, to: x + 1, low: 13, high: 18.6, out: 0.5 }),
  );
  return (
    <>
      <Shape color="stone" d={shoulder(-1) + shoulder(1)} />
      <Shape color="stone-shade" d={each(stumps, side)} />
      <Shape color="stone" d={each(stumps, face)} />
      <Shape
        color="paper"
        d={each(stumps, (stump) =>
          face({
            ...stump,
            from: stump.from - 0.3,
            to: stump.to + 0.3,
            low: 18.2,
            high: 18.9,
            out: 0.7,
          }),
        )}
      />
    </>
  );
}

/** Four fluted half columns on a plinth, three arches between them, the door in the middle one. */
function Front() {
  return (
    <>
      <Shape color="stone" d={front.area(0, widthM, 0, 13.2)} />
      <Shape
        color="stone-shade"
        d={
          each(bays, (x) => front.arch(x, 1.5, 5, 7.6)) +
          front.arch(middle, 1.5, 6.6, 9) +
          each(columns.slice(0, 3), (x) => front.area(x + 0.7, x + 1.7, 1.5, 11)) +
          each([2.6, 8.6, 10.9, 18.8, 21.1, 27], (x) => front.disc(x + 0.1, 9.4, 0.6))
        }
      />
      <Shape
        color="stone-mid"
        d={each(bays, (x) => front.arch(x + 0.4, 1.5, 4.2, 7.1)) + front.area(0, widthM, 11, 11.4)}
      />
      <Shape color="rose" d={front.arch(middle + 0.6, 1.5, 5.4, 8.2)} />
      <Shape
        color="stone"
        d={
          front.area(middle - 1.1, middle + 2.3, 1.5, 6) +
          front.shape([
            [middle - 1.5, 6],
            [middle + 2.7, 6],
            [middle + 0.6, 7.4],
          ])
        }
      />
      <Shape color="glow-window" d={front.area(middle - 0.5, middle + 1.7, 1.5, 5.4)} />
      <Shape color="stone-shade" d={side(cornice)} />
      <Shape color="stone-mid" d={face(plinth)} />
      <Shape color="paper" d={face(cornice)} />
    </>
  );
}

/** The columns with all that breaks forward over them, lit on their faces only. */
function Columns() {
  const all = [bases, shafts, capitals, breaks, cornices];
  const flutes = shafts.flatMap((shaft) =>
    [0.34, 0.74, 1.14].map(
      (at): Block => ({
        ...shaft,
        from: shaft.from + at,
        to: shaft.from + at + 0.18,
        low: 2.5,
        high: 9.9,
      }),
    ),
  );
  return (
    <>
      <Shape color="stone-shade" d={all.map((blocks) => each(blocks, side)).join('')} />
      <Shape color="paper" d={each([...shafts, ...cornices], face)} />
      <Shape color="stone" d={each([...bases, ...breaks], face)} />
      <Shape
        color="ochre"
        d={each(columns, (x) =>
          polygon([
            onFront(x - 0.75, 10, 0.9),
            onFront(x + 0.75, 10, 0.9),
            onFront(x + 1.1, 11, 0.9),
            onFront(x - 1.1, 11, 0.9),
          ]),
        )}
      />
      <Shape
        color="stone-mid"
        d={each(flutes, face) + each(breaks, (block) => face({ ...block, high: 11.4 }))}
      />
    </>
  );
}

const arches = [4, 9.6, 15.2, 20.8, 26.4, 32, 37.6, 43.2, 48.8];

/** Its arches, and the stone coffins of poets and scholars that stand in them. */
function Flank() {
  return (
    <>
      <Shape color="stone-shade" d={flank.area(0, 60, 0, 14)} />
      <Shape color="rose-shade" d={layer(onFlank, 0.3, 40).area(-0.3, 60, 0, 1.5)} />
      <Shape color="window" d={each(arches, (x) => flank.arch(x, 2, 3.8, 7.2))} />
      <Shape color="stone-shade" d={each(arches, (x) => flank.area(x - 1.2, x + 1.6, 2, 3.6))} />
      <Shape
        color="stone-mid"
        d={
          each(arches, (x) =>
            flank.shape([
              [x - 1.4, 3.6],
              [x + 1.8, 3.6],
              [x + 1.4, 4.4],
              [x - 1, 4.4],
            ]),
          ) +
          flank.area(0, 60, 11, 11.4) +
          layer(onFlank, 0.6, 40).area(-0.6, 60, 12.9, 13.6)
        }
      />
    </>
  );
}

/** The Tempio Malatestiano from its corner: Alberti's arches before the brick they never hid. */
export function Tempio({ title }: DrawingProps) {
  const foot = [onFront(0, 0, 0.3), onFront(widthM + 0.3, 0, 0.3), onFlank(60, 0, 0.3)] as const;
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={150} count={24} seed={83} />
      <Cloud x={500} y={66} width={150} />
      <Shape color="ground" d={polygon([[-2, 360], ...foot, [602, 404], [-2, 404]])} />
      <Shape color="ground-shade" d={polygon([foot[1], foot[2], [640, 404], [520, 404]])} />
      <OldChurch />
      <Unfinished />
      <Flank />
      <Front />
      <Columns />
    </Sight>
  );
}
