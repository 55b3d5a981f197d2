import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path } from '../../kit/geometry.ts';
import { Stars, Sun } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { Atrium } from '../landmarks/salerno-atrium.tsx';
import { ArechiCastle } from '../landmarks/salerno-castle.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

/** The shell of the terminal: a hard pale roof that juts out to a point over the glass hall. */
function Shell() {
  return (
    <>
      <Shape color="stone-shade" d="M120 322Q180 300 330 226L566 190L520 300L602 318V344H100Z" />
      <Shape color="glow-window" d="M150 318Q270 290 352 232Q440 204 536 200L494 296L440 318Z" />
      <Shape
        color="stone-shade"
        d="M214 304l-4 14h8l6 -17ZM274 280l-6 38h8l8 -42ZM334 250l-8 68h8l10 -74ZM394 230l-10 88h8l12 -90ZM454 222l-10 96h8l12 -98Z"
      />
      <Shape
        color="stone"
        d="M-2 318Q120 300 206 226Q290 140 420 112Q520 94 602 70V132L566 200Q440 196 340 236Q220 300 -2 338Z"
      />
      <Shape
        color="stone-mid"
        d="M-2 338Q150 300 240 240Q350 172 470 168Q540 166 602 132L566 200Q440 196 340 236Q220 300 -2 338Z"
      />
      <Shape color="stone" d="M120 344Q260 318 420 322T602 312V362H60Z" />
      <Shape color="stone-mid" d="M60 362L120 344Q260 330 420 336T602 330V362Z" />
    </>
  );
}

/** Two who walk along the quay, to show how large the roof is. */
const walkers = [154, 172]
  .map((x) => disc(x, 346, 4) + path`M${x - 4} 352h8l2 16l-2 16h-2l-2 -14l-2 14h-2l-1 -16Z`)
  .join('');

/** Salerno's maritime terminal from the quay at dusk, its beak over our heads. */
function MaritimeTerminal({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="dusk">
      <Stars width={600} height={200} count={30} seed={41} />
      <Sun
        cx={96}
        cy={262}
        r={40}
        rings={[
          { r: 230, color: 'haze' },
          { r: 140, color: 'glow' },
          { r: 78, color: 'halo' },
        ]}
      />
      <Shape color="hill" d="M-2 286Q60 262 120 240Q150 230 190 262L260 312H-2Z" />
      <Shape color="sea-mid" d="M-2 306H602V402H-2Z" />
      <Glitter x={92} y={316} bottom={392} width={120} count={8} seed={8} />
      <Shell />
      <Shape color="ground" d="M60 362H602V402H-2V392Z" />
      <Shape color="ground-shade" d="M212 388L300 376H602V402H230Z" />
      <Shape color="ink" d={walkers} />
    </Sight>
  );
}

export const sights: CitySights = {
  cathedral: Atrium,
  'maritime-terminal': MaritimeTerminal,
  castle: ArechiCastle,
};
