import type { DrawingProps } from '../../kit/drawing.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Colosseum } from '../landmarks/colosseum.tsx';
import { PantheonDome } from '../landmarks/pantheon.tsx';
import { Trevi } from '../landmarks/trevi.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** The Arch of Constantine on the square beside the Colosseum. */
function ConstantineArch({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape
        color="ground-shade"
        d={path`M${x - 24} ${y}H${x + 32}L${x + 64} ${y + 18}H${x - 4}Z`}
      />
      <Shape color="stone" d={rectangle(x - 32, y - 46, 64, 46)} />
      <Shape
        color="stone-shade"
        d={
          path`M${x + 32} ${y - 46}l10 -6v46l-10 6Z` +
          rectangle(x - 34, y - 34, 68, 3) +
          archPath(x - 21, y, 10, 20) +
          archPath(x + 21, y, 10, 20)
        }
      />
      <Shape color="stone-mid" d={path`M${x - 32} ${y - 46}l10 -6h64l-10 6Z`} />
      <Shape color="window" d={archPath(x, y, 16, 29)} />
    </>
  );
}

const houses = Array.from(
  { length: 13 },
  (_, index) => [index * 48 - 8, 40 + ((index * 5) % 7) * 2] as const,
);

/** The hills of Rome, its roofs, and the pines of the Caelian behind the Colosseum. */
function RomanGround() {
  return (
    <>
      <Shape color="far-hill" d="M-2 40q110 -24 210 -4q150 -26 394 0V70H-2Z" />
      <Shape color="ochre" d={houses.map(([x, y]) => rectangle(x, y, 44, 70 - y)).join('')} />
      <Shape color="roof" d={houses.map(([x, y]) => `M${x - 3} ${y}l10-9h30l10 9Z`).join('')} />
      <Shape color="stone" d="M84 46V30a14 14 0 0 1 28 0V46ZM96 8h4v10h-4Z" />
      <Shape color="olive" d="M-2 66Q160 54 330 62T602 70V402H-2Z" />
      <Shape color="field-shade" d="M300 62Q470 52 602 70V150Q520 84 300 62Z" />
      <Shape color="stone-mid" d="M-2 200Q70 110 290 108Q560 110 604 226V404H-2Z" />
      <Shape color="stone-shade" d="M-2 334Q170 402 420 384Q520 372 604 318V404H-2Z" />
      <Shape
        color="paper"
        d="M40 370l34 8v4l-36 -8ZM112 386l36 5v4l-37 -5ZM430 391l34 -6v4l-34 6ZM504 374l32 -12v4l-32 12Z"
      />
      <Shape color="olive" d="M-2 104Q60 92 96 108Q40 138 -2 176Z" />
    </>
  );
}

/** Umbrella pines: where they stand, and half the width of their crowns. */
const pines = [
  [346, 86, 14],
  [396, 90, 16],
  [456, 98, 19],
  [524, 116, 22],
  [582, 144, 26],
  [20, 132, 22],
  [72, 112, 17],
] as const;

/** Their flat crowns, or the lit upper part of them. */
function crowns(share: number): string {
  return pines
    .map(([x, y, half]) => {
      const [width, top] = [
        Math.round(half * share),
        y - half * 2 - Math.round(half * 0.6 * (1 - share)),
      ];
      const rise = Math.round(width * 0.7);
      return `M${x - width} ${top}q0-${rise} ${width}-${rise}t${width} ${rise}q-${width} 6-${width * 2} 0Z`;
    })
    .join('');
}

function Pines() {
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={pines.map(([x, y, half]) => `M${x - 2} ${y}l-1-${half * 2}h5l1 ${half * 2}Z`).join('')}
      />
      <Shape color="cypress" d={crowns(1)} />
      <Shape color="near-hill" d={crowns(0.6)} />
    </>
  );
}

function ColosseumFromAbove({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={36} count={5} seed={9} />
      <RomanGround />
      <Pines />
      <Colosseum />
      <ConstantineArch x={560} y={290} />
    </Sight>
  );
}

function Pantheon({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="stone-mid">
      <PantheonDome />
    </Sight>
  );
}

function TreviFountain({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Trevi />
    </Sight>
  );
}

export const sights: CitySights = {
  colosseum: ColosseumFromAbove,
  trevi: TreviFountain,
  pantheon: Pantheon,
};
