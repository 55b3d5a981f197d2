import type { DrawingProps } from '../kit/drawing.tsx';
import { bar, rope } from '../kit/furnishings.tsx';
import { path, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

const poles = [
  { x: 150, top: 96, foot: 560 },
  { x: 500, top: 190, foot: 500 },
  { x: 700, top: 250, foot: 462 },
  { x: 812, top: 286, foot: 440 },
] as const;

/** Offline: the wire between two telegraph poles has come down. */
export function OfflineScene({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky-mid' }]} />
      <Stars width={900} height={280} count={50} seed={81} />
      <Sun
        cx={612}
        cy={372}
        r={84}
        rings={[
          { r: 340, color: 'sky-low' },
          { r: 240, color: 'glow-near' },
          { r: 156, color: 'halo' },
        ]}
      />
      <Cloud x={270} y={84} width={210} />
      <HillRange
        width={900}
        y={400}
        amplitude={34}
        waves={2}
        seed={16}
        bottom={520}
        color="far-hill"
      />
      <HillRange
        width={900}
        y={436}
        amplitude={16}
        waves={3}
        seed={7}
        bottom={520}
        color="near-hill"
      />
      <Slope
        points={[
          [-10, 520],
          [260, 500],
          [560, 460],
          [910, 436],
        ]}
        bottom={610}
        color="field"
      />
      <Slope
        points={[
          [-10, 560],
          [260, 548],
          [560, 520],
          [910, 500],
        ]}
        bottom={610}
        color="field-shade"
      />
      <CypressRow from={[330, 500]} to={[430, 486]} heights={[120, 92, 70]} />
      <path
        fill={tone('ink')}
        d={poles
          .map(({ x, top, foot }) => {
            const h = foot - top;
            return (
              rectangle(x - h * 0.013, top, h * 0.026, h) +
              rectangle(x - h * 0.13, top + h * 0.06, h * 0.26, h * 0.022) +
              rectangle(x - h * 0.1, top + h * 0.15, h * 0.2, h * 0.022)
            );
          })
          .join('')}
      />
      <path
        fill={tone('ink')}
        d={
          rope([540, 208], [726, 262], 14, 2) +
          rope([726, 262], [830, 294], 7, 1.6) +
          rope([-10, 90], [206, 122], 12, 3) +
          path`
            M206 122q14 120 40 200t96 214l-3 2q-70 -135 -96 -215t-40 -201Z
            M470 208q-26 90 -34 150t-44 158l-3 -1q36 -98 44 -158t34 -150Z
          `
        }
      />
      <path
        fill={tone('ink')}
        d={
          path`M94 116q6 -20 24 -24q2 -9 10 -9q6 0 7 6l8 3l-8 3q-1 14 -15 18l-16 2Z` +
          bar([114, 112], [114, 124], 2)
        }
      />
      <Slope
        points={[
          [-10, 560],
          [140, 556],
          [330, 580],
          [460, 612],
        ]}
        bottom={620}
        color="cypress"
      />
    </Scene>
  );
}
