import { bar, disc } from '../../kit/furnishings.tsx';
import { type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';
import { type Guest, guests } from './last-supper-guests.ts';

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

const body = ({ head: [x, y], base }: Guest) =>
  path`
    M${base - 27} ${table + 4}Q${x - 29} ${y + 34} ${x - 15} ${y + 21}Q${x} ${y + 10} ${x + 15} ${y + 21}
    Q${x + 29} ${y + 34} ${base + 27} ${table + 4}Z
  `;

/** The cloak over the shoulder that is turned from the light. */
const cloak = ({ head: [x, y], base }: Guest) =>
  path`
    M${x + 4} ${y + 14}Q${x + 12} ${y + 17} ${x + 15} ${y + 21}Q${x + 29} ${y + 34} ${base + 27} ${table + 4}
    H${base - 4}Q${x + 16} ${y + 46} ${x + 4} ${y + 14}Z
  `;

const sleeves = ({ arms }: Guest) => arms.map(([elbow, wrist]) => bar(elbow, wrist, 11)).join('');
const hands = ({ arms }: Guest) =>
  arms.map(([, wrist, tips]) => bar(wrist, tips, 6) + disc(...wrist, 4)).join('');

/** A face from the side, down to the neck. */
const face = ({ head: [x, y], look: s }: Guest) =>
  path`
    M${x - s * 4} ${y - 10}Q${x + s * 9} ${y - 12} ${x + s * 9} ${y - 3}L${x + s * 12} ${y + 2}
    H${x + s * 9}Q${x + s * 9} ${y + 10} ${x + s * 2} ${y + 11}L${x + s * 3} ${y + 18}H${x - s * 8}V${y}Z
  `;

const hair = ({ head: [x, y], look: s, isBeardless }: Guest) =>
  path`
    M${x + s * 9} ${y - 7}Q${x + s * 3} ${y - 17} ${x - s * 7} ${y - 13}
    Q${x - s * 16} ${y - 6} ${x - s * 12} ${y + (isBeardless ? 17 : 8)}H${x - s * 5}
    Q${x - s * 5} ${y - 3} ${x + s * 3} ${y - 6}Z
  ` +
  (isBeardless
    ? ''
    : path`
        M${x + s * 9} ${y + 4}Q${x + s * 11} ${y + 15} ${x + s * 4} ${y + 17}
        Q${x - s * 5} ${y + 13} ${x - s * 5} ${y + 1}Q${x + s} ${y + 7} ${x + s * 9} ${y + 4}Z
      `);

function Apostle({ guest }: { guest: Guest }) {
  const [x, y] = guest.head;
  return (
    <>
      <Shape color={guest.robe} d={body(guest)} />
      <Shape color={guest.cloak} d={cloak(guest)} />
      <Shape color={guest.cloak} d={sleeves(guest)} />
      <Shape color="rose" d={face(guest) + hands(guest)} />
      <Shape
        color="roof-shade"
        d={hair(guest) + rectangle(x + guest.look * 6 - 1.5, y - 3, 2.4, 2)}
      />
    </>
  );
}

/** Christ, a calm triangle in red and blue before the middle window, his eyes cast down. */
function Christ() {
  return (
    <>
      <Shape
        color="train"
        d="M292 218Q276 224 270 238L244 282L252 292H348L356 282L330 238Q324 224 308 218Z"
      />
      <Shape color="sea-mid" d="M306 218Q324 224 330 238L356 282L348 292H290Q318 258 306 218Z" />
      <Shape color="roof-shade" d="M284 222Q280 182 300 182Q320 182 316 222Z" />
      <Shape
        color="rose"
        d={
          'M292 196Q300 184 308 196Q311 210 306 218L308 224H292L294 218Q289 210 292 196Z' +
          bar([258, 284], [244, 290], 8) +
          bar([342, 284], [356, 289], 8)
        }
      />
      <Shape
        color="roof-shade"
        d="M292 206Q294 220 300 221Q306 220 308 206Q304 212 300 210Q296 212 292 206ZM293 200H298V202H293ZM302 200H307V202H302Z"
      />
    </>
  );
}

/** The long table in its folded cloth: bread, plates and wine. */
function Table() {
  const places = Array.from({ length: 9 }, (_, index) => 104 + index * 49);
  return (
    <>
      <Shape color="stone" d={rectangle(14, table, 572, 15)} />
      <Shape color="stone-mid" d={rectangle(14, table + 15, 572, 90)} />
      <Shape
        color="stone-shade"
        d={[118, 208, 300, 392, 482].map((x) => path`M${x - 2} ${table + 15}h4l5 90h-14Z`).join('')}
      />
      <Shape
        color="ochre-shade"
        d={places.map((x) => path`M${x - 10} ${table + 8}q10 -11 20 0Z`).join('')}
      />
      <Shape
        color="terracotta-shade"
        d={places.map((x) => path`M${x + 20} ${table - 6}h7v9h-7Z`).join('')}
      />
    </>
  );
}

/** The middle of Leonardo’s Last Supper, from Andrew on the left to Matthew on the right. */
export function LastSupper() {
  return (
    <g transform="translate(-150 -118) scale(1.5)">
      <Room />
      {guests.map((guest) => (
        <Apostle key={guest.base} guest={guest} />
      ))}
      <Christ />
      <Table />
      <Shape
        color="rose"
        d={guests
          .filter(({ arms: [arm] }) => arm && arm[1][1] > 270)
          .map(hands)
          .join('')}
      />
    </g>
  );
}
