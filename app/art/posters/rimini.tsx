import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Glitter, SailBoat, Sea } from '../kit/water.tsx';
import { tone } from '../palette.ts';

const opening = 'M284 800V500A116 116 0 0 1 516 500V800Z';

/** The arch against the sun: its front in half shade, the light on its edges and in its vault. */
function ArchOfAugustus() {
  const merlon = (x: number) => path`M${x} 312V262l9 12h22l9 -12v50Z`;
  return (
    <>
      <path fill={tone('terracotta-shade')} d="M640 312L690 324V800H640Z" />
      <path
        fill={tone('terracotta-shade')}
        d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => merlon(163 + i * 62)).join('')}
      />
      <path
        fill={tone('terracotta')}
        d={[0, 1, 2, 3, 4, 5, 6, 7].map((i) => merlon(154 + i * 62)).join('')}
      />
      <path fill={tone('terracotta')} fillRule="evenodd" d={`M150 800V306H644V800Z${opening}`} />
      <path fill={tone('terracotta-shade')} d={rectangle(150, 326, 494, 8)} />
      <path
        fill={tone('stone-mid')}
        fillRule="evenodd"
        d={`M182 800V402H232L400 340L568 402H618V800Z${opening}`}
      />
      <path
        fill={tone('stone-shade')}
        d="M516 800V500A116 116 0 0 0 400 384V364A136 136 0 0 1 536 500V800Z"
      />
      <path
        fill={tone('stone')}
        d="M516 800V500A116 116 0 0 0 284 500V800H294V500A106 106 0 0 1 506 500V800Z"
      />
      <path
        fill={tone('stone-shade')}
        d="M264 800V500A136 136 0 0 1 400 364V384A116 116 0 0 0 284 500V800Z"
      />
      <path
        fill={tone('stone')}
        d={
          'M176 412V400L400 318L624 400V412H560L400 352L240 412Z' +
          [196, 560].map((x) => rectangle(x, 440, 44, 360) + rectangle(x - 8, 414, 60, 26)).join('')
        }
      />
      <path
        fill={tone('stone-shade')}
        d={`M240 412L400 352L560 412H540L400 364L260 412Z${[196, 560].map((x) => rectangle(x + 28, 440, 16, 360) + rectangle(x, 440, 44, 8)).join('')}`}
      />
      <path
        fill={tone('stone')}
        d={[270, 530].map((x) => path`M${x - 18} 446a18 18 0 1 0 36 0a18 18 0 1 0 -36 0Z`).join('')}
      />
      <path
        fill={tone('stone-shade')}
        d={[270, 530].map((x) => path`M${x - 11} 446a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z`).join('')}
      />
    </>
  );
}

function Umbrella({
  x,
  y,
  size,
  color,
}: {
  x: number;
  y: number;
  size: number;
  color: 'train-light' | 'sea-mid' | 'ochre';
}) {
  const s = size;
  return (
    <>
      <path
        fill={tone('ground-shade')}
        d={path`M${x} ${y - s * 0.03}Q${x + s * 0.7} ${y + s * 0.06} ${x + s * 0.56} ${y + s * 0.17}Q${x} ${y + s * 0.27} ${x - s * 0.56} ${y + s * 0.17}Q${x - s * 0.7} ${y + s * 0.06} ${x} ${y - s * 0.03}Z`}
      />
      <path fill={tone('ink')} d={rectangle(x - s * 0.015, y - s, s * 0.03, s)} />
      <path
        fill={tone('paper')}
        d={path`M${x - s * 0.6} ${y - s * 0.58}Q${x - s * 0.42} ${y - s * 1.02} ${x} ${y - s * 1.06}Q${x + s * 0.42} ${y - s * 1.02} ${x + s * 0.6} ${y - s * 0.58}Z`}
      />
      <path
        fill={tone(color)}
        d={path`M${x - s * 0.6} ${y - s * 0.58}Q${x - s * 0.42} ${y - s * 1.02} ${x} ${y - s * 1.06}Q${x - s * 0.3} ${y - s * 0.9} ${x - s * 0.36} ${y - s * 0.58}ZM${x - s * 0.12} ${y - s * 0.58}Q${x - s * 0.1} ${y - s * 0.9} ${x} ${y - s * 1.06}Q${x + s * 0.1} ${y - s * 0.9} ${x + s * 0.12} ${y - s * 0.58}ZM${x + s * 0.36} ${y - s * 0.58}Q${x + s * 0.3} ${y - s * 0.9} ${x} ${y - s * 1.06}Q${x + s * 0.42} ${y - s * 1.02} ${x + s * 0.6} ${y - s * 0.58}Z`}
      />
    </>
  );
}

/** Rimini: the sun rises from the Adriatic through the Arch of Augustus, the train behind, umbrellas before it. */
export function Rimini({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-mid' }]} />
      <Stars height={380} count={48} seed={71} />
      <Sun
        cx={400}
        cy={560}
        r={84}
        rings={[
          { r: 420, color: 'sky-low' },
          { r: 250, color: 'halo' },
        ]}
      />
      <Sea y={604} bottom={800} colors={['sea', 'sea-mid']} />
      <Glitter x={400} y={612} bottom={710} width={150} count={12} seed={6} />
      <SailBoat x={90} y={650} length={50} />
      <path fill={tone('stone-shade')} d={rectangle(0, 708, 800, 100)} />
      <path fill={tone('stone')} d={rectangle(0, 704, 800, 8)} />
      <TrainSide x={760} y={704} length={800} height={44} />
      <ArchOfAugustus />
      <Slope
        points={[
          [-10, 764],
          [200, 770],
          [500, 764],
          [810, 772],
        ]}
        bottom={1000}
        color="ground"
      />
      <Umbrella x={56} y={850} size={130} color="sea-mid" />
      <Umbrella x={754} y={852} size={130} color="ochre" />
      <Umbrella x={250} y={940} size={200} color="train-light" />
      <Umbrella x={600} y={950} size={210} color="sea-mid" />
      <Birds x={40} y={220} span={24} count={3} seed={6} />
    </Poster>
  );
}
