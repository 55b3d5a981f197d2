import { merlons } from '../kit/battlement.ts';
import { archRow, RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { bar } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Palm } from '../kit/trees.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

/** A square sail filled by the wind: its foot from `y`, wider than its head. */
function sail(x: number, y: number, foot: number, head: number, height: number): string {
  return path`
    M${x - head / 2} ${y - height}H${x + head / 2}
    Q${x + foot * 0.62} ${y - height * 0.4} ${x + foot / 2} ${y}
    Q${x + foot * 0.08} ${y - height * 0.2} ${x - foot / 2} ${y}
    Q${x - foot * 0.4} ${y - height * 0.5} ${x - head / 2} ${y - height}Z
  `;
}

interface Mast {
  readonly x: number;
  readonly top: number;
  /** Each sail from below: the y of its foot, its width there and at its head, its height. */
  readonly sails: readonly (readonly [y: number, foot: number, head: number, height: number])[];
}

const masts: readonly Mast[] = [
  {
    x: 226,
    top: 272,
    sails: [
      [566, 120, 104, 84],
      [476, 102, 88, 74],
      [396, 86, 68, 58],
      [332, 64, 48, 40],
    ],
  },
  {
    x: 372,
    top: 186,
    sails: [
      [622, 168, 146, 112],
      [504, 144, 122, 96],
      [402, 120, 96, 82],
      [314, 94, 72, 62],
      [246, 68, 50, 42],
    ],
  },
  {
    x: 520,
    top: 218,
    sails: [
      [622, 156, 136, 104],
      [512, 134, 114, 90],
      [416, 112, 90, 76],
      [334, 88, 66, 56],
      [272, 62, 46, 38],
    ],
  },
];

function TallShip() {
  const jibs: readonly (readonly [x: number, top: number, tackX: number, tackY: number])[] = [
    [584, 344, 772, 604],
    [562, 396, 716, 624],
    [548, 470, 664, 640],
  ];
  return (
    <>
      <path
        fill={tone('ink')}
        d={
          masts.map(({ x, top }) => rectangle(x - 4, top, 8, 690 - top)).join('') +
          bar([620, 668], [786, 596], 9) +
          bar([150, 560], [230, 530], 6)
        }
      />
      <path fill={tone('stone-mid')} d="M222 560L146 556L160 656H222Z" />
      <path
        fill={tone('stone')}
        d={
          jibs
            .map(
              ([x, top, tackX, tackY]) =>
                path`
                  M${x} ${top}L${tackX} ${tackY}
                  Q${tackX - 50} ${tackY - 10} ${tackX - 86} ${tackY + 8}
                  Q${x + 40} ${top + 150} ${x} ${top}Z
                `,
            )
            .join('') +
          masts
            .flatMap(({ x, sails }) =>
              sails.map(([y, foot, head, height]) => sail(x, y, foot, head, height)),
            )
            .join('')
        }
      />
      <path
        fill={tone('stone-mid')}
        d={
          masts
            .flatMap(({ x, sails }) =>
              sails.map(
                ([y, foot, head, height]) =>
                  path`
                    M${x - head / 2} ${y - height}h${head * 0.36}
                    Q${x - foot * 0.06} ${y - height * 0.4} ${x - foot * 0.12} ${y - height * 0.16}
                    Q${x - foot * 0.3} ${y - height * 0.14} ${x - foot / 2} ${y}
                    Q${x - foot * 0.4} ${y - height * 0.5} ${x - head / 2} ${y - height}Z
                  `,
              ),
            )
            .join('') +
          jibs
            .map(
              ([x, top, tackX, tackY]) =>
                path`
                  M${x} ${top}Q${x + 66} ${top + 130} ${tackX - 52} ${tackY - 4}
                  Q${tackX - 70} ${tackY} ${tackX - 86} ${tackY + 8}
                  Q${x + 40} ${top + 150} ${x} ${top}Z
                `,
            )
            .join('')
        }
      />
      <path
        fill={tone('ink')}
        d="M84 640L112 652Q360 690 600 664L668 640Q662 700 636 748Q360 764 120 748Q94 710 84 640Z"
      />
      <path
        fill={tone('paper')}
        d="M92 672Q360 716 660 676L655 692Q360 732 97 690ZM102 708Q360 740 645 714L640 726Q360 754 108 722Z"
      />
      <path
        fill={tone('window')}
        d={Array.from({ length: 22 }, (_, i) =>
          rectangle(126 + i * 23, 688 + Math.sin((i / 21) * Math.PI) * 17, 7, 7),
        ).join('')}
      />
      <path
        fill={tone('ochre')}
        d="M652 642L700 622L690 640L664 656ZM84 640L120 652L122 662L88 654Z"
      />
    </>
  );
}

