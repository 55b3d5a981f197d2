import { type Point, path, polygon } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';
import { wall } from '../../sights/wall.ts';

/** The front from its left end, along which it runs back towards the sun; metres. */
const middleM = 24;
const front = wall({
  widthM: 46,
  heightM: 30,
  corners: [
    [-80, 815],
    [640, 722],
    [640, 278],
    [-80, 0],
  ],
});

/** All measures from here on are from the middle of the front. */
const at = ([alongM, upM]: Point): Point => front.at(middleM + alongM, upM);
const shape = (points: readonly Point[]) => polygon(points.map(at));
const panel = (fromM: number, lowM: number, widthM: number, heightM: number) =>
  shape([
    [fromM, lowM + heightM],
    [fromM + widthM, lowM + heightM],
    [fromM + widthM, lowM],
    [fromM, lowM],
  ]);
const arch = (alongM: number, sillM: number, widthM: number, heightM: number) =>
  front.arch(middleM + alongM, sillM, widthM, heightM);

/** Two lights side by side, in a common arch. */
const twin = (alongM: number, sillM: number) =>
  arch(alongM - 0.55, sillM, 0.95, 2.5) + arch(alongM + 0.55, sillM, 0.95, 2.5);

/** The same on both sides of the middle. */
const both = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

/** Where each slope of the roofs begins and ends, in metres from the middle and up. */
const slopes: readonly (readonly [from: Point, to: Point, arches: number])[] = [
  [[-6.6, 20.4], [0, 25.4], 7],
  [[0, 25.4], [6.6, 20.4], 7],
  [[-15.6, 13.2], [-6.6, 17.4], 9],
  [[6.6, 17.4], [15.6, 13.2], 9],
];

/** A band along a slope, between two distances under its edge. */
const eaves = ([[x0, y0], [x1, y1]]: (typeof slopes)[number], above: number, below: number) =>
  shape([
    [x0, y0 + above],
    [x1, y1 + above],
    [x1, y1 - below],
    [x0, y0 - below],
  ]);

/** Small arches that hang under a slope. */
const hangingArches = ([[x0, y0], [x1, y1], count]: (typeof slopes)[number]) =>
  Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    return arch(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share - 1.7, 0.6, 1.2);
  }).join('');

/** The three parts of the front, bare and white, and what casts its shadow to the left on it. */
function Front() {
  const pilasters = [-15.6, -7.2, -3, 2.2, 6.2];
  return (
    <>
      <path
        fill={tone('stone')}
        d={shape([
          [-15.8, 0],
          [-15.8, 13.2],
          [-6.6, 17.4],
          [-6.6, 20.4],
          [0, 25.4],
          [6.6, 20.4],
          [6.6, 17.4],
          [15.8, 13.2],
          [15.8, 0],
        ])}
      />
      <path
        fill={tone('stone-shade')}
        d={
          slopes.map(hangingArches).join('') +
          panel(-7.7, 0, 0.6, 16.4) +
          panel(5.7, 0, 0.6, 19.6) +
          [-3.4, 1.8].map((along) => panel(along, 9.6, 0.5, 12.4)).join('') +
          shape([
            [15.8, 0],
            [15.8, 13],
            [11.4, 9.6],
            [11.4, 0],
          ])
        }
      />
      <path
        fill={tone('paper')}
        d={
          slopes.map((slope) => eaves(slope, 0.8, 0.1)).join('') +
          [-7.2, 6.2].map((along) => panel(along, 0, 1, 20)).join('') +
          pilasters
            .slice(2, 4)
            .map((along) => panel(along, 9.6, 0.8, 12.6))
            .join('')
        }
      />
      <path
        fill={tone('glow-window')}
        d={
          arch(0, 20.6, 1.8, 2.2) +
          [-4.7, 0, 4.5].map((along) => twin(along, 15.4)).join('') +
          [-11, -4.7, 4.5].map((along) => twin(along, 9)).join('')
        }
      />
    </>
  );
}

/** An ox that carries a column of the porch and looks at us; its feet, and its size. */
function Ox({ feet: [x, y], size }: { feet: Point; size: number }) {
  return (
    <g transform={path`translate(${x} ${y}) scale(${size})`}>
      <path
        fill={tone('window')}
        d="M-19 0V-36Q-18 -57 0 -57T19 -36V0H6V-12H-6V0ZM-9 -38Q-25 -40 -28 -60Q-17 -50 -7 -49H7Q17 -50 28 -60Q25 -40 9 -38Z"
      />
      <path
        fill={tone('ochre-shade')}
        d="M-10 -46H10L19 -41Q14 -34 9 -37L6 -20Q0 -12 -6 -20L-9 -37Q-14 -34 -19 -41Z"
      />
      <path fill={tone('ochre')} d="M10 -46H2L0 -16Q4 -16 6 -20L9 -37Q14 -34 19 -41Z" />
    </g>
  );
}

/** The middle door under its gabled porch on two bulls, and the side doors. */
function Doors() {
  const gable = (outM: number, topM: number, baseM: number): readonly Point[] => [
    [-outM, baseM],
    [0, topM],
    [outM, baseM],
  ];
  return (
    <>
      <path
        fill={tone('stone-shade')}
        d={
          arch(0, 0, 5.4, 8) +
          both((s) => arch(s * 11, 0, 3.4, 5.4)) +
          panel(-4.6, 2.4, 0.8, 4.6) +
          panel(2, 2.4, 0.8, 4.6)
        }
      />
      <path
        fill={tone('window')}
        d={arch(0.2, 0, 3.8, 6.8) + both((s) => arch(s * 11 + 0.2, 0, 2.4, 4.5))}
      />
      <path
        fill={tone('ochre')}
        d={
          shape([...gable(4.5, 11, 7.2), ...gable(3.2, 9.3, 7.2).toReversed()]) +
          both((s) => panel(s * 3.3 - 0.4, 2.2, 0.8, 5))
        }
      />
      <path
        fill={tone('terracotta')}
        d={both((s) => panel(s * 3.3 - 0.8, 6.6, 1.6, 0.7) + panel(s * 3.3 - 1, 2.4, 2, 0.7))}
      />
      <Ox feet={at([-3.3, -0.4])} size={1.2} />
      <Ox feet={at([3.3, -0.4])} size={1.1} />
    </>
  );
}

/** The cut-off towers at both ends, nearer than the front. */
function Towers() {
  return (
    <>
      <path fill={tone('stone')} d={panel(-24, 0, 8.4, 27) + panel(15.6, 0, 6.6, 20)} />
      <path fill={tone('paper')} d={panel(20.6, 0, 1.6, 20)} />
      <path
        fill={tone('stone-mid')}
        d={
          panel(-24, 26.4, 8.8, 1) +
          panel(-24, 17, 8.6, 0.6) +
          panel(15.2, 19.4, 7.4, 1) +
          panel(15.4, 12.4, 7, 0.6)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={panel(-24, 25.4, 8.4, 1) + panel(15.6, 18.4, 6.6, 1) + panel(15.2, 0, 0.5, 18.4)}
      />
      <path
        fill={tone('glow-window')}
        d={
          arch(-17.6, 19.4, 2, 4) +
          arch(-17.6, 9, 2, 4) +
          arch(18.6, 14, 2, 3.4) +
          arch(18.6, 6.4, 2, 3.6)
        }
      />
    </>
  );
}

/** Saint Nicholas in the first sun: a bare white front in three parts between two towers. */
export function SaintNicholas() {
  return (
    <>
      <Front />
      <Doors />
      <Towers />
    </>
  );
}
