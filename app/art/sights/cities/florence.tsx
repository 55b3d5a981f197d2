import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { rectangle } from '../../kit/geometry.ts';
import { HillRange } from '../../kit/land.tsx';
import { Birds, Moon, Stars } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { FlorenceDome } from '../landmarks/florence-dome.tsx';
import { PonteVecchio } from '../landmarks/ponte-vecchio.tsx';
import { UffiziCourt } from '../landmarks/uffizi.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

function Duomo({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <Stars width={600} height={200} count={14} seed={9} />
      <HillRange
        width={600}
        y={250}
        amplitude={26}
        waves={2}
        seed={14}
        bottom={404}
        color="far-hill"
      />
      <RoofRow x={-20} y={404} width={260} height={90} houses={5} seed={9} />
      <FlorenceDome />
      <Birds x={60} y={110} span={22} count={4} seed={15} />
    </Sight>
  );
}

function Uffizi({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={240} count={14} seed={9} />
      <Shape color="haze" d={disc(268, 290, 150)} />
      <Moon cx={222} cy={74} r={24} />
      <UffiziCourt />
    </Sight>
  );
}

function Bridge({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-low">
      <Stars width={600} height={120} count={12} seed={9} />
      <HillRange
        width={600}
        y={92}
        amplitude={34}
        waves={2}
        seed={6}
        bottom={350}
        color="far-hill"
      />
      <Shape color="sea" d={rectangle(-2, 332, 604, 72)} />
      <PonteVecchio />
      <Glitter x={264} y={352} bottom={402} width={260} count={6} seed={5} />
    </Sight>
  );
}

export const sights: CitySights = {
  duomo: Duomo,
  uffizi: Uffizi,
  'ponte-vecchio': Bridge,
};
