import { type Camera, plane } from '../kit/camera.ts';
import type { DrawingProps } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

const camera: Camera = { x: 250, y: 380, scale: 1500 };
const rail = -2.1;

function Signal() {
  return (
    <>
      <path fill={tone('ink')} d={rectangle(724, 90, 14, 520)} />
      <path fill={tone('train-shade')} d={disc(731, 114, 84)} className="night" />
      <path fill={tone('ink')} d={path`M690 96a41 41 0 0 1 82 0v130a41 41 0 0 1 -82 0Z`} />
      <path fill={tone('train')} d={disc(731, 112, 30)} />
      <path fill={tone('train-light')} d={disc(722, 102, 11)} />
      <path fill={tone('stone-shade')} d={disc(731, 212, 30)} />
      <path fill={tone('window')} d={disc(731, 212, 24)} />
      <path
        fill={tone('ink')}
        d={path`M694 104q37 -38 74 0l10 -6q-47 -52 -94 0ZM694 204q37 -38 74 0l10 -6q-47 -52 -94 0Z`}
      />
      <path fill={tone('paper')} d={rectangle(702, 290, 58, 40)} />
      <path fill={tone('train')} d={rectangle(702, 304, 58, 12)} />
    </>
  );
}

/** Error: the signal is at red, and the train waits. */
export function ErrorScene({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars width={900} height={300} count={50} seed={6} />
      <Sun
        cx={250}
        cy={340}
        r={86}
        rings={[
          { r: 380, color: 'sky' },
          { r: 270, color: 'sky-mid' },
          { r: 172, color: 'halo' },
        ]}
      />
      <Cloud x={470} y={110} width={190} />
      <HillRange
        width={900}
        y={366}
        amplitude={30}
        waves={3}
        seed={19}
        bottom={480}
        color="far-hill"
      />
      <CypressRow from={[60, 420]} to={[190, 392]} heights={[110, 84, 62, 44]} />
      <path fill={tone('field')} d={rectangle(0, 384, 900, 216)} />
      <path fill={tone('field-shade')} d={path`M0 470L230 386H250L0 560Z`} />
      <path
        fill={tone('stone-mid')}
        d={plane(camera, [
          [1.8, rail, 10],
          [1.8, rail, 300],
          [9.2, rail, 300],
          [9.2, rail, 10],
        ])}
      />
      <path
        fill={tone('ink')}
        d={[4.5, 6.1]
          .map((x) =>
            plane(camera, [
              [x, rail + 0.05, 10],
              [x, rail + 0.05, 60],
              [x + 0.13, rail + 0.05, 60],
              [x + 0.13, rail + 0.05, 10],
            ]),
          )
          .join('')}
      />
      <path
        fill={tone('ground-shade')}
        d={plane(camera, [
          [4, rail, 26],
          [9.4, rail, 30],
          [9.4, rail, 300],
          [4, rail, 300],
        ])}
      />
      <TrainOblique camera={camera} rightM={5.4} railM={rail} tipM={25} />
      <Slope
        points={[
          [540, 610],
          [660, 560],
          [790, 540],
          [910, 546],
        ]}
        bottom={620}
        color="cypress"
      />
      <Signal />
    </Scene>
  );
}
