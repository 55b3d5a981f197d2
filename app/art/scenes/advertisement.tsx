import type { DrawingProps } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { HillRange } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { castShadow } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

/**
 * The house's advertisement: an empty poster board on a platform.
 */
export function AdvertisementScene({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'haze' }]} />
      <Stars width={900} height={240} count={40} seed={72} />
      <Sun
        cx={730}
        cy={330}
        r={84}
        rings={[
          { r: 330, color: 'glow' },
          { r: 232, color: 'sky-low' },
          { r: 150, color: 'halo' },
        ]}
      />
      <HillRange
        width={900}
        y={392}
        amplitude={30}
        waves={3}
        seed={28}
        bottom={480}
        color="far-hill"
      />
      <path fill={tone('near-hill')} d={rectangle(0, 430, 900, 80)} />
      <path fill={tone('stone-mid')} d={rectangle(0, 470, 900, 30)} />
      <TrainSide x={870} y={478} length={880} height={62} />
      <path fill={tone('stone')} d={rectangle(0, 492, 900, 10)} />
      <path fill={tone('ground')} d={rectangle(0, 500, 900, 100)} />
      <path fill={tone('paper')} d={rectangle(0, 508, 900, 8)} />
      <path
        fill={tone('ground-shade')}
        d={castShadow(260, 560, 50, 190, 'right') + castShadow(530, 560, 50, 190, 'right')}
      />
      <path
        fill={tone('ink')}
        d={
          rectangle(246, 90, 14, 474) +
          rectangle(540, 90, 14, 474) +
          rectangle(232, 558, 42, 10) +
          rectangle(526, 558, 42, 10)
        }
      />
      <path fill={tone('terracotta-shade')} d={rectangle(216, 112, 368, 356)} />
      <path fill={tone('terracotta')} d={rectangle(216, 112, 368, 346)} />
      <path fill={tone('paper')} d={rectangle(236, 132, 328, 306)} />
      <path fill={tone('stone-mid')} d={path`M564 438h-60q44 -6 60 -54Z`} />
      <path fill={tone('cloud-shade')} d={path`M504 438q14 -16 8 -44q24 6 52 -10q-16 48 -60 54Z`} />
      <path fill={tone('roof')} d={path`M196 116L400 62L604 116V102L400 44L196 102Z`} />
      <path
        fill={tone('ink')}
        d={[310, 490]
          .map((x) => path`M${x - 2} 80h4v32h-4ZM${x - 22} 128q0 -20 22 -20t22 20Z`)
          .join('')}
      />
      <path
        fill={tone('lamp')}
        d={[310, 490].map((x) => path`M${x - 14} 128a14 8 0 0 0 28 0Z`).join('')}
      />
      <path fill={tone('train')} d={disc(250, 146, 4) + disc(550, 146, 4) + disc(250, 424, 4)} />
      <path
        fill={tone('near-hill')}
        d={rectangle(664, 520, 180, 10) + rectangle(664, 490, 180, 8) + rectangle(664, 504, 180, 8)}
      />
      <path
        fill={tone('ink')}
        d={path`M676 486h8v86h-8ZM824 486h8v86h-8ZM676 530h24v8h-24ZM808 530h24v8h-24Z`}
      />
    </Scene>
  );
}
