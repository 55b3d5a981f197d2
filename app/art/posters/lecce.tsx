import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, rectangle } from '../kit/geometry.ts';
import { Plane, Slope } from '../kit/land.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { tone } from '../palette.ts';
import { SantaCroce } from './lecce-santa-croce.tsx';

/** The tiers of the cathedral's bell tower: half width, top, bottom. */
const tiers: readonly (readonly [half: number, top: number, bottom: number])[] = [
  [58, 560, 720],
  [50, 474, 560],
  [41, 400, 474],
  [32, 338, 400],
  [19, 300, 338],
];

function BellTower({ x }: { x: number }) {
  return (
    <>
      <path
        fill={tone('stone')}
        d={
          tiers.map(([half, top, bottom]) => rectangle(x - half, top, half * 2, bottom - top)).join('') +
          path`M${x - 20} 300C${x - 20} 276 ${x - 8} 268 ${x - 3} 256L${x} 236L${x + 3} 256C${x + 8} 268 ${x + 20} 276 ${x + 20} 300Z`
        }
      />
      <path
        fill={tone('stone-shade')}
        d={
          tiers.map(([half, top, bottom]) => rectangle(x - half, top, half * 0.7, bottom - top)).join('') +
          path`M${x - 20} 300C${x - 20} 276 ${x - 8} 268 ${x - 3} 256C${x - 6} 276 ${x - 7} 286 ${x - 7} 300Z`
        }
      />
      <path
        fill={tone('stone-mid')}
        d={tiers
          .map(
            ([half, top], index) =>
              rectangle(x - half - 5, top - 3, half * 2 + 10, 9) +
              (index > 3 ? '' : [-half, half].map((dx) => path`M${x + dx - 5} ${top}l5 -24l5 24Z`).join('')),
          )
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={tiers
          .slice(0, 4)
          .map(([half, top]) =>
            archPath(x + half * 0.3, top + 64 - (58 - half) * 0.4, half * 0.5, 42 - (58 - half) * 0.3),
          )
          .join('')}
      />
    </>
  );
}

function OliveTree({ x, y, size }: { x: number; y: number; size: number }) {
  const s = size;
  const leaf = (dx: number, dy: number, r: number) =>
    path`M${x + (dx - r) * s} ${y + dy * s}a${r * s} ${r * s * 0.78} 0 0 1 ${r * 2 * s} 0q${-r * s} ${r * s * 0.5} ${-r * 2 * s} 0Z`;
  return (
    <>
      <path
        fill={tone('ink')}
        d={path`M${x - 0.16 * s} ${y}C${x - 0.06 * s} ${y - 0.1 * s} ${x - 0.14 * s} ${y - 0.3 * s} ${x - 0.3 * s} ${y - 0.52 * s}L${x - 0.22 * s} ${y - 0.55 * s}L${x - 0.02 * s} ${y - 0.33 * s}L${x + 0.18 * s} ${y - 0.58 * s}L${x + 0.27 * s} ${y - 0.54 * s}C${x + 0.12 * s} ${y - 0.3 * s} ${x + 0.06 * s} ${y - 0.1 * s} ${x + 0.2 * s} ${y}Z`}
      />
      <path
        fill={tone('cypress')}
        d={leaf(-0.28, -0.46, 0.34) + leaf(0.3, -0.48, 0.34) + leaf(0, -0.62, 0.42)}
      />
      <path
        fill={tone('olive')}
        d={leaf(0.1, -0.74, 0.27) + leaf(0.4, -0.56, 0.19) + leaf(-0.24, -0.58, 0.17)}
      />
    </>
  );
}

/** Lecce: the golden front of Santa Croce and the cathedral's bell tower, the train past the olive trees. */
export function Lecce({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'dusk' }]} />
      <Stars height={400} count={48} seed={33} />
      <Sun
        cx={548}
        cy={470}
        r={96}
        rings={[
          { r: 410, color: 'haze' },
          { r: 290, color: 'glow' },
          { r: 180, color: 'halo' },
        ]}
      />
      <BellTower x={664} />
      <RoofRow x={540} y={690} width={290} height={84} houses={4} seed={8} light="right" bottom={720} />
      <RoofRow x={-40} y={690} width={200} height={120} houses={2} seed={4} light="right" bottom={720} />
      <Plane
        points={[
          [0, 690],
          [800, 690],
          [800, 800],
          [0, 800],
        ]}
        color="ground"
      />
      <path fill={tone('ground-shade')} d="M0 690H590L470 760H0Z" />
      <g transform="translate(0 12)">
        <SantaCroce />
      </g>
      <path fill={tone('stone-mid')} d={rectangle(0, 758, 800, 46)} />
      <TrainSide x={110} y={764} length={760} height={62} heading="left" />
      <Slope
        points={[
          [-10, 786],
          [260, 774],
          [520, 792],
          [810, 776],
        ]}
        bottom={1000}
        color="terracotta"
      />
      <path fill={tone('terracotta-shade')} d="M820 884Q640 870 420 906L300 930Q560 930 820 960Z" />
      <OliveTree x={706} y={916} size={270} />
      <OliveTree x={36} y={944} size={170} />
      <Slope
        points={[
          [-10, 920],
          [240, 940],
          [520, 926],
          [810, 890],
        ]}
        bottom={1000}
        color="roof-shade"
      />
      <Birds x={110} y={270} span={24} count={4} seed={14} />
    </Poster>
  );
}
