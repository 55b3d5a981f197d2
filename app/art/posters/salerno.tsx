import { merlons } from '../kit/battlement.ts';
import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, rectangle } from '../kit/geometry.ts';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Palm } from '../kit/trees.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

/** Arechi: the long walls and the keep of the Lombard castle, alone on top of its mountain. */
function Castle() {
  return (
    <>
      <path
        fill={tone('stone-mid')}
        d={
          rectangle(96, 250, 190, 70) +
          merlons(96, 250, 190, 10, 10) +
          rectangle(276, 268, 74, 60) +
          merlons(276, 268, 74, 4, 10)
        }
      />
      <path fill={tone('stone')} d={rectangle(150, 204, 70, 110) + merlons(146, 204, 78, 5, 11)} />
      <path
        fill={tone('stone-shade')}
        d={rectangle(198, 204, 22, 110) + rectangle(262, 250, 24, 70) + rectangle(330, 268, 20, 60)}
      />
      <path
        fill={tone('glow-window')}
        d={
          archRow(162, 252, 2, 9, 8, 22) +
          archRow(108, 296, 2, 8, 12, 18) +
          archRow(292, 306, 2, 8, 10, 18)
        }
      />
    </>
  );
}

/**
 * The bell tower of the cathedral: two storeys of stone, two of brick, and the round crown of
 * crossed arches.
 */
function BellTower() {
  const x = 454;
  const storeys: readonly (readonly [top: number, half: number])[] = [
    [596, 60],
    [532, 56],
    [470, 51],
    [412, 47],
  ];
  const crown = Array.from({ length: 5 }, (_, index) => x - 25 + index * 12.5);
  return (
    <>
      {storeys.map(([top, half], index) => (
        <g key={top}>
          <path
            fill={tone(index < 2 ? 'ochre' : 'terracotta')}
            d={rectangle(x - half, top, half * 2, 66)}
          />
          <path
            fill={tone(index < 2 ? 'ochre-shade' : 'terracotta-shade')}
            d={rectangle(x + half * 0.42, top, half * 0.58, 66)}
          />
        </g>
      ))}
      <path
        fill={tone('stone')}
        d={storeys
          .map(([top, half]) => rectangle(x - half - 5, top - 4, half * 2 + 10, 8))
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={storeys
          .map(([top]) => [-29, -6, 36].map((dx) => archPath(x + dx, top + 56, 15, 40)).join(''))
          .join('')}
      />
      <path fill={tone('ochre')} d={rectangle(x - 40, 352, 80, 58)} />
      <path fill={tone('ochre-shade')} d={rectangle(x + 16, 352, 24, 58)} />
      <path
        fill={tone('terracotta-shade')}
        d={crown
          .map(
            (at) =>
              path`
                M${at - 14} 406V382A14 14 0 0 1 ${at + 14} 382V406h-4V382a10 10 0 0 0 -20 0V406Z
              `,
          )
          .join('')}
      />
      <path fill={tone('stone')} d={rectangle(x - 44, 346, 88, 8)} />
      <path
        fill={tone('terracotta')}
        d={path`
          M${x - 38} 347C${x - 38} 312 ${x - 18} 298 ${x} 294
          C${x + 18} 298 ${x + 38} 312 ${x + 38} 347Z
        `}
      />
      <path
        fill={tone('terracotta-shade')}
        d={path`
          M${x + 38} 347C${x + 38} 312 ${x + 18} 298 ${x} 294
          C${x + 12} 306 ${x + 16} 326 ${x + 14} 347Z
        `}
      />
      <path fill={tone('stone')} d={rectangle(x - 2, 270, 4, 26) + rectangle(x - 8, 276, 16, 4)} />
    </>
  );
}

/**
 * The maritime station: a pale shell whose upper half lies shifted on the lower, like an oyster's.
 */
function OysterStation() {
  return (
    <>
      <path fill={tone('stone-shade')} d="M806 862H338L370 822Q560 770 806 764Z" />
      <path fill={tone('glow-window')} d="M806 846H404L428 822Q600 786 806 784Z" />
      <path
        fill={tone('stone')}
        d="M250 830C330 770 420 728 560 712C660 700 760 708 806 724V790C700 772 590 778 500 800C420 818 340 836 250 830Z"
      />
      <path
        fill={tone('stone-mid')}
        d="M250 830C340 800 440 776 560 762C660 752 750 756 806 764V790C700 772 590 778 500 800C420 818 340 836 250 830Z"
      />
      <path
        fill={tone('stone-shade')}
        d="M250 830C350 822 450 800 540 788C640 776 730 776 806 788V794C700 778 590 784 500 804C420 820 340 838 250 830Z"
      />
      <path fill={tone('stone')} d="M300 862Q420 830 560 842T806 836V866H300Z" />
    </>
  );
}

/**
 * Salerno at noon: the castle on its mountain, the cathedral's bell tower, the palms and the oyster
 * on the quay.
 */
function Salerno({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sea' }]} />
      <Stars height={340} count={50} seed={91} />
      <path
        fill={tone('cloud')}
        d="M420 268a44 44 0 0 1 66 -50a70 70 0 0 1 128 -14a58 58 0 0 1 92 34a40 40 0 0 1 60 30Z"
      />
      <path
        fill={tone('cloud')}
        d="M600 352a30 30 0 0 1 50 -24a46 46 0 0 1 84 0a34 34 0 0 1 76 10V352Z"
      />
      <path
        fill={tone('far-hill')}
        d="M430 600C520 560 600 470 690 440C740 424 780 440 820 420V640H430Z"
      />
      <Castle />
      <path
        fill={tone('near-hill')}
        d="M-10 330L60 318L110 306L210 302L330 318L372 350L404 420L470 500L560 590L640 660V720H-10Z"
      />
      <path
        fill={tone('shadow')}
        d="M210 302L330 318L372 350L404 420L470 500L560 590L640 660H470L430 560L380 500L350 420L300 380L280 340Z"
      />
      <path fill={tone('olive')} d="M-10 420L60 440L150 520L230 640H-10Z" />
      <RoofRow x={-20} y={620} width={240} height={76} houses={4} seed={6} bottom={660} />
      <RoofRow x={180} y={650} width={230} height={64} houses={4} seed={19} bottom={670} />
      <BellTower />
      <RoofRow x={520} y={660} width={300} height={76} houses={5} seed={31} bottom={680} />
      <RoofRow x={-30} y={690} width={860} height={62} houses={12} seed={2} bottom={720} />
      <path fill={tone('stone')} d={rectangle(0, 724, 800, 8)} />
      <path fill={tone('stone-shade')} d={rectangle(0, 732, 800, 60)} />
      <TrainSide x={70} y={724} length={800} height={38} heading="left" />
      <path fill={tone('ground')} d={rectangle(0, 786, 800, 90)} />
      <OysterStation />
      <Palm x={210} y={860} height={270} lean={-0.06} />
      <Palm x={100} y={866} height={420} lean={0.05} />
      <Sea y={866} colors={['sea-mid', 'sea-deep']} />
      <path fill={tone('stone')} d={rectangle(0, 858, 800, 9)} />
      <Glitter x={560} y={884} bottom={970} width={420} count={9} seed={18} color="foam" />
      <Glitter x={160} y={890} bottom={980} width={260} count={6} seed={4} color="foam" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Salerno, above: 'sea' };
