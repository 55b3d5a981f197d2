import type { ReactNode } from 'react';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const middle = 330;
const foot = 262;

/** The giant columns of the front, two to each side of the great niche. */
const columns = [-168, -70, 70, 168].map((offset) => middle + offset);

/** A Corinthian column from its base to its flaring capital. */
function column(x: number): string {
  return (
    rectangle(x - 11, 118, 22, foot - 118) +
    rectangle(x - 15, foot - 8, 30, 8) +
    polygon([
      [x - 18, 92],
      [x + 18, 92],
      [x + 18, 97],
      [x + 11, 118],
      [x - 11, 118],
      [x - 18, 97],
    ])
  );
}

/** The front of the palace as a triumphal arch, its outer bays cut by the frame. */
function Front() {
  const bays = [middle - 119, middle + 119];
  const outside = [middle - 250, middle - 218, middle + 218, middle + 250];
  return (
    <>
      <Shape color="stone-mid" d={rectangle(-2, 24, 604, 280)} />
      <Shape color="stone" d={rectangle(150, -4, 360, 66)} />
      <Shape
        color="stone-mid"
        d={rectangle(262, 8, 136, 44) + rectangle(176, 8, 60, 44) + rectangle(424, 8, 60, 44)}
      />
      <Shape
        color="stone-shade"
        d={
          rectangle(-2, 86, 604, 6) +
          [16, 24, 32, 40].map((y) => rectangle(274, y, 112, 3)).join('') +
          outside.map((x) => rectangle(x - 6, 92, 12, foot - 92)).join('')
        }
      />
      <Shape color="stone" d={rectangle(-2, 60, 604, 8) + rectangle(-2, 76, 604, 10)} />
      <Shape
        color="stone-shade"
        d={bays.map((x) => rectangle(x - 24, 112, 48, 44) + archPath(x, foot - 6, 44, 84)).join('')}
      />
      <Shape
        color="glow-window"
        d={[20].map((x) => rectangle(x, 116, 34, 52) + rectangle(x, 196, 34, 52)).join('')}
      />
      <Shape color="stone" d={archPath(middle, foot, 118, 158)} />
      <Shape color="glow-window" d={archPath(middle, foot, 104, 150)} />
      <Shape
        color="stone-shade"
        d={columns.map((x) => rectangle(x + 11, 118, 12, foot - 118)).join('')}
      />
      <Shape color="stone" d={columns.map(column).join('')} />
      <Shape
        color="stone-mid"
        d={columns.map((x) => rectangle(x + 3, 118, 8, foot - 126)).join('')}
      />
    </>
  );
}

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly side: 1 | -1;
  readonly children: ReactNode;
}

/** A drawing of the left half, set at a place and mirrored to the right where `side` is 1. */
function Placed({ x, y, side, children }: PlacedProps) {
  return <g transform={`translate(${x} ${y}) scale(${-side} 1)`}>{children}</g>;
}

