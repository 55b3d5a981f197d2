import { bar, disc } from '../../kit/furnishings.tsx';
import { path, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const horse = `
M-50 -128C-20 -118 20 -126 52 -124C78 -120 86 -96 74 -74C60 -62 20 -60 -20 -64C-44 -66 -62 -76 -66 -96
C-68 -112 -60 -122 -50 -128ZM-66 -92C-74 -118 -90 -136 -94 -150L-84 -176L-78 -186L-74 -174
C-58 -164 -40 -146 -30 -116L-40 -96ZM-84 -176L-72 -166L-88 -142L-112 -120L-124 -126L-122 -138L-102 -162Z
M50 -92L80 -88L70 -44L74 -8L82 0H62L58 -44L42 -70ZM34 -76L60 -74L44 -40L38 -8L44 0H24L28 -42Z
M-58 -82L-34 -76L-38 -40L-40 -8L-32 0H-52L-52 -42ZM-64 -94L-46 -76L-74 -50L-68 -24L-60 -16H-78L-88 -54Z
M70 -114C94 -104 92 -60 84 -34L74 -38C80 -66 78 -90 64 -100Z
`.replaceAll('\n', '');

const rider = `
M-16 -120L-22 -172Q-10 -188 8 -176L16 -120ZM-14 -128H12L6 -84L-8 -64L-26 -60L-24 -70L-12 -78Z
M-14 -172L-48 -152L-44 -144L-8 -156Z
`.replaceAll('\n', '');

/** Donatello's horseman on his pedestal; x is its middle and y where the hooves stand. */
export function Gattamelata({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape
        color="stone"
        d={rectangle(x - 84, y + 18, 168, 200) + rectangle(x - 94, y, 188, 20)}
      />
      <Shape
        color="stone-shade"
        d={rectangle(x + 28, y + 18, 56, 200) + rectangle(x + 28, y, 66, 20)}
      />
      <Shape
        color="stone-mid"
        d={rectangle(x - 84, y + 20, 112, 6) + rectangle(x - 62, y + 52, 68, 86)}
      />
      <g transform={path`translate(${x} ${y})`}>
        <Shape color="cypress" d={horse + rider + disc(-8, -194, 11) + disc(-69, -8, 8)} />
        <Shape
          color="near-hill"
          d="M52 -124C78 -120 86 -96 74 -74L64 -82C70 -98 66 -114 52 -124ZM6 -178L14 -132H4L-2 -174ZM-28 -118H24L20 -94L-14 -98Z"
        />
        <Shape color="olive" d="M-14 -128H12L6 -84L-8 -64L-26 -60L-24 -70L-12 -78Z" />
        <Shape color="olive" d={bar([-66, -178], [-34, -136], 5)} />
      </g>
    </>
  );
}
