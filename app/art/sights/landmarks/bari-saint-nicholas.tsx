import type { DrawingProps } from '../../kit/drawing.tsx';
import type { Point } from '../../kit/geometry.ts';
import { Birds, Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { projectTilted, type TiltedCamera } from '../tilted-camera.ts';
import { type Wall, wall } from '../wall.ts';

/** In the square before the portal, the head back. */
const viewer: TiltedCamera = { x: 266, y: 196, scale: 384, pitchDegrees: 22 };
const eyeM = 1.6;

/** A front that faces the viewer, in metres from its middle. */
function frontAt(aheadM: number): Wall {
  const corner = (rightM: number, upM: number) =>
    projectTilted(viewer, [rightM, upM - eyeM, aheadM]);
  return wall({
    widthM: 40,
    heightM: 26,
    corners: [corner(0, 0), corner(40, 0), corner(40, 26), corner(0, 26)],
  });
}

const front = frontAt(22);
const porch = frontAt(20);

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = <T,>(values: readonly T[], draw: (value: T) => string) => values.map(draw).join('');
const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
const mirrored = (half: readonly Point[]) =>
  front.shape([...half, ...half.toReversed().map(([x, y]): Point => [-x, y])]);

/** Windows of two lights under one arch. */
const pairs: readonly Point[] = [
  [-3.9, 11.6],
  [0, 11.6],
  [3.9, 11.6],
  [0, 16],
  [-10.3, 9.6],
  [10.3, 9.6],
];

/** Small arches that hang below a slope or a cornice. */
const hanging = (from: Point, to: Point, count: number) =>
  each(range(count), (i) => {
    const share = (i + 0.5) / count;
    return front.arch(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - 1.3,
      0.72,
      1.2,
    );
  });

/** Two towers that were never finished, the left one lower. */
function Towers() {
  return (
    <>
      <Shape
        color="stone-mid"
        d={front.area(-22, -13.6, 0, 18.4) + front.area(13.4, 21, 0, 21.6)}
      />
      <Shape
        color="stone"
        d={front.area(-22.4, -13.3, 18.2, 19) + front.area(13.1, 21.3, 21.4, 22.2)}
      />
      <Shape
        color="stone-shade"
        d={
          hanging([-21.6, 18], [-14, 18], 7) +
          hanging([13.8, 21.2], [20.6, 21.2], 6) +
          front.arch(-17.6, 9, 5, 7.4) +
          front.arch(17.2, 11, 4.6, 7.6)
        }
      />
      <Shape
        color="glow-window"
        d={each([-18.6, -16.8, 16.3, 17.9], (x) => front.arch(x, 11.8, 1.2, 3.4))}
      />
    </>
  );
}

/** The nave's gable between two pilasters, and the lower aisles beside it. */
function Nave() {
  return (
    <>
      <Shape
        color="stone"
        d={mirrored([
          [-13.6, 0],
          [-13.6, 13],
          [-6.8, 16.4],
          [-6.8, 19.4],
          [0, 24],
        ])}
      />
      <Shape
        color="stone-shade"
        d={
          both(
            (s) =>
              hanging([s * 0.4, 23], [s * 5, 19.8], 6) +
              hanging([s * 8.4, 15], [s * 11.7, 13.4], 4),
          ) +
          front.area(-5.9, -5.1, 0, 18.6) +
          front.area(7.4, 8.2, 0, 15.6) +
          front.area(-13.6, -11.8, 0, 13.4)
        }
      />
      <Shape
        color="stone-mid"
        d={
          both(
            (s) =>
              front.area(s * 6.6 - 0.75, s * 6.6 + 0.75, 0, 19) +
              front.shape([
                [0, 24.6],
                [s * 7.6, 19.5],
                [s * 7.6, 18.8],
                [0, 23.8],
              ]) +
              front.shape([
                [s * 7, 17],
                [s * 13.8, 13.5],
                [s * 13.8, 12.8],
                [s * 7, 16.2],
              ]),
          ) + both((s) => front.arch(s * 10.4, 0, 4.8, 8.2))
        }
      />
      <Shape
        color="stone-shade"
        d={
          each(pairs, ([x, y]) => front.arch(x, y, 2.1, 3.3)) +
          front.disc(0, 20.8, 0.95) +
          both((s) => front.arch(s * 10.4 + 0.2, 0, 3.4, 6.6))
        }
      />
      <Shape
        color="glow-window"
        d={
          each(pairs, ([x, y]) => both((s) => front.arch(x + s * 0.46, y, 0.72, 2.4))) +
          both((s) => front.arch(s * 3.9, 16, 0.9, 2.4)) +
          front.disc(0, 20.8, 0.7)
        }
      />
      <Shape color="window" d={both((s) => front.arch(s * 10.4 + 0.3, 0, 2.4, 5.4))} />
    </>
  );
}

/** An ox of stone that carries a column and looks at us; its feet. */
function Ox({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
      <Shape color="stone" d="M-13 -64H13V-54H-13Z" />
      <Shape
        color="window"
        d="M-19 0V-36Q-18 -57 0 -57T19 -36V0H6V-12H-6V0ZM-9 -38Q-25 -40 -28 -60Q-17 -50 -7 -49H7Q17 -50 28 -60Q25 -40 9 -38Z"
      />
      <Shape
        color="ochre-shade"
        d="M-10 -46H10L19 -41Q14 -34 9 -37L6 -20Q0 -12 -6 -20L-9 -37Q-14 -34 -19 -41Z"
      />
      <Shape color="ochre" d="M-10 -46H-2L0 -16Q-4 -16 -6 -20L-9 -37Q-14 -34 -19 -41Z" />
    </g>
  );
}

/** The portal under its gable, on two columns that stand on oxen. */
function Portal() {
  return (
    <>
      <Shape
        color="stone-shade"
        d={front.shape([
          [-2.6, 7],
          [1.2, 9.4],
          [5, 6.6],
          [5, 5.8],
          [4.6, 5.8],
          [4.6, 0],
          [3.8, 0],
          [3.8, 6],
        ])}
      />
      <Shape color="stone-mid" d={front.arch(0, 0, 5.8, 8.4)} />
      <Shape color="stone-shade" d={front.arch(0.1, 0, 5, 7.9)} />
      <Shape color="stone" d={front.arch(0.2, 0, 4.2, 7.4)} />
      <Shape color="glow-window" d={front.arch(0.3, 0, 3.4, 6.9)} />
      <Shape color="stone-mid" d={front.area(-1.4, 2, 4.9, 5.5)} />
      <Shape color="ochre" d={both((s) => porch.area(s * 3.2 - 0.36, s * 3.2 + 0.36, 3, 7))} />
      <Shape
        color="ochre-shade"
        d={
          both((s) => porch.area(s * 3.2 + 0.05, s * 3.2 + 0.36, 3, 6.6)) +
          porch.shape([
            [-4, 6.5],
            [-3.2, 6.5],
            [0, 8.5],
            [3.2, 6.5],
            [4, 6.5],
            [0, 9.4],
          ])
        }
      />
      <Shape
        color="ochre"
        d={porch.shape([
          [-4.1, 6.5],
          [-4.1, 7.2],
          [0, 10.2],
          [4.1, 7.2],
          [4.1, 6.5],
          [0, 9.1],
        ])}
      />
      <Shape color="stone-mid" d={both((s) => porch.area(s * 3.2 - 0.9, s * 3.2 + 0.9, 0, 0.8))} />
      <Ox at={porch.at(-3.2, 0.8)} />
      <Ox at={porch.at(3.2, 0.8)} />
    </>
  );
}

/** Saint Nicholas in Bari at noon: its bare white front between two towers, from below. */
export function SaintNicholas({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={220} count={26} seed={12} />
      <Birds x={70} y={44} span={22} count={2} seed={9} />
      <Towers />
      <Nave />
      <Shape color="ground" d="M-2 382H602V404H-2Z" />
      <Portal />
    </Sight>
  );
}
