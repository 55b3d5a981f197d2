import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const each = <T,>(list: readonly T[], draw: (item: T) => string) => list.map(draw).join('');

/** The great niche: the middle of its sill, and half of its width. */
const [middle, sill, half] = [392, 276, 104];
const spring = 150;

/** The giant columns that the frame leaves whole. */
const columns = [118, 252, 532];

/** A point inside the half dome, seen from below; 90° is its top, 0° along its depth. */
function vault(turnDegrees: number, riseDegrees: number): Point {
  const [turn, rise] = [turnDegrees, riseDegrees].map((angle) => (angle * Math.PI) / 180);
  const ring = half * Math.cos(rise ?? 0);
  return [
    middle + ring * Math.sin(turn ?? 0),
    spring - half * Math.sin(rise ?? 0) + ring * Math.cos(turn ?? 0) * 0.34,
  ];
}

/** Coffers in rows that rise to the crown; `edge` is the share of their height that is drawn. */
const coffers = (edge: number) =>
  each([5, 27, 47], (low) =>
    each(range(7), (i) => {
      const turns = [4.5, 12.8, 21.2].map((turn) => -90 + i * 25.7 + turn);
      const high = low + 15 * edge;
      return polygon([
        ...turns.map((turn) => vault(turn, low)),
        ...turns.toReversed().map((turn) => vault(turn, high)),
      ]);
    }),
  );

/** The niche in its own shade, its coffers and its columns; at night the light is in it. */
function Niche() {
  const inner = [-70, 74].map((dx) => middle + dx);
  return (
    <>
      <Shape color="stone" d={archPath(middle, sill, half * 2 + 28, sill - spring + half + 14)} />
      <Shape color="stone-shade" d={archPath(middle, sill, half * 2, sill - spring + half)} />
      <Shape color="glow-window" d={coffers(1)} />
      <Shape color="stone-mid" d={coffers(0.22)} />
      <Shape
        color="glow-window"
        d={path`
          M${middle - half} 170Q${middle} 220 ${middle + half} 170V${sill}H${middle - half}Z
        `}
      />
      <Shape
        color="stone-shade"
        d={path`
          M${middle - half} 158Q${middle} 206 ${middle + half} 158v13
          Q${middle} 221 ${middle - half} 171Z
        `}
      />
      <Shape color="stone-shade" d={each(inner, (x) => rectangle(x - 11, 184, 22, 96))} />
      <Shape color="stone-mid" d={each(inner, (x) => rectangle(x - 1, 184, 12, 96))} />
    </>
  );
}

/** A giant column, its capital in two rows of leaves. */
function Column({ x }: { x: number }) {
  const leaf = (at: number, y: number, height: number) =>
    path`M${at - 6} ${y}L${at - 9} ${y - height + 7}Q${at} ${y - height - 8} ${at + 9} ${y - height + 7}L${at + 6} ${y}Z`;
  return (
    <>
      <Shape color="stone-shade" d={rectangle(x + 22, 30, 26, 260)} />
      <Shape color="stone" d={rectangle(x - 23, 70, 46, 210) + rectangle(x - 29, 268, 58, 12)} />
      <Shape color="stone-mid" d={rectangle(x + 2, 82, 12, 186)} />
      <Shape
        color="stone-shade"
        d={rectangle(x + 14, 82, 9, 186) + path`M${x - 23} 82L${x - 34} 38H${x + 34}L${x + 23} 82Z`}
      />
      <Shape
        color="stone"
        d={
          each([-16, 0, 16], (dx) => leaf(x + dx, 82, 24)) +
          each([-23, -8, 8, 23], (dx) => leaf(x + dx, 58, 19)) +
          rectangle(x - 37, 30, 74, 8) +
          rectangle(x - 26, 80, 52, 5)
        }
      />
      <Shape color="stone-mid" d={leaf(x + 16, 82, 24) + leaf(x + 23, 58, 19)} />
    </>
  );
}

