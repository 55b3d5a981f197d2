import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { lancetPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { Furrows, HillRange, Slope } from '../kit/land.tsx';
import { Lantern, RibbedDome } from '../kit/landmarks.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Cypress, CypressRow } from '../kit/trees.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const dome = { x: 455, y: 484, width: 286, height: 196 };

function Cathedral() {
  const { x, y } = dome;
  return (
    <>
      <path
        fill={tone('roof')}
        d={polygon([
          [180, 566],
          [330, 566],
          [330, 530],
          [196, 530],
        ])}
      />
      <path fill={tone('stone')} d={rectangle(180, 564, 160, 90)} />
      <path fill={tone('rose')} d={rectangle(180, 572, 160, 8) + rectangle(180, 612, 160, 6)} />
      <path
        fill={tone('glow-window')}
        d={[210, 262, 312]
          .map((cx) => path`M${cx - 10} 594a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z`)
          .join('')}
      />
      <path
        fill={tone('stone')}
        d={polygon([
          [312, y],
          [598, y],
          [598, 566],
          [312, 566],
        ])}
      />
      <path fill={tone('stone-mid')} d={rectangle(390, y, 108, 82)} />
      <path fill={tone('stone-shade')} d={rectangle(498, y, 74, 82)} />
      <path fill={tone('far-hill')} d={rectangle(572, y, 26, 82)} />
      <path
        fill={tone('near-hill')}
        d={rectangle(312, 552, 260, 6) + rectangle(312, 500, 260, 5)}
      />
      <path
        fill={tone('glow-window')}
        d={[
          [350, 12],
          [444, 17],
          [535, 13],
        ]
          .map(
            ([cx = 0, r = 0]) =>
              path`M${cx - r} 528a${r} 17 0 1 0 ${2 * r} 0a${r} 17 0 1 0 ${-2 * r} 0Z`,
          )
          .join('')}
      />
      <RibbedDome {...dome} />
      <path fill={tone('stone')} d={rectangle(x - 149, y - 4, 298, 9)} />
      <Lantern x={x} y={y - dome.height + 3} width={34} height={66} />
      <path fill={tone('stone-mid')} d={rectangle(312, 564, 190, 100)} />
      <path fill={tone('stone-shade')} d={rectangle(470, 564, 116, 100)} />
      <RibbedDome x={365} y={606} width={110} height={44} />
      <path fill={tone('stone')} d={rectangle(310, 604, 110, 60)} />
      <RibbedDome x={530} y={612} width={140} height={52} />
      <path fill={tone('stone-mid')} d={rectangle(460, 610, 140, 60)} />
      <path fill={tone('stone-shade')} d={rectangle(540, 610, 60, 60)} />
      <path
        fill={tone('glow-window')}
        d={[340, 366, 392, 484, 512, 560].map((cx) => lancetPath(cx, 654, 11, 34)).join('')}
      />
    </>
  );
}

function GiottoTower() {
  return (
    <>
      <path fill={tone('stone')} d={rectangle(208, 312, 38, 350)} />
      <path fill={tone('stone-shade')} d={rectangle(240, 312, 20, 350)} />
      <path
        fill={tone('rose')}
        d={[372, 436, 500, 556].map((y) => rectangle(208, y, 52, 7)).join('')}
      />
      <path fill={tone('stone-mid')} d={rectangle(201, 300, 66, 14)} />
      <path
        fill={tone('roof')}
        d={polygon([
          [210, 300],
          [234, 288],
          [258, 300],
        ])}
      />
      <path
        fill={tone('glow-window')}
        d={
          lancetPath(224, 366, 17, 46) +
          lancetPath(250, 366, 8, 46) +
          [430, 494]
            .map((y) => [218, 231, 247, 254].map((x) => lancetPath(x, y, 5.5, 34)).join(''))
            .join('')
        }
      />
    </>
  );
}

/**
 * Florence: Brunelleschi's dome over the roofs, seen from the hill of cypresses, the train below.
 */
function Florence({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky' }]} />
      <Stars height={360} count={48} seed={31} />
      <Sun
        cx={300}
        cy={420}
        r={100}
        rings={[
          { r: 440, color: 'sky-mid' },
          { r: 315, color: 'sky-low' },
          { r: 200, color: 'halo' },
        ]}
      />
      <HillRange y={500} amplitude={42} waves={2} seed={14} bottom={720} color="far-hill" />
      <HillRange y={560} amplitude={32} waves={3} seed={6} bottom={740} color="hill" />
      <RoofRow x={560} y={660} width={260} height={70} houses={4} seed={17} />
      <RoofRow x={-20} y={660} width={240} height={62} houses={4} seed={9} />
      <GiottoTower />
      <Cathedral />
      <RoofRow x={-30} y={728} width={870} height={92} houses={10} seed={41} bottom={740} />
      <Slope
        points={[
          [-10, 742],
          [200, 738],
          [500, 744],
          [810, 736],
        ]}
        bottom={1000}
        color="near-hill"
      />
      <path fill={tone('stone-mid')} d={rectangle(0, 774, 800, 8)} />
      <TrainSide x={690} y={776} length={720} height={48} />
      <Slope
        points={[
          [-10, 780],
          [400, 782],
          [810, 778],
        ]}
        bottom={1000}
        color="field"
      />
      <Furrows
        vanishing={[430, 690]}
        y={784}
        bottom={1000}
        from={-900}
        to={1700}
        count={17}
        color="field-shade"
      />
      <Slope
        points={[
          [300, 1000],
          [520, 930],
          [680, 880],
          [810, 850],
        ]}
        bottom={1000}
        color="near-hill"
      />
      <Slope
        points={[
          [-10, 880],
          [160, 900],
          [360, 960],
          [460, 1000],
        ]}
        bottom={1010}
        color="cypress"
      />
      <CypressRow from={[744, 900]} to={[640, 912]} heights={[250, 200, 150]} shadow={0.9} />
      <Cypress x={60} y={920} height={470} />
      <Cypress x={136} y={930} height={320} />
      <Birds x={620} y={330} span={22} count={4} seed={41} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Florence, above: 'sky', cut: 70 };