/** Oceanus, bearded, bare to the hips, a hand stretched over the water; he stands on a shell. */
function Oceanus() {
  return (
    <g transform={`translate(${middle} 250)`}>
      <Shape color="stone-mid" d="M-12 -96Q-34 -104 -46 -74L-30 -40L-10 -60Z" />
      <Shape
        color="stone"
        d="M-26 -86Q-16 -94 -6 -95L6 -95Q24 -92 29 -80L38 -58Q38 -50 30 -46L16 -38L12 -45L24 -56L19 -66Q20 -54 16 -42L18 -2H8L3 -22L-6 -2H-18L-12 -24Q-18 -34 -15 -46L-18 -66L-30 -56L-52 -66L-60 -64L-62 -70L-52 -74L-32 -68Z"
      />
      <Shape
        color="stone-mid"
        d="M-20 -46Q-4 -34 18 -48L34 -40Q48 -30 44 -8L34 2Q34 -14 26 -22L16 -4L8 -12L2 -24Q-10 -22 -20 -46ZM-9 -90L-3 -78H4L9 -90Z"
      />
      <Shape
        color="stone-shade"
        d="M8 -92Q24 -90 29 -80L38 -58Q38 -50 30 -46L16 -38L14 -42L26 -54L18 -72Q20 -56 15 -46H6Q12 -64 8 -92ZM-12 -70Q-6 -66 0 -70L0 -67Q-6 -63 -12 -67ZM18 -48L34 -40Q48 -30 44 -8L34 2Q36 -22 18 -36Z"
      />
      <Shape color="stone" d="M-9 -112Q-9 -120 0 -121T10 -112L9 -98H-8Z" />
      <Shape
        color="stone-mid"
        d="M-10 -106Q-16 -124 0 -128Q18 -126 14 -104L9 -98L9 -112Q2 -116 -7 -113ZM-9 -103L-3 -102L1 -104L5 -102L11 -104Q14 -90 2 -82Q-10 -88 -9 -103Z"
      />
      <Shape color="window" d="M-5 -109h4v3h-4ZM4 -109h4v3h-4ZM-3 -98h7v2h-7Z" />
    </g>
  );
}

/** His chariot: a great shell, ribbed, its edge turned up. */
function Shell() {
  const ribs = [-44, -29, -15, 0, 15, 29, 44];
  return (
    <>
      <Shape
        color="stone"
        d={path`
          M${middle - 60} 240q8 10 16 2q8 10 15 3q8 9 14 3q8 7 15 7q7 0 15 -7q6 6 14 -3q7 7 15 -3
          q8 8 16 -2q-4 34 -34 42h-52q-30 -8 -34 -42Z
        `}
      />
      <Shape
        color="stone-shade"
        d={ribs
          .map(
            (at) =>
              path`M${middle + at - 1.5} ${256 - Math.abs(at) * 0.2}h3L${middle + at * 0.5} 280Z`,
          )
          .join('')}
      />
    </>
  );
}

/** Abundance with her horn of plenty, and Health with her bowl, in the niches at the sides. */
function Women() {
  return (
    <>
      <g transform={`translate(${middle - 119} ${foot - 8})`}>
        <Shape
          color="stone"
          d="M-14 0Q-10 -26 -9 -36L-12 -52Q-6 -58 0 -58Q8 -58 12 -50L9 -36Q14 -20 14 0ZM-5 -66a5.5 6.5 0 1 1 11 0v9h-11Z"
        />
        <Shape color="stone-mid" d="M-6 -66Q-7 -76 1 -76T8 -62L5 -64Q4 -69 -6 -66Z" />
        <Shape color="stone-mid" d="M6 -34Q16 -44 14 -60L22 -64L25 -54Q20 -34 8 -28Z" />
        <Shape color="stone" d="M12 -60a4 4 0 1 1 6 -4a4 4 0 1 1 8 2l-2 6Z" />
        <Shape color="stone-mid" d="M-4 0L0 -34L3 0ZM9 -36Q14 -20 14 0H8Q8 -20 4 -38Z" />
      </g>
      <g transform={`translate(${middle + 119} ${foot - 8})`}>
        <Shape
          color="stone"
          d="M-13 0Q-14 -22 -8 -38L-10 -50Q-5 -57 1 -57T12 -50L22 -40L18 -34L8 -40Q12 -20 12 0ZM-8 -50L-22 -46L-23 -40L-8 -42ZM-5 -66a5.5 6.5 0 1 1 11 0v9h-11Z"
        />
        <Shape
          color="stone-mid"
          d="M-6 -62Q-8 -76 1 -76T7 -66Q0 -70 -3 -66L-3 -58ZM-30 -48h14q-1 8 -7 8t-7 -8Z"
        />
        <Shape
          color="stone-mid"
          d="M22 -62Q14 -60 20 -48T20 -28L26 -8H22L15 -28Q20 -38 14 -48Q10 -62 22 -66Z"
        />
        <Shape color="stone-mid" d="M-8 -38L14 -12L13 -2L-12 -26ZM4 -40Q12 -20 12 0H6Z" />
      </g>
    </>
  );
}

