import { Drawing, type DrawingProps } from '../kit/drawing.tsx';
import { rectangle } from '../kit/geometry.ts';
import { Furrows, HillRange, Slope } from '../kit/land.tsx';
import { Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { Cypress, CypressRow } from '../kit/trees.tsx';
import { SailBoat } from '../kit/water.tsx';
import { tone } from '../palette.ts';
import { wideView } from './arrival.ts';
import { HeroCoping, HeroScene, HeroTown, HeroTrain, HeroViaduct } from './scene.tsx';

/**
 * The wide panorama: evening over a hill town, and the train on the viaduct. The text of the page
 * has the sky on the left: the sun is behind the train.
 */
export function Hero({ title }: DrawingProps) {
  return (
    <Drawing title={title} width={2560} height={900} headroom={700}>
      <HeroScene>
        <Sky width={2560} height={900} bands={[{ y: -700, color: 'sky' }]} />
        {/* Text is set on the left of the sky: no star and no cloud goes there. */}
        <g transform="translate(1480 0)">
          <Stars width={1080} height={400} count={26} seed={5} />
        </g>
        <Sun
          cx={1820}
          cy={420}
          r={136}
          rings={[
            { r: 444, color: 'sky-mid' },
            { r: 336, color: 'sky-low' },
            { r: 232, color: 'halo' },
          ]}
        />
        <Cloud x={2060} y={20} width={400} />
        <HillRange
          width={2560}
          y={520}
          amplitude={60}
          waves={3}
          seed={18}
          bottom={900}
          color="far-hill"
        />
        <HillRange
          width={2560}
          y={566}
          amplitude={36}
          waves={4}
          seed={4}
          bottom={900}
          color="hill"
        />
        <g transform="translate(250 586) scale(1.35)">
          <HeroTown x={0} y={0} />
        </g>
        <Slope
          points={[
            [-20, 640],
            [200, 610],
            [420, 584],
            [700, 580],
            [1000, 598],
            [1300, 590],
            [2580, 640],
          ]}
          bottom={900}
          color="near-hill"
        />
        <Slope
          points={[
            [-20, 680],
            [240, 660],
            [560, 628],
            [860, 640],
            [1040, 680],
            [1180, 760],
            [1300, 900],
          ]}
          bottom={900}
          color="field"
        />
        <Furrows
          vanishing={[640, 520]}
          y={690}
          bottom={900}
          from={-1400}
          to={1240}
          count={14}
          color="field-shade"
        />
        <CypressRow
          from={[300, 672]}
          to={[760, 632]}
          heights={[150, 128, 108, 92, 78, 66]}
          shadow={1}
        />
        {/* The sea begins behind the viaduct and is seen through its openings. */}
        <path fill={tone('sea-mid')} d={rectangle(1640, 600, 940, 300)} />
        <path fill={tone('sea')} d={rectangle(1640, 660, 940, 240)} />
        <SailBoat x={2192} y={768} length={58} />
        <HeroViaduct view={wideView} />
        <HeroTrain view={wideView} />
        <HeroCoping view={wideView} />
        <Slope
          points={[
            [760, 900],
            [1040, 740],
            [1260, 622],
            [1400, 566],
            [1500, 574],
            [1610, 650],
            [1740, 780],
            [1830, 900],
          ]}
          bottom={900}
          color="near-hill"
        />
        <Slope
          points={[
            [-20, 790],
            [300, 790],
            [700, 846],
            [1100, 880],
            [1500, 872],
            [2000, 830],
            [2580, 800],
          ]}
          bottom={910}
          color="cypress"
        />
        <Cypress x={150} y={810} height={430} />
        <Cypress x={236} y={818} height={320} />
      </HeroScene>
    </Drawing>
  );
}
