import { merlons } from '../../kit/battlement.ts';
import { RoofRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Cloud, Stars, Sun } from '../../kit/sky.tsx';
import { UmbrellaPine } from '../../kit/trees.tsx';
import { Glitter } from '../../kit/water.tsx';
import { Atrium } from '../landmarks/salerno-atrium.tsx';
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

/** Rows of houses along the gulf, from the plain to the foot of the castle's hill. */
const quarters = [
  { width: 96, foot: 152, height: 14, houses: 5 },
  { width: 168, foot: 178, height: 20, houses: 7 },
  { width: 220, foot: 212, height: 30, houses: 7 },
  { width: 270, foot: 256, height: 40, houses: 6 },
  { width: 330, foot: 306, height: 50, houses: 6 },
];

/** The town along its gulf, far below: a ribbon of roofs, the harbour, the plain to the south. */
function Gulf() {
  return (
    <>
      <Shape color="far-hill" d="M-2 116V84Q40 70 70 78T150 92T260 106L320 116Z" />
      <Shape color="sea-mid" d="M-2 114H602V402H-2Z" />
      <Shape
        color="sea"
        d="M-2 124Q120 132 190 172Q240 226 330 262T470 330H602V230Q420 210 330 170T120 120Z"
      />
      <Shape
        color="near-hill"
        d="M-2 132Q100 140 160 178Q200 220 240 250Q320 284 420 330V402H-2Z"
      />
      <Shape color="paper" d="M236 168h6v-8h24v8h10l-6 8h-28Z" />
      <Shape color="stone" d="M226 236l88 -34l6 4l-84 40Z" />
      {quarters.map(({ width, foot, height, houses }) => (
        <RoofRow
          key={foot}
          x={-12}
          y={foot}
          width={width}
          height={height}
          houses={houses}
          seed={foot}
          bottom={foot + 4}
        />
      ))}
    </>
  );
}

/** The walls of the Lombard fortress on its rock. */
function Fortress() {
  return (
    <>
      <Shape color="stone-mid" d={rectangle(452, 66, 96, 200) + merlons(448, 66, 104, 5, 14)} />
      <Shape color="stone-shade" d={rectangle(516, 66, 32, 200)} />
      <Shape color="stone" d={rectangle(540, 128, 70, 220) + merlons(540, 128, 84, 4, 14)} />
      <Shape color="stone" d={rectangle(330, 206, 240, 130) + merlons(404, 206, 140, 6, 14)} />
      <Shape color="stone-shade" d="M408 206L444 240V340H408Z" />
      <Shape color="stone" d={rectangle(324, 146, 84, 200) + merlons(320, 146, 92, 5, 14)} />
      <Shape color="stone-mid" d={rectangle(380, 146, 28, 200)} />
      <Shape
        color="glow-window"
        d={
          [342, 362].map((x) => archPath(x, 192, 9, 20)).join('') +
          [474, 500].map((x) => archPath(x, 112, 10, 24)).join('') +
          [470, 510].map((x) => archPath(x, 262, 12, 26)).join('') +
          archPath(574, 190, 14, 32)
        }
      />
      <Shape
        color="near-hill"
        d="M-2 402V362Q120 330 220 338Q280 322 324 326L350 300L420 320L470 302L540 322L602 300V402Z"
      />
      <Shape color="olive" d="M324 326L350 300L420 320L400 350Q330 336 250 352Z" />
      <Shape color="shadow" d="M470 302L540 322L602 300V402H420Q450 350 470 302Z" />
    </>
  );
}

/** Arechi Castle, and the whole gulf of Salerno below it. */
function ArechiCastle({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={110} count={22} seed={52} />
      <Cloud x={150} y={36} width={150} />
      <Gulf />
      <Fortress />
      <UmbrellaPine x={60} y={410} height={150} />
      <UmbrellaPine x={140} y={420} height={110} />
    </Sight>
  );
}

export const sights: CitySights = {
  cathedral: Atrium,
  'maritime-terminal': MaritimeTerminal,
  castle: ArechiCastle,
};
