import type { DrawingProps } from '../kit/drawing.tsx';
import { bar, disc, Flag } from '../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { Scene } from '../kit/scene.tsx';
import { Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { tone } from '../palette.ts';

const floors = [176, 232, 288, 344] as const;

/** A house of the 1930s with long windows and a round corner towards the square. */
function Hotel() {
  return (
    <>
      <path fill={tone('rose')} d={path`M-10 130H330Q420 130 420 150V486H-10Z`} />
      <path fill={tone('rose-shade')} d={path`M356 130Q420 140 420 150V486H356Z`} />
      <path fill={tone('stone')} d={path`M-10 116H332Q420 116 430 134V164Q420 146 330 140H-10Z`} />
      <path
        fill={tone('stone')}
        d={floors
          .map(
            (y) =>
              path`
                M-10 ${y - 8}H330Q420 ${y - 8} 424 ${y + 4}V${y + 34}Q420 ${y + 28} 330 ${y + 28}
                H-10Z
              `,
          )
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={floors
          .map(
            (y) =>
              path`M-10 ${y}H330Q408 ${y} 420 ${y + 9}V${y + 27}Q408 ${y + 21} 330 ${y + 21}H-10Z`,
          )
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={floors
          .map((y) =>
            [2, 56, 110, 164, 218, 272, 326, 372].map((x) => rectangle(x, y - 4, 6, 30)).join(''),
          )
          .join('')}
      />
      <path fill={tone('window')} d={path`M-10 414H330Q410 414 420 424V486H-10Z`} />
      <path
        fill={tone('lamp')}
        d={
          [-4, 80, 164, 248].map((x) => rectangle(x, 430, 66, 56)).join('') +
          rectangle(334, 432, 34, 54)
        }
      />
      <path fill={tone('train')} d={path`M-10 394H336Q436 394 456 410V424Q430 416 336 416H-10Z`} />
      <path
        fill={tone('train-shade')}
        d={path`M-10 416H336Q430 416 456 424V429Q430 423 336 423H-10Z`}
      />
    </>
  );
}

function Station() {
  return (
    <>
      <path fill={tone('stone-shade')} d={path`M548 486V330a206 168 0 0 1 412 0V486Z`} />
      <path fill={tone('glow-window')} d={path`M570 486V332a184 148 0 0 1 368 0V486Z`} />
      <path
        fill={tone('stone-shade')}
        d={
          [640, 700, 754, 808, 868]
            .map((x) =>
              rectangle(
                x - 3,
                332 - 150 * Math.sqrt(1 - ((x - 754) / 186) ** 2),
                6,
                150 * Math.sqrt(1 - ((x - 754) / 186) ** 2),
              ),
            )
            .join('') +
          rectangle(560, 326, 390, 8) +
          rectangle(590, 256, 328, 6)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={[700, 808].map((x) => rectangle(x - 1.5, 332, 3, 28)).join('')}
      />
      <path
        fill={tone('lamp')}
        d={[700, 808].map((x) => path`M${x - 15} 372a15 15 0 0 1 30 0Z`).join('')}
      />
      <path fill={tone('ochre')} d={rectangle(482, 214, 92, 280)} />
      <path fill={tone('ochre-shade')} d={rectangle(544, 214, 30, 280)} />
      <path fill={tone('stone')} d={rectangle(472, 202, 112, 14) + rectangle(482, 366, 92, 7)} />
      <path
        fill={tone('roof')}
        d={polygon([
          [476, 203],
          [528, 168],
          [580, 203],
        ])}
      />
      <path
        fill={tone('roof-shade')}
        d={polygon([
          [528, 168],
          [580, 203],
          [544, 203],
        ])}
      />
      <path fill={tone('ink')} d={disc(526, 282, 41)} />
      <path fill={tone('lamp')} d={disc(526, 282, 35)} />
      <path
        fill={tone('ink')}
        d={bar([526, 286], [526, 256], 5) + bar([523, 282], [545, 294], 5) + disc(526, 282, 4)}
      />
      <path
        fill={tone('glow-window')}
        d={archPath(512, 446, 22, 54) + archPath(542, 446, 14, 54)}
      />
    </>
  );
}

/**
 * The central hotel: round the corner from the platforms, the station's clock in front of its
 * windows.
 */
export function CentralHotel({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars width={900} height={220} count={46} seed={33} />
      <Sun
        cx={470}
        cy={200}
        r={84}
        rings={[
          { r: 340, color: 'sky' },
          { r: 240, color: 'sky-mid' },
          { r: 156, color: 'halo' },
        ]}
      />
      <Cloud x={640} y={84} width={210} />
      <Flag x={120} y={120} height={64} width={54} />
      <Flag x={200} y={120} height={64} width={54} color="paper" />
      <Station />
      <TrainSide x={590} y={486} length={420} height={74} heading="left" />
      <Hotel />
      <path fill={tone('ground')} d={rectangle(0, 484, 900, 116)} />
      <path fill={tone('stone')} d={rectangle(470, 480, 430, 9)} />
      <path
        fill={tone('ground-shade')}
        d={polygon([
          [0, 486],
          [422, 486],
          [600, 548],
          [0, 548],
        ])}
      />
      <path
        fill={tone('ink')}
        d={path`
          M-10 572Q360 572 560 548T910 524v5Q760 529 560 553Q360 577 -10 577Z
          M-10 592Q380 592 600 562T910 532v5Q820 537 600 567Q380 597 -10 597Z
        `}
      />
    </Scene>
  );
}
