import { Drawing, type DrawingProps } from '../kit/drawing.tsx';
import { Furrows, HillRange, Slope } from '../kit/land.tsx';
import { Sky, Sun } from '../kit/sky.tsx';
import { Cypress, CypressRow } from '../kit/trees.tsx';
import { narrowView } from './arrival.ts';
import { HeroCoping, HeroScene, HeroTown, HeroTrain, HeroViaduct } from './scene.tsx';

/** The same evening for tall narrow screens. */
export function HeroNarrow({ title }: DrawingProps) {
  return (
    <Drawing title={title} width={800} height={1000} headroom={1000}>
      <HeroScene>
        <Sky bands={[{ y: -1000, color: 'sky' }]} />
        <Sun
          cx={360}
          cy={610}
          r={84}
          rings={[
            { r: 182, color: 'sky-mid' },
            { r: 133, color: 'halo' },
          ]}
        />
        <HillRange y={590} amplitude={44} waves={2} seed={18} bottom={1000} color="far-hill" />
        <HillRange y={640} amplitude={30} waves={2} seed={4} bottom={1000} color="hill" />
        <g transform="translate(-50 648) scale(0.78)">
          <HeroTown x={0} y={0} />
        </g>
        <Slope
          points={[
            [-20, 680],
            [140, 660],
            [300, 652],
            [820, 640],
          ]}
          bottom={1000}
          color="near-hill"
        />
        <Slope
          points={[
            [-20, 720],
            [140, 712],
            [230, 760],
            [300, 880],
            [330, 1000],
          ]}
          bottom={1000}
          color="field"
        />
        <Furrows
          vanishing={[60, 640]}
          y={760}
          bottom={1000}
          from={-700}
          to={460}
          count={10}
          color="field-shade"
        />
        <HeroViaduct view={narrowView} />
        <HeroTrain view={narrowView} />
        <HeroCoping view={narrowView} />
        <Slope
          points={[
            [-20, 760],
            [60, 690],
            [150, 642],
            [220, 652],
            [300, 750],
            [390, 880],
            [470, 1000],
          ]}
          bottom={1000}
          color="near-hill"
        />
        <CypressRow from={[40, 760]} to={[200, 720]} heights={[130, 104, 82]} />
        <Slope
          points={[
            [-20, 870],
            [200, 890],
            [460, 950],
            [820, 930],
          ]}
          bottom={1010}
          color="cypress"
        />
        <Cypress x={84} y={900} height={330} />
      </HeroScene>
    </Drawing>
  );
}
