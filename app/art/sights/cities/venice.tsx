import { WindowRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../../kit/geometry.ts';
import { RoundDome } from '../../kit/landmarks.tsx';
import { Stars } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { DogesPalace } from '../landmarks/doges-palace.tsx';
import { GondolaProw, Rialto } from '../landmarks/rialto.tsx';
import { StMarks } from '../landmarks/st-marks.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

function StMarksBasilica({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={140} count={16} seed={9} />
      <Shape color="sky-mid" d={disc(300, 176, 240)} />
      <StMarks />
    </Sight>
  );
}

/** The two columns of the small square, and the Salute at the mouth of the Grand Canal. */
function Beyond() {
  return (
    <>
      <Shape color="far-hill" d={rectangle(-2, 306, 300, 24)} />
      <RoundDome x={44} y={296} width={44} height={40} colors={['far-hill', 'dusk-deep']} />
      <Shape color="far-hill" d={rectangle(40, 240, 8, 20) + rectangle(22, 294, 44, 20)} />
      <Shape
        color="stone-shade"
        d={
          rectangle(126, 206, 9, 120) +
          rectangle(120, 200, 21, 7) +
          rectangle(186, 222, 8, 104) +
          rectangle(181, 217, 18, 6)
        }
      />
      <Shape
        color="stone-shade"
        d={path`M116 200v-9q10 -6 18 -4l4 -8l7 4l-2 17ZM132 188l-10 -14l-2 8Z`}
      />
    </>
  );
}

function Palace({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={200} count={7} seed={6} />
      <Shape color="glow" d={disc(60, 300, 190)} />
      <Shape color="sky-low" d={disc(60, 300, 120)} />
      <Shape
        color="ground"
        d={polygon([
          [-2, 328],
          [40, 322],
          [240, 322],
          [610, 366],
          [610, 410],
          [-2, 410],
        ])}
      />
      <Shape
        color="ground-shade"
        d={path`M122 334L560 410H520L117 336ZM184 331L610 388V378L188 330Z`}
      />
      <Beyond />
      <DogesPalace />
      <Shape color="stone" d={path`M44 323L286 410H252L40 323Z`} />
      <Shape color="sea-mid" d={path`M-2 322H40L252 402H-2Z`} />
      <Shape color="stone" d="M-2 346h58l-58 4ZM24 372h108l-96 4ZM-2 394h76l-76 4Z" />
      <Shape
        color="terracotta-shade"
        d={rectangle(20, 268, 7, 110) + rectangle(92, 286, 7, 106) + rectangle(158, 300, 8, 100)}
      />
    </Sight>
  );
}

function RialtoBridge({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="glow">
      <Stars width={600} height={160} count={18} seed={14} />
      <Shape color="sky-low" d={disc(316, 190, 170)} />
      <Shape color="rose" d={rectangle(150, 280, 60, 60) + rectangle(268, 286, 54, 60)} />
      <Shape color="rose-shade" d={rectangle(205, 268, 66, 72) + rectangle(318, 276, 170, 70)} />
      <WindowRow x={160} y={312} width={300} count={14} size={[6, 12]} />
      <WindowRow x={160} y={330} width={300} count={14} size={[6, 10]} />
      <Rialto />
      <Shape color="terracotta-shade" d={rectangle(-2, 60, 78, 290)} />
      <Shape color="rose-shade" d={rectangle(546, 90, 60, 260)} />
      <WindowRow x={0} y={150} width={72} count={3} size={[11, 38]} arched />
      <WindowRow x={0} y={230} width={72} count={3} size={[11, 38]} arched />
      <WindowRow x={552} y={170} width={60} count={3} size={[11, 38]} arched />
      <Shape color="sea-mid" d={rectangle(-2, 338, 604, 66)} />
      <Glitter x={330} y={344} bottom={400} width={320} count={10} seed={5} />
      <GondolaProw />
    </Sight>
  );
}

export const sights: CitySights = {
  'st-marks': StMarksBasilica,
  'doges-palace': Palace,
  rialto: RialtoBridge,
};
