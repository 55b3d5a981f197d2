import type { DrawingProps } from '../../kit/drawing.tsx';
import { path, rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Colosseum } from '../landmarks/colosseum.tsx';
import { PantheonDome } from '../landmarks/pantheon.tsx';
import { Trevi } from '../landmarks/trevi.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** Crowns of umbrella pines along the road, as seen from the air. */
const pines = [
  [236, 104, 16],
  [268, 96, 18],
  [420, 92, 20],
  [456, 104, 16],
  [548, 128, 26],
  [588, 150, 24],
]
  .map(([x = 0, y = 0, r = 0]) => path`M${x - r} ${y}a${r} ${r * 0.6} 0 0 1 ${r * 2} 0Z`)
  .join('');

function ColosseumFromAbove({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={60} count={5} seed={9} />
      <Shape color="ground" d={rectangle(-2, 52, 604, 352)} />
      <Shape color="far-hill" d="M-2 54q110 -34 210 -6q150 -30 394 0V70H-2Z" />
      <Shape color="ground-shade" d="M500 250Q590 268 604 284V404H380Z" />
      <Shape color="near-hill" d={pines} />
      <Colosseum />
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
