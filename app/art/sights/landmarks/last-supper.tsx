import { bar, disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import type { PosterRole } from '../../palette.ts';
import { Shape } from '../sight.tsx';

/** All lines of the room meet at the head of Christ. */
const eye: Point = [300, 196];
const table = 286;

/** A point between a corner of the picture and the vanishing point. */
const into = ([x, y]: Point, share: number): Point => [
  x + (eye[0] - x) * share,
  y + (eye[1] - y) * share,
];

const depth = 0.62;
const corners: Point[] = [
  [-30, -60],
  [630, -60],
  [630, 420],
  [-30, 420],
];

/** The upper room: coffers above, four dark hangings on each side, three windows. */
function Room() {
  const back = corners.map((corner) => into(corner, depth));
  const [topLeft = eye, topRight = eye, , bottomLeft = eye] = back;
  const beams = Array.from({ length: 7 }, (_, index) => -30 + (660 / 6) * index);
  const hangings = [
    [0.08, 0.2],
    [0.24, 0.36],
    [0.4, 0.49],
    [0.53, 0.59],
  ].flatMap(([from = 0, to = 0]) =>
    [-30, 630].map((x) =>
      polygon([into([x, 40], from), into([x, 40], to), into([x, 330], to), into([x, 330], from)]),
    ),
  );
  const [left, top] = topLeft;
  return (
    <>
      <Shape
        color="ochre-shade"
        d={polygon([corners[0] ?? eye, corners[1] ?? eye, topRight, topLeft])}
      />
      <Shape
        color="roof-shade"
        d={
          beams
            .map((x) =>
              polygon([
                [x - 9, -60],
                [x + 9, -60],
                into([x + 9, -60], depth),
                into([x - 9, -60], depth),
              ]),
            )
            .join('') +
          [0.3, 0.44, 0.54, depth]
            .map((share) => {
              const [x, y] = into([-30, -60], share);
              return rectangle(x, y - 3, 2 * (300 - x), 4);
            })
            .join('')
        }
      />
      <Shape color="rose-shade" d={hangings.join('')} />
      <Shape color="stone-mid" d={rectangle(left, top, 2 * (300 - left), bottomLeft[1] - top)} />
      <Shape
        color="sky"
        d={
          rectangle(262, 142, 76, 110) + rectangle(206, 142, 34, 110) + rectangle(360, 142, 34, 110)
        }
      />
      <Shape
        color="near-hill"
        d={path`M206 196q20 -12 34 -4V252H206ZM262 200q20 -16 38 -4t38 -6V252H262ZM360 192q14 -8 34 4V252H360Z`}
      />
      <Shape color="stone" d={path`M256 142q44 -34 88 0h-8q-36 -22 -72 0Z`} />
    </>
  );
}

interface Guest {
  readonly head: Point;
  /** Where the body meets the table. */
  readonly base: number;
  readonly robe: PosterRole;
  readonly cloak: PosterRole;
  /** Where the hands are. */
  readonly hands: readonly Point[];
}

/** The twelve in four groups of three, from the left end of the table to the right. */
const guests: readonly Guest[] = [
  { head: [46, 196], base: 50, robe: 'sea-mid', cloak: 'near-hill', hands: [[74, 276]] },
  { head: [84, 208], base: 84, robe: 'terracotta', cloak: 'train', hands: [[150, 232]] },
  {
    head: [116, 206],
    base: 116,
    robe: 'ochre',
    cloak: 'near-hill',
    hands: [
      [98, 228],
      [136, 228],
    ],
  },
  { head: [204, 212], base: 172, robe: 'sea-deep', cloak: 'ochre-shade', hands: [[222, 218]] },
  { head: [176, 226], base: 190, robe: 'sea-mid', cloak: 'cypress', hands: [[232, 272]] },
  { head: [228, 206], base: 236, robe: 'near-hill', cloak: 'train', hands: [[240, 276]] },
  { head: [358, 206], base: 366, robe: 'terracotta-shade', cloak: 'train', hands: [[342, 178]] },
  {
    head: [384, 210],
    base: 384,
    robe: 'near-hill',
    cloak: 'ochre',
    hands: [
      [342, 232],
      [430, 230],
    ],
  },
  {
    head: [418, 194],
    base: 412,
    robe: 'sea-deep',
    cloak: 'terracotta',
    hands: [
      [410, 232],
      [426, 234],
    ],
  },
  {
    head: [476, 204],
    base: 466,
    robe: 'sea-mid',
    cloak: 'sea-deep',
    hands: [
      [428, 216],
      [436, 224],
    ],
  },
  { head: [512, 214], base: 506, robe: 'ochre-shade', cloak: 'near-hill', hands: [[486, 262]] },
  {
    head: [550, 206],
    base: 552,
    robe: 'stone',
    cloak: 'ochre',
    hands: [
      [524, 248],
      [536, 258],
    ],
  },
];

const body = ({ head: [x, y], base }: Guest) =>
  polygon([
    [x - 8, y + 8],
    [x + 8, y + 8],
    [x + 20, y + 22],
    [base + 24, table + 4],
    [base - 24, table + 4],
    [x - 20, y + 22],
  ]);

const cloak = ({ head: [x, y], base }: Guest) => {
  const side = x < 300 ? -1 : 1;
  return polygon([
    [x + side * 8, y + 8],
    [x + side * 20, y + 22],
    [base + side * 25, table + 4],
    [base - side * 6, table + 4],
    [x - side * 4, y + 26],
  ]);
};

const arm = ({ head: [x, y], hands }: Guest) =>
  hands.map(([hx, hy]) => bar([x + (hx < x ? -13 : 13), y + 27], [hx, hy], 10)).join('');

function byColor(color: (guest: Guest) => PosterRole, shape: (guest: Guest) => string) {
  const colors = [...new Set(guests.map(color))];
  return colors.map((role) => (
    <Shape
      key={role}
      color={role}
      d={guests
        .filter((guest) => color(guest) === role)
        .map(shape)
        .join('')}
    />
  ));
}

function Apostles() {
  return (
    <>
      {byColor(({ robe }) => robe, arm)}
      {byColor(({ robe }) => robe, body)}
      {byColor(({ cloak: role }) => role, cloak)}
      <Shape
        color="terracotta-shade"
        d={guests.map(({ head: [x, y] }) => disc(x, y - 2, 11)).join('')}
      />
      <Shape
        color="rose"
        d={guests
          .map(
            ({ head: [x, y], hands }) =>
              disc(x + (x < 300 ? 3 : -3), y + 1, 8) +
              hands.map(([hx, hy]) => disc(hx, hy, 4)).join(''),
          )
          .join('')}
      />
    </>
  );
}

/** Christ, a calm triangle in red and blue before the middle window. */
function Christ() {
  return (
    <>
      <Shape color="train" d="M290 216H310L326 232L352 284L344 292H256L248 284L274 232Z" />
      <Shape color="sea-mid" d="M310 216L326 232L352 284L344 292H292L316 240Z" />
      <Shape color="terracotta-shade" d={path`M287 222V200a13 13 0 0 1 26 0V222Z`} />
      <Shape
        color="rose"
        d={disc(300, 204, 9) + rectangle(296, 208, 8, 10) + disc(252, 286, 5) + disc(350, 286, 5)}
      />
    </>
  );
}

/** The long table, its cloth, bread and plates. */
function Table() {
  const places = Array.from({ length: 13 }, (_, index) => 44 + index * 43);
  return (
    <>
      <Shape color="stone" d={rectangle(14, table, 572, 12)} />
      <Shape color="stone-mid" d={rectangle(14, table + 12, 572, 50)} />
      <Shape
        color="stone-shade"
        d={
          [70, 170, 300, 430, 530].map((x) => rectangle(x, table + 12, 3, 50)).join('') +
          rectangle(14, table + 52, 572, 4)
        }
      />
      <Shape
        color="ochre"
        d={places.map((x) => path`M${x - 9} ${table + 7}q9 -8 18 0Z`).join('')}
      />
      <Shape
        color="terracotta-shade"
        d={rectangle(36, table + 62, 20, 60) + rectangle(544, table + 62, 20, 60)}
      />
    </>
  );
}

/** Leonardo’s Last Supper. */
export function LastSupper() {
  return (
    <g transform="translate(-36 -28) scale(1.12)">
      <Room />
      <Apostles />
      <Christ />
      <Shape color="terracotta" d={rectangle(-2, table + 50, 604, 90)} />
      <Table />
    </g>
  );
}