/** The front of the palace, cut off above the capitals. */
function Front() {
  return (
    <>
      <Shape color="stone-mid" d={rectangle(-2, -2, 604, 300)} />
      <Shape color="stone-shade" d={rectangle(-2, 26, 604, 14) + rectangle(-2, 92, 88, 44)} />
      <Shape color="stone" d={rectangle(-2, -2, 604, 14) + rectangle(-2, 18, 604, 10)} />
      <Shape color="glow-window" d={archPath(600, 268, 60, 120)} />
      <Niche />
      {columns.map((x) => (
        <Column key={x} x={x} />
      ))}
    </>
  );
}

/** Oceanus in the light of the left, a calm outline in three tones. */
function Oceanus() {
  return (
    <g transform={`translate(${middle} 252)`}>
      <Shape color="stone-mid" d="M14 -128Q52 -138 62 -104Q68 -78 52 -50L46 0H0L-4 -60Z" />
      <Shape
        color="stone"
        d="M-8 -133Q-22 -130 -30 -121L-52 -100L-80 -110L-84 -102L-54 -86Q-50 -84 -46 -88L-26 -104L-20 -76Q-30 -56 -26 0H22L26 -70L18 -100L30 -122Q22 -131 8 -133ZM-11 -152Q-13 -166 0 -167Q13 -167 12 -151L9 -136L0 -126L-9 -136Z"
      />
      <Shape color="stone-mid" d="M-20 -78Q0 -62 26 -82L30 -64Q8 -40 10 0H-8Q-4 -44 -24 -62Z" />
      <Shape
        color="stone-shade"
        d="M3 -167Q14 -166 12 -151L9 -136L0 -126L2 -146ZM4 -130Q22 -131 32 -120L48 -94Q50 -88 45 -84L24 -70L18 -78L32 -92L20 -104L22 -82Q8 -74 -2 -76Q12 -100 4 -130ZM26 -82Q44 -60 40 0H14Q20 -46 8 -62Z"
      />
    </g>
  );
}

/** A sheet of water over a round lip, torn into threads, its foot in spray. */
function Sheet({ y, width, height }: { y: number; width: number; height: number }) {
  const left = middle - width / 2;
  const [threads, drops] = [Math.round(width / 13), Math.round(width / 25)];
  const step = (width + 24) / drops;
  return (
    <>
      <Shape
        color="foam"
        d={path`M${left} ${y}Q${middle} ${y + 10} ${left + width} ${y}l4 ${height}H${left - 4}Z`}
      />
      <Shape
        color="sea"
        d={each(range(threads), (i) => {
          const x = left + ((i + 0.5) * width) / threads;
          const drop = height * (0.4 + ((i * 7) % 5) * 0.12);
          return path`M${x - 2} ${y + 9 + ((i * 5) % 3) * 3}h4l-1 ${drop}h-2Z`;
        })}
      />
      <Shape
        color="paper"
        d={
          path`M${left - 12} ${y + height}` +
          each(range(drops), (i) => path`q${step / 2} ${i % 2 === 0 ? -16 : -10} ${step} 0`) +
          'v5' +
          path`h${-width - 24}Z`
        }
      />
    </>
  );
}

/** The shell that carries him, and the water that falls from step to step. */
function Falls() {
  return (
    <>
      <Sheet y={262} width={134} height={40} />
      <Sheet y={304} width={236} height={44} />
      <Shape
        color="stone"
        d={path`
          M${middle - 78} 238q10 -8 21 0q9 -10 21 -2q9 -10 24 -2q12 -8 24 0q13 -8 24 2q11 -8 21 2
          q10 -8 21 0q-8 28 -46 30h-64q-38 -2 -46 -30Z
        `}
      />
      <Shape
        color="stone-shade"
        d={each([-57, -36, -12, 12, 36, 57], (dx) =>
          polygon([
            [middle + dx - 2.5, 240],
            [middle + dx + 2.5, 240],
            [middle + dx * 0.5, 268],
          ]),
        )}
      />
    </>
  );
}