function Castle() {
  return (
    <>
      <path fill={tone('ochre-shade')} d="M16 470L28 420H150L166 470Z" />
      <path fill={tone('ochre')} d="M76 470L84 420H150L166 470Z" />
      <path
        fill={tone('ochre-shade')}
        d={rectangle(60, 384, 58, 40) + merlons(28, 420, 124, 8, 8) + merlons(56, 384, 66, 5, 8)}
      />
      <path fill={tone('ochre')} d={rectangle(88, 384, 30, 40)} />
      <path
        fill={tone('glow-window')}
        d={
          archRow(94, 412, 1, 9, 0, 18) +
          archRow(46, 452, 1, 9, 0, 16) +
          archRow(104, 452, 2, 9, 14, 16)
        }
      />
    </>
  );
}

const crane = `${rectangle(706, 470, 12, 150)}${rectangle(742, 470, 12, 150)}${bar([708, 616], [752, 540], 6)}${bar([752, 616], [708, 540], 6)}${bar([708, 540], [752, 474], 6)}${rectangle(640, 452, 150, 18)}${rectangle(764, 470, 28, 18)}${rectangle(716, 424, 30, 30)}${bar([650, 470], [650, 540], 4)}`;

/**
 * La Spezia: the navy's tall ship in the gulf, the fortress on the hill, the arsenal's crane and
 * the quay's palms.
 */
function LaSpezia({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={330} count={48} seed={14} />
      <path
        fill={tone('sky')}
        d="M-10 470V330a70 70 0 0 1 110 -40a120 120 0 0 1 200 -70a150 150 0 0 1 270 20a96 96 0 0 1 150 70a70 70 0 0 1 90 40V520H-10Z"
      />
      <path fill={tone('far-hill')} d="M300 600C420 560 520 540 600 510S720 420 820 400V640H300Z" />
      <Castle />
      <Slope
        points={[
          [-10, 464],
          [80, 456],
          [170, 474],
          [270, 540],
          [380, 600],
        ]}
        bottom={640}
        color="near-hill"
      />
      <RoofRow x={-20} y={606} width={300} height={66} houses={6} seed={8} bottom={640} />
      <path fill={tone('terracotta-shade')} d={crane} />
      <Sea y={628} />
      <path fill={tone('stone-shade')} d={rectangle(0, 622, 800, 14)} />
      <path fill={tone('stone')} d={rectangle(0, 620, 800, 5)} />
      <TrainSide x={780} y={620} length={860} height={26} />
      <Glitter x={400} y={700} bottom={960} width={700} count={18} seed={11} color="foam" />
      <TallShip />
      <path fill={tone('sea-deep')} d="M80 742H680Q610 800 480 812T240 816T80 742Z" />
      <Glitter x={380} y={790} bottom={860} width={420} count={6} seed={5} color="glitter" />
      <path fill={tone('stone-mid')} d={rectangle(0, 940, 800, 70)} />
      <path fill={tone('stone')} d={rectangle(0, 932, 800, 10)} />
      <Palm x={60} y={1010} height={300} lean={0.05} />
      <Palm x={744} y={1020} height={350} lean={-0.05} />
      <Palm x={640} y={1030} height={230} lean={0.06} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: LaSpezia, above: 'sky-deep' };
