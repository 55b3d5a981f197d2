import type { DrawingProps } from '../../kit/drawing.tsx';
import { Moon, Stars } from '../../kit/sky.tsx';
import { Pompeii } from '../landmarks/pompeii.tsx';
import { SantElmo } from '../landmarks/sant-elmo.tsx';
import { Spaccanapoli } from '../landmarks/spaccanapoli.tsx';
import { Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

function Street({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Spaccanapoli />
    </Sight>
  );
}

function Ramparts({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={60} count={8} seed={9} />
      <SantElmo />
    </Sight>
  );
}

function PompeiiStreet({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="halo">
      <Stars width={600} height={90} count={10} seed={9} />
      <Moon cx={150} cy={62} r={24} />
      <Pompeii />
    </Sight>
  );
}

export const sights: CitySights = {
  spaccanapoli: Street,
  'sant-elmo': Ramparts,
  pompeii: PompeiiStreet,
};
