import { archRow, Block } from '../kit/buildings.tsx';
import type { DrawingProps } from '../kit/drawing.tsx';
import { path, polygon, rectangle } from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { Bushes, Cypress, UmbrellaPine } from '../kit/trees.tsx';
import { Glitter, SailBoat } from '../kit/water.tsx';
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

/** The resort and spa: white terraces over the sea, a pool at their foot. */
export function ResortHotel({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'dusk' }]} />
      <Stars width={900} height={260} count={50} seed={44} />
      <Sun
        cx={330}
        cy={292}
        r={88}
        rings={[
          { r: 350, color: 'haze' },
          { r: 248, color: 'glow' },
          { r: 156, color: 'halo' },
        ]}
      />
      <Birds x={470} y={110} span={20} count={4} seed={17} />
      <path fill={tone('hill')} d="M-10 332V286Q60 262 110 284T210 312Q250 320 290 336Z" />
      <path fill={tone('sea')} d={rectangle(0, 326, 900, 274)} />
      <path fill={tone('sea-mid')} d="M-10 372q120 -14 240 0t240 0t240 0t240 0v228h-960Z" />
      <Glitter x={330} y={336} bottom={440} width={210} count={12} seed={6} />
      <SailBoat x={196} y={378} length={50} light="right" />
      <Slope
        points={[
          [420, 470],
          [520, 350],
          [640, 250],
          [790, 176],
          [910, 150],
        ]}
        bottom={600}
        color="near-hill"
      />
      <Cypress x={668} y={250} height={110} />
      <Cypress x={700} y={236} height={82} />
      <Terrace x={748} y={262} width={180} arches={4} />
      <Terrace x={668} y={346} width={260} arches={6} />
      <Terrace x={588} y={430} width={340} arches={8} />
      <path fill={tone('ground')} d={path`M0 474L250 446H900V600H0Z`} />
      <path
        fill={tone('stone')}
        d={polygon([
          [226, 476],
          [800, 476],
          [880, 566],
          [120, 566],
        ])}
      />
      <path
        fill={tone('sea')}
        d={polygon([
          [240, 486],
          [788, 486],
          [852, 556],
          [148, 556],
        ])}
      />
      <path
        fill={tone('sea-mid')}
        d={polygon([
          [240, 486],
          [788, 486],
          [796, 495],
          [228, 495],
        ])}
      />
      <Glitter x={420} y={506} bottom={552} width={420} count={9} seed={3} color="foam" />
      <Parasol x={330} y={474} size={88} />
      <Parasol x={470} y={474} size={88} />
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
