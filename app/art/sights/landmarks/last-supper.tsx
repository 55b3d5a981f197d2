import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';
import { type Guest, guests } from './last-supper-guests.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = <T,>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');

/** All lines of the room meet at the head of Christ. */
const eye: Point = [300, 180];
const table = 246;
const painting = { left: 16, top: 58, right: 584, bottom: 340 };

/** A point of the room: across it and up from the eye, both at depth 1, and how deep it lies. */
const at = (across: number, up: number, depth: number): Point => [
  eye[0] + across / depth,
  eye[1] - up / depth,
];

const [width, ceiling] = [196, 122];
const [front, back] = [width / 284, 2.2];

/** The upper room: coffers above, four dark hangings on each side, three windows on the light. */
function Room() {
  const side = (s: 1 | -1) =>
    polygon([
      [s === 1 ? painting.right : painting.left, painting.top],
      at(s * width, ceiling, 1),
      at(s * width, ceiling, back),
      at(s * width, -170, back),
      at(s * width, -170, front),
    ]);
  const hangings = (s: 1 | -1) =>
    each([0.72, 1.02, 1.38, 1.78], (depth) => {
      const far = depth + 0.22;
      const [x, top] = [s * width, 82];
      return polygon([at(x, top, depth), at(x, top, far), at(x, -80, far), at(x, -80, depth)]);
    });
  const coffers = each(range(5), (row) =>
    each(range(6), (column) => {
      const near = 1.06 + row * 0.235;
      const [from, to] = [-width + 8 + column * 64.6, -width + 58 + column * 64.6];
      const far = near + 0.17;
      return polygon([
        at(from, ceiling, near),
        at(to, ceiling, near),
        at(to, ceiling, far),
        at(from, ceiling, far),
      ]);
    }),
  );
  const [left, top] = at(-width, ceiling, back);
  return (
    <>
      <Shape color="rose-shade" d={rectangle(left, top, 2 * (eye[0] - left), 140)} />
      <Shape color="terracotta-shade" d={side(-1)} />
      <Shape color="ochre" d={side(1)} />
      <Shape color="window" d={hangings(-1)} />
      <Shape color="roof-shade" d={hangings(1)} />
      <Shape
        color="ochre-shade"
        d={polygon([
          at(-width, ceiling, 1),
          at(width, ceiling, 1),
          at(width, ceiling, back),
          at(-width, ceiling, back),
        ])}
      />
      <Shape color="roof-shade" d={coffers} />
      <Shape
        color="sun"
        d={
          rectangle(270, 144, 60, 102) + rectangle(228, 144, 28, 102) + rectangle(344, 144, 28, 102)
        }
      />
      <Shape
        color="snow-shade"
        d="M228 196q14 -10 28 -2V246H228ZM270 200q16 -12 30 -2t30 -4V246H270ZM344 194q14 -8 28 2V246H344Z"
      />
      <Shape color="ochre" d="M264 144Q300 116 336 144H328Q300 124 272 144Z" />
    </>
  );
}

/** From one side of the table over the shoulders to the other. */
const body = ({ head: [x, y], base }: Guest) =>
  path`
    M${base - 26} ${table + 2}Q${x - 26} ${y + 32} ${x - 16} ${y + 22}q16 -12 32 0
    Q${x + 26} ${y + 32} ${base + 26} ${table + 2}Z
  `;

/** The cloak over the shoulder that is turned from the light. */
const cloak = ({ head: [x, y], base }: Guest) =>
  path`
    M${x + 1} ${y + 14}q11 2 15 8Q${x + 26} ${y + 32} ${base + 26} ${table + 2}h-34
    Q${x + 12} ${y + 42} ${x + 1} ${y + 14}Z
  `;

/** A sleeve that narrows towards the wrist. */
function sleeve({ sleeve: [[ax, ay], [bx, by], [cx, cy]] }: Guest): string {
  const length = Math.hypot(cx - bx, cy - by);
  const [nx, ny] = [(by - cy) / length, (cx - bx) / length];
  const corners: readonly Point[] = [
    [ax - 6, ay - 4],
    [ax + 7, ay - 2],
    [bx + nx * 5, by + ny * 5],
    [cx + nx * 3, cy + ny * 3],
    [cx - nx * 3, cy - ny * 3],
    [bx - nx * 5, by - ny * 5],
  ];
  return polygon(corners.map(([x, y]) => [Math.round(x), Math.round(y)]));
}

/** A head from the side without its features, down to the neck. */
const face = ({ head: [x, y], look: s }: Guest) =>
  path`
    M${x - s * 4} ${y - 9}q${s * 12} -2 ${s * 12} 7l${s * 2} 4h${-s * 2}q${-s} 7 ${-s * 6} 8
    l${s} 7h${-s * 10}v-17Z
  `;

const hair = ({ head: [x, y], look: s, isBeardless }: Guest) =>
  path`M${x + s * 8} ${y - 6}q${-s * 5} -9 ${-s * 14} -6q${-s * 8} 7 ${-s * 4} ` +
  (isBeardless
    ? path`27h${s * 6}q${-s} -18 ${s * 7} -20Z`
    : path`
        20h${s * 6}q0 -11 ${s * 7} -13ZM${x + s * 8} ${y + 4}q${s * 2} 9 ${-s * 4} 12
        q${-s * 8} -4 ${-s * 8} -15q${s * 5} 5 ${s * 12} 3Z
      `);

