import { merlons } from '../kit/battlement.ts';
import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { UmbrellaPine } from '../kit/trees.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';

/** The Lombard castle on top of its hill. */
function Castle() {
  return (
    <>
      <path fill={tone('ochre-shade')} d={rectangle(96, 286, 168, 60) + merlons(96, 286, 168, 9, 10)} />
      <path
        fill={tone('ochre')}
        d={rectangle(170, 286, 94, 60) + merlons(250, 300, 60, 4, 9) + rectangle(250, 300, 60, 90)}
      />
      <path fill={tone('ochre-shade')} d={rectangle(128, 246, 28, 60) + merlons(126, 246, 60, 4, 10)} />
      <path fill={tone('ochre')} d={rectangle(152, 246, 34, 60)} />
      <path
        fill={tone('glow-window')}
        d={archPath(170, 280, 9, 20) + archRow(194, 324, 3, 8, 14, 18) + archPath(282, 330, 8, 18)}
      />
    </>
  );
}

/** The bell tower of the cathedral: four storeys and a round crown of crossed arches under a small dome. */
function BellTower() {
  const x = 384;
  const storeys = [640, 584, 528];
  return (
    <>
      <path fill={tone('terracotta')} d={rectangle(x - 42, 474, 84, 236)} />
      <path fill={tone('terracotta-shade')} d={rectangle(x - 42, 474, 32, 236)} />
      <path
        fill={tone('stone')}
        d={storeys.map((y) => rectangle(x - 46, y, 92, 7)).join('') + rectangle(x - 46, 468, 92, 9)}
      />
      <path
        fill={tone('glow-window')}
        d={storeys
          .map(
            (y) =>
              archPath(x - 27, y - 4, 13, 34) +
              archPath(x + 6, y - 4, 15, 36) +
              archPath(x + 27, y - 4, 15, 36),
          )
          .join('')}
      />
      <path fill={tone('ochre')} d={rectangle(x - 36, 412, 72, 58)} />
      <path fill={tone('ochre-shade')} d={rectangle(x - 36, 412, 26, 58)} />
      <path fill={tone('terracotta-shade')} d={archRow(x - 34, 462, 5, 12, 2, 38)} />
      <path fill={tone('stone')} d={rectangle(x - 40, 406, 80, 8)} />
      <path
        fill={tone('terracotta')}
        d={path`M${x - 34} 407C${x - 34} 372 ${x - 16} 358 ${x} 354C${x + 16} 358 ${x + 34} 372 ${x + 34} 407Z`}
      />
      <path
        fill={tone('terracotta-shade')}
        d={path`M${x - 34} 407C${x - 34} 372 ${x - 16} 358 ${x} 354C${x - 10} 366 ${x - 12} 384 ${x - 10} 407Z`}
      />
      <path fill={tone('ochre')} d={rectangle(x - 1.5, 334, 3, 22)} />
    </>
  );
}

/** Salerno: the castle high over the gulf, the cathedral's bell tower, and the train leaving the rock. */
export function Salerno({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={340} count={50} seed={91} />
      <Sun
        cx={560}
        cy={380}
        r={76}
        rings={[
          { r: 380, color: 'sky' },
          { r: 265, color: 'sky-mid' },
          { r: 155, color: 'halo' },
        ]}
      />
      <Cloud x={20} y={180} width={230} />
      <path
        fill={tone('far-hill')}
        d="M420 546C500 520 540 470 600 452L640 424L668 436L712 402L756 430L820 396V552H420Z"
      />
      <path fill={tone('rose')} d="M712 402L756 430L820 396V540C780 520 740 500 728 470L738 448Z" />
      <Sea y={540} />
      <Glitter x={560} y={552} bottom={770} width={170} count={16} seed={18} />
      <Castle />
      <Slope
        points={[
          [-10, 352],
          [90, 330],
          [200, 326],
          [310, 350],
          [400, 450],
          [470, 540],
          [530, 600],
          [620, 680],
        ]}
        bottom={760}
        color="near-hill"
      />
      <Slope
        points={[
          [-10, 420],
          [90, 450],
          [170, 520],
          [240, 600],
        ]}
        bottom={760}
        color="olive"
      />
      <RoofRow x={-20} y={600} width={240} height={70} houses={4} seed={6} light="right" bottom={640} />
      <RoofRow x={60} y={650} width={430} height={76} houses={7} seed={19} light="right" bottom={670} />
      <BellTower />
      <RoofRow x={-30} y={706} width={560} height={72} houses={8} seed={2} light="right" bottom={742} />
      <SailBoat x={640} y={640} length={50} light="right" />
      <path
        fill={tone('stone-mid')}
        d={polygon([
          [-10, 740],
          [810, 740],
          [810, 900],
          [-10, 900],
        ])}
      />
      <path fill={tone('stone-shade')} d={archRow(-30, 900, 6, 118, 26, 128)} />
      <path fill={tone('sea-deep')} d={archRow(-30, 900, 6, 104, 40, 118)} />
      <path fill={tone('stone')} d={rectangle(0, 734, 800, 9)} />
      <TrainSide x={170} y={734} length={700} height={48} heading="left" />
      <path
        fill={tone('terracotta-shade')}
        d="M810 560L742 580L690 640L640 668L610 760L566 830L540 1010H810Z"
      />
      <path fill={tone('terracotta')} d="M810 590L770 610L730 690L700 720L720 800L680 860L690 1010H810Z" />
      <Slope
        points={[
          [-10, 862],
          [180, 884],
          [420, 900],
          [640, 876],
          [810, 850],
        ]}
        bottom={1000}
        color="cypress"
      />
      <UmbrellaPine x={730} y={600} height={210} light="right" />
      <Birds x={330} y={276} span={24} count={4} seed={81} />
    </Poster>
  );
}
