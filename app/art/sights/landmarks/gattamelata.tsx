import { bar, disc } from '../../kit/furnishings.tsx';
import { path, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

/** A horse that strides to the left; 0, 0 is between its hooves. */
export const horse = `
M-34 -124Q0 -112 36 -124C60 -130 82 -118 83 -92C84 -74 76 -62 76 -54L82 -42L75 -12L74 0H55L57 -8
L63 -14L64 -40L46 -62Q10 -54 -28 -66L-32 -38L-33 -12L-33 0H-52L-50 -8L-45 -14L-47 -38L-56 -70
Q-74 -82 -74 -104Q-76 -124 -86 -136L-96 -134L-112 -126L-120 -128L-124 -136L-121 -146L-104 -162L-92 -178
L-88 -190L-82 -182L-77 -191L-73 -180C-52 -172 -36 -148 -34 -124Z
M26 -70L54 -66L44 -40L37 -12L36 0H18L20 -8L26 -14L29 -38Z
M-72 -96L-46 -72L-78 -60L-69 -48L-71 -26L-75 -17H-94L-85 -26L-83 -44L-94 -62Z
M74 -114C98 -110 97 -70 89 -34Q81 -26 75 -34C84 -66 84 -88 70 -102Z
`.replaceAll('\n', '');

/** Bareheaded, the face to the left, on a long neck in armour. */
export const rider = `
M-18 -207Q-14 -217 -3 -216Q10 -213 9 -200Q9 -190 4 -185L5 -174Q16 -172 18 -158L22 -112H-24L-29 -150
Q-29 -171 -13 -175L-12 -182Q-17 -182 -19 -185L-19 -190L-23 -194L-18 -201Z
M-24 -168L-18 -148L-42 -142L-46 -156Z
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
        <Shape color="cypress" d={horse + rider} />
        <Shape color="cypress" d={bar([-37, -134], [-59, -206], 6) + disc(-84, -8, 9)} />
        <Shape
          color="near-hill"
          d={
            'M36 -124C60 -130 82 -118 83 -92L80 -76Q76 -108 36 -124ZM-73 -180C-52 -172 -36 -148 -34 -124' +
            'L-44 -130Q-52 -158 -76 -174ZM-30 -120H28L24 -92L-18 -96ZM5 -174Q16 -172 18 -158L20 -132' +
            'L8 -126L-26 -130L-27 -138L2 -142L-2 -164Z'
          }
        />
        <Shape
          color="olive"
          d={
            'M-16 -124H12L8 -84L-10 -60L-30 -58L-28 -66L-14 -76Z' +
            bar([10, -120], [52, -72], 4) +
            bar([-27, -134], [-104, -140], 2)
          }
        />
      </g>
    </>
  );
}
