import { WindowRow } from '../kit/buildings.tsx';
import { type Camera, plane } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { Furrows, Plane } from '../kit/land.tsx';
import { Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { MilanCathedral } from './landmarks/milan-cathedral.tsx';

/** The eye is higher than the train, which thus hides nothing above the horizon. */
const camera: Camera = { x: 60, y: 640, scale: 2000 };
const rail = -4.9;
const track = 10.4;

/** Milan: the cathedral's white marble against the evening sky, and the train across the square. */
function Milan({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={420} count={50} seed={21} />
      <Sun
        cx={586}
        cy={390}
        r={92}
        rings={[
          { r: 430, color: 'sky' },
          { r: 290, color: 'sky-low' },
          { r: 180, color: 'halo' },
        ]}
      />
      <Cloud x={120} y={196} width={184} />
      <g transform="translate(21 -11) scale(0.95)">
        <MilanCathedral />
      </g>
      <Plane
        points={[
          [0, 424],
          [96, 454],
          [96, 670],
          [0, 700],
        ]}
        color="terracotta-shade"
      />
      <WindowRow x={0} y={539} width={90} count={3} size={[12, 34]} arched />
      <WindowRow x={0} y={614} width={90} count={3} size={[12, 34]} arched />
      <Plane
        points={[
          [800, 394],
          [728, 430],
          [728, 670],
          [800, 700],
        ]}
        color="ochre"
      />
      <Plane
        points={[
          [800, 384],
          [720, 426],
          [720, 438],
          [800, 400],
        ]}
        color="roof"
      />
      <WindowRow x={732} y={520} width={68} count={2} size={[13, 36]} arched />
      <WindowRow x={732} y={604} width={68} count={2} size={[13, 36]} arched />
      <Plane
        points={[
          [0, 654],
          [800, 654],
          [800, 1000],
          [0, 1000],
        ]}
        color="ground"
      />
      <Furrows
        vanishing={[60, 622]}
        y={658}
        bottom={1000}
        from={-1500}
        to={4300}
        count={30}
        color="stone"
      />
      <Plane
        points={[
          [120, 654],
          [686, 654],
          [800, 670],
          [800, 726],
          [560, 700],
        ]}
        color="ground-shade"
      />
      <path
        fill={tone('ink')}
        d={[-0.9, 0.75]
          .map((side) =>
            plane(camera, [
              [track + side, rail, 60],
              [track + side, rail, 12],
              [track + side + 0.18, rail, 12],
              [track + side + 0.18, rail, 60],
            ]),
          )
          .join('')}
      />
      <path
        fill={tone('ground-shade')}
        d={plane(camera, [
          [track - 1.2, rail, 36],
          [track + 4.6, rail, 40],
          [track + 4.6, rail, 230],
          [track - 1.2, rail, 230],
        ])}
      />
      <TrainOblique camera={camera} rightM={track} railM={rail} tipM={38} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Milan, above: 'sky-deep', cut: 63, tallCut: 88 };
