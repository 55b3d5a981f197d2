import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { polygon } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Lingotto } from '../landmarks/lingotto.tsx';
import { Mole } from '../landmarks/mole.tsx';
import { SekhmetRow } from '../landmarks/sekhmet.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

function EgyptianMuseum({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="terracotta">
      <Shape color="ochre" d={disc(430, 90, 190)} />
      <Shape
        color="terracotta-shade"
        d={polygon([
          [-2, 276],
          [604, 404],
          [-2, 404],
        ])}
      />
      <SekhmetRow />
    </Sight>
  );
}

function MoleFromBelow({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={300} count={9} seed={9} />
      <Mole />
    </Sight>
  );
}

function LingottoTrack({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={90} count={8} seed={9} />
      <Lingotto />
    </Sight>
  );
}

export const sights: CitySights = {
  'egyptian-museum': EgyptianMuseum,
  mole: MoleFromBelow,
  lingotto: LingottoTrack,
};
