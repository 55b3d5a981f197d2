import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { Birds, Stars } from '../../kit/sky.tsx';
import { Gattamelata } from '../landmarks/gattamelata.tsx';
import { Canal, NearStatue, SantaGiustina, Statues } from '../landmarks/prato-della-valle.tsx';
import { Basilica } from '../landmarks/santo.tsx';
import { AltarWall, Heaven, Walls } from '../landmarks/scrovegni.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** The Scrovegni Chapel, with one's head in Giotto's sky. */
function Scrovegni({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sea-deep">
      <Heaven />
      <Walls />
      <AltarWall />
    </Sight>
  );
}

/** The Santo behind the hooves of Gattamelata's horse. */
function Santo({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-low">
      <Stars width={600} height={200} count={18} seed={66} />
      <Shape color="halo" d={disc(446, 150, 172)} />
      <Basilica />
      <Gattamelata x={452} y={248} />
      <Birds x={240} y={84} span={20} count={3} seed={4} />
    </Sight>
  );
}

/** Among the statues of Prato della Valle. */
function Prato({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={120} count={16} seed={21} />
      <Shape color="glow-near" d={disc(150, 170, 128)} />
      <Shape color="halo" d={disc(150, 170, 76)} />
      <SantaGiustina />
      <Canal />
      <Statues />
      <NearStatue />
    </Sight>
  );
}

export const sights: CitySights = {
  'scrovegni-chapel': Scrovegni,
  santo: Santo,
  'prato-della-valle': Prato,
};
