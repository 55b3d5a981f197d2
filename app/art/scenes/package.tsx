import { archRow } from '../kit/buildings.tsx';
import type { DrawingProps } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Cypress } from '../kit/trees.tsx';
import { Glitter, SailBoat } from '../kit/water.tsx';
import { tone } from '../palette.ts';

/** The suitcase's content: a bay, a house over it, and the train on its viaduct. */
function Bay() {
  return (
    <svg x={212} y={196} width={476} height={310} viewBox="212 196 476 310" aria-hidden="true">
      <path fill={tone('sky')} d={rectangle(212, 196, 476, 310)} />
      <Sun
        cx={380}
        cy={330}
        r={58}
        rings={[
          { r: 190, color: 'sky-mid' },
          { r: 138, color: 'sky-low' },
          { r: 94, color: 'halo' },
        ]}
      />
      <Birds x={270} y={244} span={16} count={3} seed={9} />
      <path fill={tone('far-hill')} d="M200 356Q240 322 280 340T352 360H200Z" />
      <path fill={tone('sea')} d={rectangle(212, 350, 476, 160)} />
      <path fill={tone('sea-mid')} d="M180 392q60 -8 120 0t120 0t120 0t120 0t120 0v120H180Z" />
      <Glitter x={380} y={358} bottom={430} width={150} count={8} seed={6} />
      <SailBoat x={300} y={386} length={38} light="right" />
      <path fill={tone('near-hill')} d="M470 430Q540 330 700 270V510H430Z" />
      <Cypress x={506} y={404} height={96} />
      <Cypress x={530} y={394} height={70} />
      <path fill={tone('stone')} d={rectangle(566, 316, 130, 62)} />
      <path fill={tone('stone-shade')} d={rectangle(548, 316, 20, 62)} />
      <path fill={tone('roof')} d={path`M538 318l28 -30h140v30Z`} />
      <path fill={tone('glow-window')} d={archRow(580, 372, 4, 16, 12, 36)} />
      <path fill={tone('ochre')} d={rectangle(212, 446, 476, 70)} />
      <path fill={tone('ochre-shade')} d={archRow(222, 520, 8, 48, 14, 58)} />
      <path fill={tone('stone')} d={rectangle(212, 442, 476, 7)} />
      <TrainSide x={600} y={442} length={440} height={38} />
    </svg>
  );
}

/** The package: a suitcase whose side is a window onto a bay, with train and hotel in it. */
export function PackageScene({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky-mid' }]} />
      <Stars width={900} height={360} count={50} seed={61} />
      <circle cx={450} cy={350} r={390} fill={tone('sky-low')} />
      <circle cx={450} cy={350} r={300} fill={tone('glow-near')} />
      <path fill={tone('ground')} d={rectangle(0, 520, 900, 80)} />
      <path fill={tone('ground-shade')} d={path`M200 546H740L900 588V600H330Z`} />
      <path
        fillRule="evenodd"
        fill={tone('ink')}
        d={path`
          M356 150V112q0 -26 26 -26h136q26 0 26 26v38h-24v-30q0 -10 -10 -10h-120q-10 0 -10 10v30Z
        `}
      />
      <path fill={tone('terracotta-shade')} d={path`M700 168q44 4 44 40v300q0 36 -44 36Z`} />
      <Bay />
      <path
        fillRule="evenodd"
        fill={tone('terracotta')}
        d={path`
          M180 182q0 -36 36 -36h468q36 0 36 36v328q0 36 -36 36H216q-36 0 -36 -36Z
          M222 216v276q0 12 12 12h432q12 0 12 -12V216q0 -12 -12 -12H234q-12 0 -12 12Z
        `}
      />
      <path
        fillRule="evenodd"
        fill={tone('paper')}
        d={path`
          M214 212q0 -16 16 -16h440q16 0 16 16v284q0 16 -16 16H230q-16 0 -16 -16Z
          M222 216v276q0 12 12 12h432q12 0 12 -12V216q0 -12 -12 -12H234q-12 0 -12 12Z
        `}
      />
      <path
        fill={tone('ochre')}
        d={path`
          M180 222v-40q0 -36 36 -36h42q0 76 -78 76Z
          M720 222v-40q0 -36 -36 -36h-42q0 76 78 76Z
          M180 470v40q0 36 36 36h42q0 -76 -78 -76Z
          M720 470v40q0 36 -36 36h-42q0 -76 78 -76Z
        `}
      />
      <path
        fill={tone('ochre-shade')}
        d={disc(206, 172, 6) + disc(694, 172, 6) + disc(206, 520, 6) + disc(694, 520, 6)}
      />
      <path fill={tone('ink')} d={rectangle(330, 140, 52, 30) + rectangle(518, 140, 52, 30)} />
      <path fill={tone('lamp')} d={rectangle(342, 148, 28, 10) + rectangle(530, 148, 28, 10)} />
    </Scene>
  );
}
