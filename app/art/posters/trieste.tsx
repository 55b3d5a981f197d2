import { merlons } from '../kit/battlement.ts';
import { archRow } from '../kit/buildings.tsx';
import { type Camera, plane, viaductFace } from '../kit/camera.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainOblique } from '../kit/train-oblique.tsx';
import { Bushes } from '../kit/trees.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const horizon = 600;
/** Seen in a mirror, because the railway lies on the left here. */
const camera: Camera = { x: 340, y: horizon, scale: 2000 };

function Castle() {
  return (
    <>
      <path
        fill={tone('stone')}
        d={
          rectangle(600, 290, 74, 300) + merlons(594, 290, 86, 6, 14) + rectangle(594, 284, 86, 14)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={rectangle(644, 298, 30, 292) + rectangle(644, 284, 36, 14)}
      />
      <path
        fill={tone('stone')}
        d={
          rectangle(506, 436, 132, 160) +
          merlons(500, 430, 144, 10, 12) +
          rectangle(500, 428, 144, 10)
        }
      />
      <path
        fill={tone('stone-mid')}
        d={
          rectangle(638, 470, 98, 126) +
          merlons(638, 464, 104, 7, 12) +
          rectangle(638, 462, 104, 10)
        }
      />
      <path
        fill={tone('stone')}
        d={rectangle(488, 400, 42, 196) + merlons(484, 396, 50, 4, 12) + rectangle(484, 394, 50, 8)}
      />
      <path
        fill={tone('stone-shade')}
        d={rectangle(518, 402, 12, 194) + rectangle(706, 472, 30, 124)}
      />
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

/** The sails of the autumn regatta: x, waterline and height of each. */
const regatta: readonly (readonly [x: number, y: number, height: number])[] = [
  [452, 664, 44],
  [510, 672, 56],
  [470, 712, 96],
  [574, 722, 132],
  [676, 700, 100],
];

function Regatta() {
  return (
    <>
      <path
        fill={tone('paper')}
        d={regatta
          .map(
            ([x, y, h]) =>
              path`M${x} ${y - h}Q${x + h * 0.34} ${y - h * 0.4} ${x + h * 0.3} ${y}H${x}Z`,
          )
          .join('')}
      />
      <path
        fill={tone('stone-mid')}
        d={regatta
          .map(([x, y, h]) => path`M${x - 3} ${y - h * 0.86}L${x - 3} ${y}H${x - h * 0.24}Z`)
          .join('')}
      />
      <path
        fill={tone('ink')}
        d={regatta
          .map(
            ([x, y, h]) =>
              path`M${x - h * 0.3} ${y + 2}h${h * 0.66}l${-h * 0.1} ${h * 0.08}h${-h * 0.44}Z`,
          )
          .join('')}
      />
    </>
  );
}

const pane =
  'M130 96H670A64 64 0 0 1 734 160V716A64 64 0 0 1 670 780H130A64 64 0 0 1 66 716V160A64 64 0 0 1 130 96Z';

/** The compartment: the wall around the window, its red blind half down, a coffee on the table. */
function Compartment() {
  return (
    <>
      <path fill={tone('train')} d="M60 90H740V196H60Z" />
      <path
        fill={tone('train-shade')}
        d={
          rectangle(60, 184, 680, 14) +
          Array.from({ length: 9 }, (_, i) => rectangle(118 + i * 70, 90, 8, 100)).join('')
        }
      />
      <path fill={tone('ink')} d="M397 196h6v20a13 13 0 1 1 -6 0Z" />
      <path
        fill={tone('terracotta-shade')}
        fillRule="evenodd"
        d={`M-10 -10H810V1010H-10Z${pane}`}
      />
      <path
        fill={tone('terracotta')}
        fillRule="evenodd"
        d={`M130 76H670A84 84 0 0 1 754 160V716A84 84 0 0 1 670 800H130A84 84 0 0 1 46 716V160A84 84 0 0 1 130 76Z${pane}`}
      />
      <path
        fill={tone('ink')}
        d="M130 96H670A64 64 0 0 1 734 160V176A64 64 0 0 0 670 112H130A64 64 0 0 0 66 176V160A64 64 0 0 1 130 96Z"
      />
      <path fill={tone('ochre-shade')} d="M-10 862H810V1010H-10Z" />
      <path fill={tone('ochre')} d="M-10 846H810V872Q400 886 -10 872Z" />
      <path fill={tone('terracotta-shade')} d="M150 866H420L520 872Q470 886 300 880Z" />
      <path fill={tone('paper')} d="M130 852Q246 876 362 852L340 868Q246 884 152 868Z" />
      <path
        fill={tone('stone-mid')}
        d="M300 792q54 -8 50 22q-6 28 -62 30v-11q44 -2 48 -20q2 -12 -36 -9Z"
      />
      <path fill={tone('paper')} d="M178 764H314Q312 846 272 856H220Q180 846 178 764Z" />
      <path fill={tone('stone-mid')} d="M276 764H314Q312 846 272 856H246Q280 840 276 764Z" />
      <path fill={tone('train')} d="M178 790Q246 800 313 790L312 802Q246 812 179 802Z" />
      <path fill={tone('window')} d="M178 764Q246 750 314 764Q246 780 178 764Z" />
      <path fill={tone('paper')} d="M560 862L700 850L742 868L596 882Z" />
      <path fill={tone('train')} d="M590 866L670 859L676 862L597 869Z" />
    </>
  );
}

/**
 * Trieste from the train's own window: Miramare on its rock, the sails of the regatta, a train
 * along the coast.
 */
function Trieste({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'sky' },
          { y: 470, color: 'sky-mid' },
        ]}
      />
      <Stars height={460} count={50} seed={73} />
      <path
        fill={tone('cloud')}
        d="M90 330a40 40 0 0 1 60 -34a64 64 0 0 1 116 -4a46 46 0 0 1 84 12a34 34 0 0 1 42 26Z"
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
      <g transform="translate(-30 0)">
        <Castle />
        <path fill={tone('near-hill')} d={path`M700 600q10 -60 50 -66q40 -6 70 10V620H690Z`} />
        <Bushes x={680} y={594} width={140} size={38} />
        <path fill={tone('stone-shade')} d="M440 640L476 600L500 584H840V676Q600 690 440 640Z" />
        <path
          fill={tone('ochre')}
          d="M440 640L476 600L500 584H640L604 612L570 624L556 664Q490 656 440 640Z"
        />
      </g>
      <Glitter x={620} y={690} bottom={800} width={280} count={10} seed={20} color="foam" />
      <Coast />
      <Regatta />
      <Compartment />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Trieste, above: 'terracotta-shade' };
