import type { DrawingProps } from '../../kit/drawing.tsx';
import { rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import { Galleria } from '../landmarks/galleria.tsx';
import { LastSupper } from '../landmarks/last-supper.tsx';
import { MilanTerraces } from '../landmarks/milan-terraces.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** The Alps on a clear day, and the roofs of the city before them. */
function Alps() {
  return (
    <>
      <Shape
        color="snow-shade"
        d="M-2 216L40 176L74 204L116 150L160 206L196 184L240 224L300 196L352 218L398 178L440 208L486 160L540 204L604 182V262H-2Z"
      />
      <Shape
        color="snow"
        d="M-2 216L40 176L48 214L24 210ZM74 204L116 150L124 196L104 190L92 214ZM160 206L196 184L200 216ZM352 218L398 178L402 210L384 206ZM440 208L486 160L492 200L470 196ZM540 204L604 182V204L576 200Z"
      />
      <Shape color="far-hill" d={rectangle(-2, 234, 604, 40)} />
    </>
  );
}

function Terraces({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={170} count={10} seed={9} />
      <Alps />
      <MilanTerraces />
    </Sight>
  );
}

function Supper({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="ochre">
      <LastSupper />
    </Sight>
  );
}

function Gallery({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Galleria />
    </Sight>
  );
}

export const sights: CitySights = {
  duomo: Terraces,
  'last-supper': Supper,
  galleria: Gallery,
};
