import { WindowRow } from '../kit/buildings.tsx';
import { type Camera, plane } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { Furrows, Plane } from '../kit/land.tsx';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { tone } from '../palette.ts';
import { MilanCathedral } from './milan-cathedral.tsx';

const camera: Camera = { x: 96, y: 684, scale: 2000 };

/** Milan: the cathedral's white marble against the evening sky, and the train across the square. */
export function Milan({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={420} count={50} seed={21} />
      <Sun
        cx={586}
        cy={410}
        r={92}
        rings={[
          { r: 430, color: 'sky' },
          { r: 290, color: 'sky-low' },
          { r: 180, color: 'halo' },
        ]}
      />
      <Cloud x={206} y={206} width={184} />
      <MilanCathedral />
      <Plane
        points={[
          [0, 470],
          [96, 500],
          [96, 730],
          [0, 750],
        ]}
        color="terracotta-shade"
      />
      <WindowRow x={0} y={585} width={90} count={3} size={[12, 34]} arched />
      <WindowRow x={0} y={660} width={90} count={3} size={[12, 34]} arched />
      <Plane
        points={[
          [800, 440],
          [728, 476],
          [728, 730],
          [800, 750],
        ]}
        color="ochre"
      />
      <Plane
        points={[
          [800, 430],
          [720, 472],
          [720, 484],
          [800, 446],
        ]}
        color="roof"
      />
      <WindowRow x={732} y={566} width={68} count={2} size={[13, 36]} arched />
      <WindowRow x={732} y={650} width={68} count={2} size={[13, 36]} arched />
      <Plane
        points={[
          [0, 700],
          [800, 700],
          [800, 1000],
          [0, 1000],
        ]}
        color="ground"
      />
      <Furrows vanishing={[96, 668]} y={704} bottom={1000} from={-1500} to={4300} count={30} color="stone" />
      <Plane
        points={[
          [148, 700],
          [686, 700],
          [800, 716],
          [800, 772],
          [560, 756],
        ]}
        color="ground-shade"
      />
      <Plane
        points={[
          [0, 730],
          [92, 700],
          [638, 1010],
          [0, 1010],
        ]}
        color="ground-shade"
      />
      <path
        fill={tone('ink')}
        d={[-0.9, 0.7]
          .map((side) =>
            plane(camera, [
              [6.6 + side, -2.5, 60],
              [6.6 + side, -2.5, 12],
              [6.8 + side, -2.5, 12],
              [6.8 + side, -2.5, 60],
            ]),
          )
          .join('')}
      />
      <path
        fill={tone('ground-shade')}
        d={plane(camera, [
          [5.4, -2.5, 32],
          [11, -2.5, 36.5],
          [11, -2.5, 200],
          [5.4, -2.5, 200],
        ])}
      />
      <TrainOblique camera={camera} rightM={6.6} railM={-2.5} tipM={31} />
      <Birds x={176} y={372} span={22} count={4} seed={9} />
    </Poster>
  );
}
