import { merlons } from '../kit/battlement.ts';
import { archRow } from '../kit/buildings.tsx';
import { type Camera, plane, viaductFace } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { Bushes } from '../kit/trees.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';

const horizon = 600;
/** Seen in a mirror, because the railway lies on the left here. */
const camera: Camera = { x: 340, y: horizon, scale: 2000 };

/** Miramare: a white keep and its wing on a rock in the sea. */
function Castle() {
  return (
    <>
      <path
        fill={tone('stone')}
        d={rectangle(600, 290, 74, 300) + merlons(594, 290, 86, 6, 14) + rectangle(594, 284, 86, 14)}
      />
      <path fill={tone('stone-shade')} d={rectangle(644, 298, 30, 292) + rectangle(644, 284, 36, 14)} />
      <path
        fill={tone('stone')}
        d={rectangle(506, 436, 132, 160) + merlons(500, 430, 144, 10, 12) + rectangle(500, 428, 144, 10)}
      />
      <path
        fill={tone('stone-mid')}
        d={rectangle(638, 470, 98, 126) + merlons(638, 464, 104, 7, 12) + rectangle(638, 462, 104, 10)}
      />
      <path
        fill={tone('stone')}
        d={rectangle(488, 400, 42, 196) + merlons(484, 396, 50, 4, 12) + rectangle(484, 394, 50, 8)}
      />
      <path fill={tone('stone-shade')} d={rectangle(518, 402, 12, 194) + rectangle(706, 472, 30, 124)} />
      <path
        fill={tone('glow-window')}
        d={
          archRow(609, 352, 2, 11, 9, 32) +
          archRow(609, 410, 2, 11, 9, 30) +
          archRow(545, 480, 4, 12, 11, 28) +
          archRow(545, 526, 4, 12, 11, 28) +
          archRow(545, 574, 4, 12, 11, 30) +
          archRow(652, 510, 3, 10, 9, 24) +
          archRow(652, 556, 3, 10, 9, 26) +
          archRow(498, 442, 1, 12, 0, 26) +
          archRow(498, 500, 1, 12, 0, 26) +
          archRow(498, 556, 1, 12, 0, 26)
        }
      />
    </>
  );
}

/** The coast railway on its arches, and the train that comes along it. */
function Coast() {
  const level = -2.5;
  return (
    <g transform="translate(800 0) scale(-1 1)">
      <path
        fill={tone('window')}
        d={plane(camera, [
          [1.6, level, 10],
          [1.6, level, 400],
          [1.6, -8, 400],
          [1.6, -8, 10],
        ])}
      />
      <path
        fill={tone('stone-mid')}
        fillRule="evenodd"
        d={viaductFace(camera, 1.6, {
          fromM: 10,
          toM: 400,
          archesToM: 110,
          topM: level,
          crownM: -3.7,
          footM: -8,
          spanM: 8,
          pierM: 2.6,
        })}
      />
      <path
        fill={tone('ground')}
        d={plane(camera, [
          [1.4, level, 10],
          [1.4, level, 400],
          [14, level, 400],
          [14, level, 10],
        ])}
      />
      <path
        fill={tone('ground-shade')}
        d={plane(camera, [
          [3.6, level, 30],
          [9, level, 34],
          [9, level, 400],
          [3.6, level, 400],
        ])}
      />
      <path
        fill={tone('ink')}
        d={[4.35, 6]
          .map((side) =>
            plane(camera, [
              [side, level, 10],
              [side, level, 60],
              [side + 0.2, level, 60],
              [side + 0.2, level, 10],
            ]),
          )
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={plane(camera, [
          [1.4, level, 10],
          [1.4, level, 400],
          [2.1, level, 400],
          [2.1, level, 10],
        ])}
      />
      <TrainOblique camera={camera} rightM={5.2} railM={level} tipM={34} />
    </g>
  );
}

/** Trieste: Miramare, white on its rock, the evening sea, and the train along the coast under the Karst. */
export function Trieste({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'dusk-deep' }]} />
      <Stars height={360} count={50} seed={73} />
      <Sun
        cx={372}
        cy={520}
        r={100}
        rings={[
          { r: 530, color: 'dusk' },
          { r: 408, color: 'glow' },
          { r: 250, color: 'sky-low' },
        ]}
      />
      <HillRange y={580} amplitude={12} waves={2} seed={8} bottom={620} color="far-hill" />
      <Sea y={horizon} />
      <Slope
        points={[
          [-10, 300],
          [80, 330],
          [180, 420],
          [290, 540],
          [380, 590],
          [450, 604],
        ]}
        bottom={640}
        color="near-hill"
      />
      <Slope
        points={[
          [-10, 400],
          [60, 430],
          [160, 530],
          [270, 590],
          [450, 606],
        ]}
        bottom={612}
        color="cypress"
      />
      <path fill={tone('cypress')} d={rectangle(0, 604, 380, 96)} />
      <Castle />
      <path fill={tone('near-hill')} d={path`M700 600q10 -60 50 -66q40 -6 70 10V620H690Z`} />
      <Bushes x={680} y={594} width={140} size={38} />
      <path fill={tone('stone-shade')} d="M440 640L476 600L500 584H810V676Q600 690 440 640Z" />
      <path fill={tone('ochre')} d="M440 640L476 600L500 584H640L604 612L570 624L556 664Q490 656 440 640Z" />
      <Glitter x={620} y={690} bottom={960} width={280} count={14} seed={20} color="foam" />
      <SailBoat x={690} y={820} length={104} />
      <Coast />
      <Birds x={150} y={280} span={24} count={4} seed={54} color="paper" />
    </Poster>
  );
}