/** A winged horse with the tail of a fish that rears out of the water; it looks to the left. */
function SeaHorse({ side }: { side: 1 | -1 }) {
  return (
    <Placed x={middle + side * 108} y={342} side={side}>
      <Shape
        color="stone-mid"
        d="M22 -44Q30 -84 66 -98L62 -84L74 -80L64 -70L74 -62L62 -54L68 -44Q46 -24 24 -24Z"
      />
      <Shape
        color="stone"
        d="M-34 -112L-28 -100Q-6 -94 6 -70Q14 -54 34 -46Q58 -40 70 -16Q82 -4 88 -22L78 -34L94 -34L104 -44L104 -26Q98 6 74 6L24 10L-14 10Q-24 -8 -22 -22L-40 -20L-50 -2L-58 -6L-48 -30L-24 -36L-26 -42L-46 -50L-56 -34L-64 -38L-52 -62L-24 -54Q-18 -64 -22 -76L-38 -66L-50 -62Q-58 -66 -54 -74L-40 -96Z"
      />
      <Shape
        color="stone-shade"
        d="M-28 -104Q-2 -100 10 -72L20 -60L8 -62L10 -52L-2 -58L0 -48L-10 -56Q-6 -80 -28 -100ZM-4 -30Q20 -34 44 -20Q60 2 74 6L24 10H-14Q4 -6 -4 -30Z"
      />
      <Shape
        color="stone"
        d="M26 -46Q34 -72 56 -84L50 -72L60 -70L50 -62L58 -54L46 -48Q36 -36 26 -36Z"
      />
      <Shape color="ink" d="M-39 -90h5v4h-5ZM-52 -70h3v3h-3Z" />
    </Placed>
  );
}

/** Rocks of travertine, dark where they are wet, and the water that falls over them. */
function Rocks() {
  return (
    <>
      <Shape
        color="ochre-shade"
        d="M-2 296L40 268L92 276L140 254L206 262L250 248H412L470 260L520 252L560 274L604 262V356H-2Z"
      />
      <Shape
        color="ochre"
        d="M40 268L92 276L80 330L50 318ZM140 254L206 262L186 300L190 340L150 326ZM470 260L520 252L512 300L548 346H474ZM560 274L604 262V350L570 330Z"
      />
      <Shape
        color="foam"
        d="M290 280H370L384 302H276ZM266 308H394L410 330H250ZM240 336H420L434 358H226Z"
      />
      <Shape color="sea-mid" d="M276 302H384L394 308H266ZM250 330H410L420 336H240Z" />
    </>
  );
}

/** The god on his shell in the light of the niche, the women beside him, and his two horses. */
function Figures() {
  return (
    <>
      <Women />
      <Oceanus />
      <Shell />
      <SeaHorse side={-1} />
      <SeaHorse side={1} />
    </>
  );
}

/** The basin, its rim near enough to lean on. */
function Basin() {
  return (
    <>
      <Shape color="sea" d={rectangle(-2, 350, 604, 54)} />
      <Shape color="foam" d="M180 364h120l-120 5ZM330 372h170l-170 6ZM40 378h90l-90 4Z" />
      <Shape color="stone" d="M-2 372Q300 424 604 378V404H-2Z" />
      <Shape color="stone-shade" d="M-2 386Q300 436 604 392V404H-2Z" />
    </>
  );
}

/** The Trevi fountain, from the edge of its basin. */
export function Trevi() {
  return (
    <g transform="translate(-149 -106) scale(1.36)">
      <Front />
      <Rocks />
      <Figures />
      <Basin />
    </g>
  );
}