/** Travertine left as rough as a cliff, in the light on its left faces. */
function Rocks() {
  return (
    <>
      <Shape
        color="ochre-shade"
        d="M-2 300L60 280L130 292L196 262L262 276L310 262H474L490 272L520 262L572 282L604 270V356H-2Z"
      />
      <Shape
        color="ochre"
        d="M-2 300L60 280L84 330L40 356H-2ZM196 262L240 272L216 318L232 356H150L172 308ZM520 262L572 282L552 322L566 356H530L512 314ZM284 268L310 262L326 300L290 310ZM474 262L490 272L482 306L456 296Z"
      />
    </>
  );
}

/** The winged horse of the sea that rears on the left, in the tones of its master's marble. */
function SeaHorse() {
  return (
    <g transform="translate(58 112) scale(1.08)">
      <Shape
        color="stone"
        d="M120 118Q136 58 200 30L188 54L210 50L188 76L204 80L178 98L190 106L162 118Q154 144 126 150Z"
      />
      <Shape
        color="stone-shade"
        d="M66 -4L74 14Q108 46 122 106Q150 118 170 148Q196 184 186 226H92Q92 190 74 166Q56 162 44 152L48 170L66 188L58 208L48 206L46 192L32 174L26 146Q28 134 44 132L58 134Q50 122 48 112L18 124L12 142L20 158L4 158L0 142L8 116L48 92Q58 84 54 68L38 74L24 84Q10 88 6 78L10 68L34 32L50 16L54 8L58 12Z"
      />
      <Shape
        color="window"
        d="M120 114L188 54L210 50L188 76L204 80L178 98L190 106L162 118Q154 144 126 150ZM122 106Q150 118 170 148Q196 184 186 226H150Q168 196 152 170Q136 150 108 146Q90 140 84 122Q100 118 106 96Q110 84 108 66ZM66 -4L74 14L64 16ZM54 68Q62 62 66 52Q68 74 56 92L50 91Q58 84 54 68ZM74 166Q62 150 64 134L72 146Q86 160 104 166Q92 178 92 200Q90 182 74 166Z"
      />
      <Shape
        color="stone"
        d="M58 12L50 16L34 32L10 68L6 78Q9 82 18 78L34 66L54 46Q64 32 66 16ZM8 116L48 92Q66 88 74 76Q78 104 62 112L48 112L18 124L12 142L4 142L8 132ZM44 132Q28 134 26 146L32 174L46 192L42 170L38 150Q50 140 62 148L58 134ZM104 226Q98 196 118 182Q140 170 156 186Q134 184 126 202Q122 214 126 226ZM74 14Q88 2 108 12L96 18L124 26L108 34L136 48L118 54L144 74L122 78L142 98L122 106Q108 46 74 14Z"
      />
      <Shape color="ochre-shade" d="M60 236L72 206L104 196L140 206L176 192L214 210L222 236Z" />
      <Shape
        color="ochre"
        d="M60 236L72 206L104 196L112 214L92 236ZM176 192L190 212L178 236H150L158 212Z"
      />
    </g>
  );
}

/** The basin from its rim: the coins below the water, and one that has just fallen. */
function Basin() {
  const coins: readonly Point[] = [
    [96, 372],
    [180, 390],
    [214, 366],
    [300, 384],
    [446, 368],
    [480, 390],
    [560, 376],
  ];
  return (
    <>
      <Shape color="sea" d={rectangle(-2, 344, 604, 60)} />
      <Shape color="foam" d="M246 350h296l-40 7h-236ZM300 364h180l-150 6ZM20 358h110l-96 5Z" />
      <Shape color="sea-mid" d="M-2 378Q120 366 240 376T604 372V404H-2Z" />
      <Shape color="glitter" d={each(coins, ([x, y]) => path`M${x} ${y}q8 -5 16 0q-8 5 -16 0Z`)} />
    </>
  );
}

/** The Trevi fountain, from the edge of its basin. */
export function Trevi() {
  return (
    <>
      <Front />
      <Oceanus />
      <Rocks />
      <Falls />
      <SeaHorse />
      <Basin />
    </>
  );
}