function Apostles() {
  const isOld = ({ hair: color }: Guest) => color === 'grey';
  return (
    <>
      {guests.map((guest) => (
        <g key={guest.base}>
          <Shape color={guest.robe} d={body(guest)} />
          <Shape color={guest.cloak} d={cloak(guest)} />
          <Shape color={guest.robe} d={sleeve(guest)} />
        </g>
      ))}
      <Shape color="rose" d={each(guests, face)} />
      <Shape
        color="roof-shade"
        d={each(
          guests.filter((guest) => !isOld(guest)),
          hair,
        )}
      />
      <Shape color="stone-mid" d={each(guests.filter(isOld), hair)} />
    </>
  );
}

/** Christ, a calm triangle in red and blue before the middle window. */
function Christ() {
  return (
    <>
      <Shape
        color="terracotta"
        d="M294 198Q278 202 274 214L248 244L256 250H344L352 244L326 214Q322 202 306 198Z"
      />
      <Shape color="sea-mid" d="M305 198Q322 202 326 214L352 244L344 250H294Q316 226 305 198Z" />
      <Shape color="roof-shade" d="M287 204Q282 165 300 165T313 204Q306 198 300 198T287 204Z" />
      <Shape
        color="rose"
        d="M293 178Q300 166 307 178Q309 190 305 197L307 204H293L295 197Q291 190 293 178Z"
      />
      <Shape
        color="roof-shade"
        d="M293 187Q295 199 300 200Q305 199 307 187Q303 193 300 192T293 187Z"
      />
    </>
  );
}

/** The long table, its cloth with the creases of the press. */
function Table() {
  const [left, right] = [44, 556];
  const creases = range(9).map((i) => left + 32 + i * 56);
  return (
    <>
      <Shape color="rose-shade" d={rectangle(painting.left, 276, 568, 66)} />
      <Shape
        color="roof-shade"
        d={polygon([
          [left, 276],
          [right, 276],
          [right - 30, 318],
          [left + 30, 318],
        ])}
      />
      <Shape
        color="ochre-shade"
        d={each([110, 206, 384, 480], (x) => path`M${x} 276h10l-12 50h-8ZM${x} 276h10l18 50h-8Z`)}
      />
      <Shape
        color="paper"
        d={path`M${left + 8} ${table - 2}H${right - 8}L${right} ${table + 9}H${left}Z`}
      />
      <Shape color="stone" d={rectangle(left, table + 9, right - left, 34)} />
      <Shape
        color="stone-mid"
        d={
          each(creases, (x) => path`M${x} ${table + 9}h3l3 34h-9Z`) +
          rectangle(left, table + 36, right - left, 3)
        }
      />
      <Shape
        color="far-hill"
        d={each([left + 8, left + 14, right - 17, right - 11], (x) =>
          rectangle(x, table + 9, 3, 34),
        )}
      />
      <Shape
        color="stone-shade"
        d={each(range(12), (i) => path`M${left + 24 + i * 40} ${table + 4}q8 -4 16 0q-8 4 -16 0Z`)}
      />
      <Shape
        color="ochre-shade"
        d={each(range(11), (i) => path`M${left + 48 + i * 40} ${table + 6}q6 -9 12 0Z`)}
      />
    </>
  );
}

/** The wall of the refectory around the painting, and the door that was cut into it. */
function Wall() {
  const { left, top, right, bottom } = painting;
  return (
    <>
      <Shape
        color="stone-mid"
        d={`${rectangle(-2, -2, 604, top + 2)}${rectangle(-2, bottom, 604, 64)}${rectangle(-2, top - 2, left + 2, 300)}${rectangle(right, top - 2, 20, 300)}`}
      />
      <Shape color="stone" d={each([84, 300, 516], (x) => archPath(x, 40, 170, 90))} />
      <Shape color="olive" d={each([84, 300, 516], (x) => archPath(x, 40, 152, 82))} />
      <Shape color="ochre" d={each([84, 300, 516], (x) => archPath(x, 40, 126, 70))} />
      <Shape color="stone-shade" d={rectangle(-2, top - 8, 604, 8)} />
      <Shape color="stone" d={rectangle(-2, top - 14, 604, 7) + rectangle(254, 300, 92, 104)} />
      <Shape color="glow-window" d={rectangle(263, 309, 74, 94)} />
    </>
  );
}

/** Two who look up at it. */
function Visitors() {
  const figure = (x: number, y: number) => path`
    M${x - 30} ${y + 74}q-2 -36 6 -42q4 -4 18 -8v-6q-10 -16 6 -20q16 4 6 20v6q14 4 18 8q8 6 6 42Z
  `;
  return <Shape color="ink" d={figure(462, 336) + figure(520, 342)} />;
}

/** Leonardo’s Last Supper on the wall of the refectory: thirteen at one table. */
export function LastSupper() {
  return (
    <>
      <Room />
      <Apostles />
      <Christ />
      <Table />
      <Wall />
      <Visitors />
    </>
  );
}
