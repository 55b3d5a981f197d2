import type { DrawingProps } from '../../kit/drawing.tsx';
import { Colosseum } from '../landmarks/colosseum.tsx';
import { PantheonDome } from '../landmarks/pantheon.tsx';
import { Trevi } from '../landmarks/trevi.tsx';
import { Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

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
  colosseum: Colosseum,
  trevi: TreviFountain,
  pantheon: Pantheon,
};
