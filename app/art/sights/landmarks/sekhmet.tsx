import { disc } from '../../kit/furnishings.tsx';
import { type Point, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/**
 * Halves of a seated statue 306 high, from the middle line outwards, y upwards; the head's middle
 * is the origin, so that a row of them keeps one eye level.
 */
type Half = readonly Point[];

const throne: Half = [
  [0, -222],
  [84, -222],
  [84, -206],
  [72, -206],
  [72, -70],
  [0, -70],
];

/** Shoulders, arms down to the hands on the knees, the shins and the feet. */
const body: Half = [
  [0, -34],
  [34, -36],
  [58, -44],
  [64, -76],
  [60, -106],
  [46, -112],
  [46, -192],
  [54, -206],
  [0, -206],
];

/** Between arm and side, under the arm, and the gap between the legs. */
const gaps: Half[] = [
  [
    [30, -60],
    [44, -64],
    [46, -96],
    [24, -96],
  ],
  [
    [0, -124],
    [5, -124],
    [5, -206],
    [0, -206],
  ],
];

/** The wig in two long strands, the round ears, cheeks and jaw of the lioness. */
const wig: Half = [
  [0, 32],
  [24, 28],
  [38, 10],
  [40, -14],
  [38, -62],
  [14, -62],
  [12, -38],
  [0, -38],
];

const face: Half = [
  [0, 22],
  [20, 18],
  [28, 2],
  [24, -12],
  [14, -22],
  [10, -32],
  [0, -34],
];

const place = (half: Half, side: number) => polygon(half.map(([x, y]): Point => [x * side, -y]));

/** One statue in granite, lit from the left, in her left hand the sign of life. */
function Statue() {
  const both = (half: Half) => place(half, -1) + place(half, 1);
  return (
    <>
      <Shape color="dusk-deep" d={place(throne, -1)} />
      <Shape color="ink" d={place(throne, 1)} />
      <Shape color="stone-shade" d={place(body, -1)} />
      <Shape color="window" d={place(body, 1)} />
      <Shape color="stone-shade" d={disc(0, -54, 37)} />
      <Shape color="window" d="M0 -91a37 37 0 0 1 0 74Z" />
      <Shape color="ink" d={gaps.map(both).join('')} />
      <Shape color="dusk-deep" d={disc(-25, -27, 10)} />
      <Shape color="ink" d={disc(25, -27, 10)} />
      <Shape color="dusk-deep" d={place(wig, -1)} />
      <Shape color="ink" d={place(wig, 1)} />
      <Shape color="stone-mid" d={place(face, -1) + rectangle(-42, 104, 26, 9)} />
      <Shape color="dusk-deep" d={place(face, 1) + rectangle(16, 104, 26, 9)} />
      <Shape
        color="ink"
        d="M-20 -8L-7 -3L-9 1L-19 -3ZM20 -8L7 -3L9 1L19 -3ZM-6 14H6L0 21ZM-9 27H9L0 30ZM-4 -30V-50L0 -56L4 -50V-30Z"
      />
      <Shape
        color="glitter"
        d="M31 92C16 78 20 62 31 62S46 78 31 92M34 92V124H28V92H16V86H46V92Z"
      />
      <Shape color="window" d="M31 84C24 76 26 69 31 69S38 76 31 84Z" />
    </>
  );
}

const row = [
  { x: 22, scale: 0.5 },
  { x: 92, scale: 0.7 },
  { x: 206, scale: 1.1 },
  { x: 430, scale: 1.8 },
];

/** The lioness goddesses of the Egyptian Museum, in a row that ends in front of one. */
export function SekhmetRow() {
  return row.map(({ x, scale }) => (
    <g key={x} transform={`translate(${x} 176) scale(${scale})`}>
      <Statue />
    </g>
  ));
}
