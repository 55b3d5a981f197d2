import type { DrawingProps } from '../../kit/drawing.tsx';
import type { Point } from '../../kit/geometry.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';
import { wall } from '../wall.ts';

/** The front in the sun, in metres from its far end to the corner, where it is nearest. */
const front = wall({
  widthM: 29.7,
  heightM: 13.6,
  corners: [
    [-70, 344],
    [432, 392],
    [432, 118],
    [-70, 190],
  ],
});

/** The right side in its own shade, from the corner on. */
const flank = wall({
  widthM: 40,
  heightM: 13.6,
  corners: [
    [432, 392],
    [660, 346],
    [660, 208],
    [432, 118],
  ],
});

const columns = [1.6, 9.6, 20.1, 28.1];
const bays = [5.6, 24.1];
const middle = 14.85;

const each = <T,>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');

/** The brick of the old church, which the marble was to hide. */
function OldChurch() {
  const gable = (more: number): Point[] => [
    [4 - more, 13],
    [4 - more, 18],
    [middle, 23.4 + more],
    [25.7 + more, 18],
    [25.7 + more, 13],
  ];
  return (
    <>
      <Shape color="roof-shade" d={front.shape(gable(1))} />
      <Shape color="terracotta" d={front.shape(gable(0))} />
      <Shape color="glow-window" d={front.arch(middle, 13.6, 3.4, 6.2)} />
    </>
  );
}

/** What Alberti left above the cornice: quarter gables, and an arch that stops half way up. */
function Unfinished() {
  const side = (s: 1 | -1) =>
    front.shape(
      (
        [
          [13.2, 13.6],
          [11.4, 15.1],
          [9, 16.4],
          [6.2, 17.2],
          [4.2, 17.4],
          [4.2, 13.6],
        ] as const
      ).map(([out, up]) => [middle + s * out, up]),
    );
  const spring = (s: 1 | -1) =>
    front.shape(
      (
        [
          [4.2, 13.6],
          [4.2, 16.4],
          [3.3, 18.6],
          [2.5, 17.7],
          [2.9, 16],
          [2.9, 13.6],
        ] as const
      ).map(([out, up]) => [middle + s * out, up]),
    );
  return (
    <>
      <Shape color="stone" d={side(-1) + side(1) + spring(-1) + spring(1)} />
      <Shape
        color="stone"
        d={each([columns[1] ?? 0, columns[2] ?? 0], (x) => front.area(x - 1.1, x + 1.1, 13.6, 20))}
      />
      <Shape
        color="stone-shade"
        d={each([columns[1] ?? 0, columns[2] ?? 0], (x) =>
          front.area(x + 0.5, x + 1.1, 13.6, 19.2),
        )}
      />
      <Shape
        color="paper"
        d={each([columns[1] ?? 0, columns[2] ?? 0], (x) =>
          front.area(x - 1.4, x + 1.4, 19.2, 20.2),
        )}
      />
    </>
  );
}

/** Four fluted half columns on a plinth, three arches between them, the door in the middle one. */
function Front() {
  return (
    <>
      <Shape color="stone" d={front.area(0, 29.7, 0, 13.6)} />
      <Shape
        color="stone-shade"
        d={
          each(bays, (x) => front.arch(x, 2.4, 5.2, 6.9)) +
          front.arch(middle, 1.2, 7, 9.2) +
          each(columns, (x) => front.area(x + 0.9, x + 1.5, 2.4, 11))
        }
      />
      <Shape
        color="stone-mid"
        d={
          each(bays, (x) => front.arch(x + 0.4, 2.4, 4.4, 6.5)) +
          front.area(0, 29.7, 10.7, 11.1) +
          front.area(0, 29.7, 0, 1.2)
        }
      />
      <Shape color="rose" d={front.arch(middle + 0.5, 1.2, 6, 8.7)} />
      <Shape
        color="stone"
        d={
          front.area(middle - 1.5, middle + 2.3, 1.2, 6) +
          front.shape([
            [middle - 2, 6],
            [middle + 2.8, 6],
            [middle + 0.4, 7.3],
          ])
        }
      />
      <Shape color="glow-window" d={front.area(middle - 0.8, middle + 1.6, 1.2, 5.2)} />
      <Shape
        color="terracotta"
        d={each([-1.7, 0.5, 2.7], (dx) => front.disc(middle + dx, dx === 0.5 ? 8.7 : 7.7, 0.5))}
      />
      <Shape
        color="paper"
        d={
          each(
            columns,
            (x) =>
              each([-0.8, -0.2, 0.4], (dx) => front.area(x + dx, x + dx + 0.36, 2.9, 10)) +
              front.shape([
                [x - 0.9, 10],
                [x - 1.3, 11],
                [x + 1.3, 11],
                [x + 0.9, 10],
              ]) +
              front.area(x - 1.2, x + 1.2, 2.3, 2.9) +
              front.area(x - 1.2, x + 1.2, 11, 13.6),
          ) + front.area(-1, 30.2, 12.9, 13.7)
        }
      />
      <Shape color="stone-shade" d={each([3.2, 8, 21.7, 26.5], (x) => front.disc(x, 9.3, 0.7))} />
      <Shape
        color="stone-shade"
        d={each([3.6, 5, 6.4, 12, 13.6, 15.4, 17.2, 22.4, 23.8, 25.4], (x) =>
          front.area(x, x + 1, 11.7, 12.3),
        )}
      />
    </>
  );
}

const arches = [3.4, 9.4, 15.4, 21.4, 27.4, 33.4, 39.4];

/** Its arches, and the stone coffins of poets and scholars that stand in them. */
function Flank() {
  return (
    <>
      <Shape color="stone-shade" d={flank.area(0, 46, 0, 13.6)} />
      <Shape color="window" d={each(arches, (x) => flank.arch(x, 2.4, 4.2, 7.6))} />
      <Shape color="stone-mid" d={each(arches, (x) => flank.area(x - 1.7, x + 1.7, 2.4, 4.2))} />
      <Shape
        color="stone"
        d={each(arches, (x) =>
          flank.shape([
            [x - 1.9, 4.2],
            [x + 1.9, 4.2],
            [x + 1.5, 5],
            [x - 1.5, 5],
          ]),
        )}
      />
      <Shape
        color="stone-mid"
        d={
          flank.area(-0.4, 46, 12.9, 13.7) +
          flank.area(0, 46, 10.7, 11.1) +
          flank.area(0, 46, 0, 1.2)
        }
      />
    </>
  );
}

/** The Tempio Malatestiano from its corner: Alberti's arches before the brick they never hid. */
export function Tempio({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={150} count={24} seed={83} />
      <Cloud x={470} y={70} width={150} />
      <OldChurch />
      <Unfinished />
      <Flank />
      <Front />
      <Shape color="ground" d="M-2 350L432 391L602 356V404H-2Z" />
      <Shape color="ground-shade" d="M432 391L602 356V404H478Z" />
    </Sight>
  );
}
