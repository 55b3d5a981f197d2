import { type Camera, type Place, plane, project } from '../kit/camera.ts';
import type { DrawingProps } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { path, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { tone } from '../palette.ts';

const camera: Camera = { x: 340, y: 330, scale: 620 };
const bed = -3;
const platform = -2;
const far = 160;

function strip(leftM: number, rightM: number, upM: number, fromM: number, toM = far): string {
  const at = (outM: number, aheadM: number): Place => [outM, upM, aheadM];
  return plane(camera, [at(leftM, fromM), at(leftM, toM), at(rightM, toM), at(rightM, fromM)]);
}

function Track({ middleM, fromM }: { middleM: number; fromM: number }) {
  const sleepers = Array.from({ length: 40 }, (_, index) => fromM + index * 1.5);
  return (
    <>
      <path
        fill={tone('terracotta-shade')}
        d={sleepers.map((at) => strip(middleM - 1.3, middleM + 1.3, bed, at, at + 0.6)).join('')}
      />
      <path
        fill={tone('ink')}
        d={[-0.8, 0.8]
          .map((side) => strip(middleM + side - 0.07, middleM + side + 0.07, bed, fromM))
          .join('')}
      />
    </>
  );
}

function BufferStop() {
  return (
    <>
      <path fill={tone('ink')} d={path`M232 596l14 -112h18l-4 112ZM366 596l-14 -112h-18l4 112Z`} />
      <path fill={tone('paper')} d={rectangle(206, 468, 188, 44)} />
      <path
        fill={tone('train')}
        d={[206, 270, 334]
          .map((x) =>
            polygon([
              [x, 468],
              [x + 32, 468],
              [x + 56, 512],
              [x + 24, 512],
            ]),
          )
          .join('')}
      />
      <path fill={tone('ink')} d={rectangle(206, 508, 188, 6)} />
      <path fill={tone('lamp')} d={disc(300, 448, 11)} />
      <path fill={tone('ink')} d={rectangle(296, 456, 8, 14)} />
    </>
  );
}

function Suitcase({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path fill={tone('ground-shade')} d={path`M${x + 20} ${y - 2}h106l80 18h-130Z`} />
      <path
        fillRule="evenodd"
        fill={tone('ink')}
        d={path`
          M${x + 42} ${y - 92}v-20q0 -8 8 -8h28q8 0 8 8v20Z
          M${x + 49} ${y - 92}v-12q0 -4 4 -4h22q4 0 4 4v12Z
        `}
      />
      <path
        fill={tone('terracotta')}
        d={path`M${x} ${y - 88}q0 -8 8 -8h112q8 0 8 8v80q0 8 -8 8h-112q-8 0 -8 -8Z`}
      />
      <path
        fill={tone('terracotta-shade')}
        d={path`M${x + 98} ${y - 96}h22q8 0 8 8v80q0 8 -8 8h-22Z`}
      />
      <path
        fill={tone('ochre')}
        d={rectangle(x + 20, y - 96, 10, 96) + rectangle(x + 82, y - 96, 10, 96)}
      />
      <path
        fill={tone('paper')}
        d={polygon([
          [x + 38, y - 66],
          [x + 68, y - 72],
          [x + 72, y - 46],
          [x + 42, y - 40],
        ])}
      />
      <path fill={tone('train')} d={disc(x + 55, y - 56, 8)} />
    </>
  );
}

/**
 * Not found: the rails end, the platform is empty but for a suitcase, and the train is far away.
 */
export function NotFoundScene({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'dusk' }]} />
      <Stars width={900} height={260} count={46} seed={3} />
      <Sun
        cx={340}
        cy={286}
        r={92}
        rings={[
          { r: 350, color: 'haze' },
          { r: 252, color: 'glow' },
          { r: 162, color: 'halo' },
        ]}
      />
      <Birds x={170} y={130} span={20} count={4} seed={11} />
      <HillRange width={900} y={306} amplitude={24} waves={3} seed={31} bottom={420} color="hill" />
      <HillRange
        width={900}
        y={326}
        amplitude={9}
        waves={4}
        seed={12}
        bottom={420}
        color="near-hill"
      />
      <path fill={tone('field')} d={rectangle(0, 334, 900, 266)} />
      <path
        fill={tone('field-shade')}
        d={path`M${project(camera, [-8.6, bed, far])[0]} 342H222L-10 364V452Z`}
      />
      <path fill={tone('stone-mid')} d={strip(-6.2, 2.9, bed, 5)} />
      <Track middleM={1.2} fromM={5} />
      <Track middleM={-2.4} fromM={10.3} />
      <path fill={tone('train')} d={path`M336 341v-15q0 -5 5 -5h7q5 0 5 5v15Z`} />
      <path fill={tone('train-shade')} d={path`M336 337h17v5h-17Z`} />
      <path fill={tone('window')} d={rectangle(339, 325, 11, 5)} />
      <path
        fill={tone('stone-shade')}
        d={plane(camera, [
          [3, bed, 4],
          [3, bed, far],
          [3, platform, far],
          [3, platform, 4],
        ])}
      />
      <path
        fill={tone('ground')}
        d={path`M350 338H910V610H${project(camera, [3, platform, 4])[0]}Z`}
      />
      <path fill={tone('paper')} d={strip(3, 3.4, platform, 4)} />
      <path
        fill={tone('ink')}
        d={[36, 20, 12]
          .map((at) => {
            const s = camera.scale / at;
            const x = camera.x + 6 * s;
            const y = camera.y + 2 * s;
            return (
              rectangle(x - s * 0.06, y - s * 4.6, s * 0.12, s * 4.6) +
              path`M${x - s * 0.06} ${y - s * 4.6}h${-s * 1}v${s * 0.16}h${s}Z`
            );
          })
          .join('')}
      />
      <path
        fill={tone('lamp')}
        d={[36, 20, 12]
          .map((at) => {
            const s = camera.scale / at;
            return path`
              M${camera.x + 4.7 * s} ${camera.y - 2.42 * s}h${s * 0.7}l${s * 0.1} ${s * 0.24}
              h${-s * 0.9}Z
            `;
          })
          .join('')}
      />
      <g transform="translate(-117 0)">
        <BufferStop />
      </g>
      <Suitcase x={722} y={550} />
    </Scene>
  );
}
