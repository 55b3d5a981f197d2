import { archRow, Block } from '../kit/buildings.tsx';
import type { DrawingProps } from '../kit/drawing.tsx';
import { path, polygon, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { Bushes, CypressRow, UmbrellaPine } from '../kit/trees.tsx';
import { Glitter } from '../kit/water.tsx';
import { tone } from '../palette.ts';

/** One step of the house on its slope, an arcade under a planted terrace. */
function Terrace({ x, y, width, arches }: { x: number; y: number; width: number; arches: number }) {
  const step = width / (arches + 0.4);
  return (
    <>
      <Block
        x={x}
        y={y}
        width={width + 40}
        height={82}
        shade={0.001}
        colors={['stone', 'stone-shade']}
      />
      <path fill={tone('stone-shade')} d={rectangle(x - 24, y - 82, 26, 82)} />
      <path
        fill={tone('glow-window')}
        d={archRow(x + step * 0.3, y, arches, step * 0.66, step * 0.34, 54)}
      />
      <path fill={tone('terracotta')} d={rectangle(x - 32, y - 88, width + 72, 10)} />
      <Bushes x={x - 20} y={y - 87} width={width * 0.62} size={15} />
    </>
  );
}

/** The wall of the garden, with niches and a tiled coping, and climbing green on it. */
function GardenWall() {
  return (
    <>
      <path fill={tone('rose')} d={rectangle(0, 352, 620, 96)} />
      <path fill={tone('rose-shade')} d={archRow(40, 436, 8, 40, 34, 62)} />
      <path fill={tone('roof')} d={rectangle(0, 342, 626, 12)} />
      <path fill={tone('roof-shade')} d={rectangle(0, 353, 620, 5)} />
      <Bushes x={120} y={452} width={150} size={22} />
      <Bushes x={388} y={452} width={130} size={18} />
    </>
  );
}

/** A parasol with its two loungers; x is its pole and y its foot. */
function Parasol({ x, y, size }: { x: number; y: number; size: number }) {
  const w = size * 0.5;
  const rim = y - size * 0.62;
  return (
    <>
      <path
        fill={tone('paper')}
        d={path`
          M${x - w * 1.35} ${y - size * 0.3}l${w * 0.2} 0l${w * 0.4} ${size * 0.2}h${w * 1.5}
          v${size * 0.07}h${-w * 1.65}Z
          M${x - w * 0.85} ${y - size * 0.05}h${size * 0.05}v${size * 0.07}h${-size * 0.05}Z
          M${x + w * 0.55} ${y - size * 0.05}h${size * 0.05}v${size * 0.07}h${-size * 0.05}Z
        `}
      />
      <path fill={tone('ink')} d={rectangle(x - 2, rim, 4, size * 0.62)} />
      <path
        fill={tone('train')}
        d={path`
          M${x - w} ${rim}Q${x - w * 0.6} ${rim - size * 0.34} ${x} ${rim - size * 0.38}
          Q${x + w * 0.6} ${rim - size * 0.34} ${x + w} ${rim}Z
        `}
      />
      <path
        fill={tone('paper')}
        d={path`
          M${x - w * 0.5} ${rim}Q${x - w * 0.34} ${rim - size * 0.3} ${x} ${rim - size * 0.38}
          Q${x - w * 0.06} ${rim - size * 0.3} ${x - w * 0.08} ${rim}Z
          M${x + w * 0.4} ${rim}Q${x + w * 0.3} ${rim - size * 0.3} ${x} ${rim - size * 0.38}
          Q${x + w * 0.62} ${rim - size * 0.3} ${x + w * 0.78} ${rim}Z
        `}
      />
    </>
  );
}

/** The resort and spa: a pool in a walled garden, which may stand in any city. */
export function ResortHotel({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'dusk' }]} />
      <Stars width={900} height={260} count={50} seed={44} />
      <Sun
        cx={330}
        cy={272}
        r={88}
        rings={[
          { r: 350, color: 'haze' },
          { r: 248, color: 'glow' },
          { r: 156, color: 'halo' },
        ]}
      />
      <Birds x={470} y={90} span={20} count={4} seed={17} />
      <CypressRow
        from={[196, 400]}
        to={[640, 400]}
        heights={[150, 190, 128, 204, 164]}
        light="left"
      />
      <GardenWall />
      <Terrace x={726} y={286} width={200} arches={4} />
      <Terrace x={646} y={362} width={280} arches={6} />
      <Terrace x={566} y={446} width={360} arches={8} />
      <path fill={tone('ground')} d={path`M0 446H900V600H0Z`} />
      <path fill={tone('ground-shade')} d={path`M0 446H566L540 462H0Z`} />
      <path
        fill={tone('stone')}
        d={polygon([
          [226, 484],
          [800, 484],
          [880, 572],
          [120, 572],
        ])}
      />
      <path
        fill={tone('sea')}
        d={polygon([
          [240, 493],
          [788, 493],
          [852, 561],
          [148, 561],
        ])}
      />
      <path
        fill={tone('sea-mid')}
        d={polygon([
          [240, 493],
          [788, 493],
          [796, 502],
          [228, 502],
        ])}
      />
      <Glitter x={420} y={512} bottom={558} width={420} count={9} seed={3} color="foam" />
      <Parasol x={310} y={480} size={88} />
      <Parasol x={450} y={480} size={88} />
      <Slope
        points={[
          [-10, 520],
          [110, 540],
          [240, 584],
          [320, 610],
        ]}
        bottom={620}
        color="cypress"
      />
      <UmbrellaPine x={84} y={570} height={450} light="right" lean={0.04} />
    </Scene>
  );
}
