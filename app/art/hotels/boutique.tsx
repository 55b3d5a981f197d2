import { WindowRow } from '../kit/buildings.tsx';
import type { DrawingProps } from '../kit/drawing.tsx';
import { disc, shutters } from '../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle, seededRandom } from '../kit/geometry.ts';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { Cypress } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

const columns = [372, 450, 528] as const;
const sills = [196, 296, 392] as const;

function BalconyPlants({ seed }: { seed: number }) {
  const random = seededRandom(seed);
  let leaves = '';
  let flowers = '';
  for (const y of sills) {
    for (const x of columns) {
      for (let index = 0; index < 6; index += 1)
        leaves += disc(x - 25 + index * 10, y + 4 + random() * 7, 8);
      for (let index = 0; index < 4; index += 1) {
        flowers += disc(x - 22 + index * 14 + random() * 6, y + 1 + random() * 10, 3.4);
      }
    }
  }
  return (
    <>
      <path fill={tone('near-hill')} d={leaves} />
      <path fill={tone('train-light')} d={flowers} />
    </>
  );
}

function House() {
  return (
    <>
      <path fill={tone('ochre')} d={rectangle(326, 92, 248, 450)} />
      <path
        fill={tone('roof')}
        d={polygon([
          [306, 96],
          [350, 52],
          [562, 52],
          [594, 96],
        ])}
      />
      <path fill={tone('roof-shade')} d={rectangle(306, 94, 288, 8) + rectangle(500, 30, 26, 40)} />
      <path fill={tone('stone-mid')} d={rectangle(478, 32, 22, 36)} />
      <path fill={tone('terracotta')} d={rectangle(474, 26, 56, 7)} />
      <path
        fill={tone('stone')}
        d={columns
          .map((x) => sills.map((y) => rectangle(x - 18, y - 62, 36, 64)).join(''))
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={columns
          .map((x) => sills.map((y) => rectangle(x - 12, y - 56, 24, 58)).join(''))
          .join('')}
      />
      <path
        fill={tone('near-hill')}
        d={sills.map((y) => shutters(columns, y, 28, 17, 60)).join('')}
      />
      <path
        fill={tone('cypress')}
        d={sills.map((y) => shutters(columns, y - 26, 28, 17, 3)).join('')}
      />
      <path
        fill={tone('ink')}
        d={sills.map((y) => columns.map((x) => rectangle(x - 32, y, 64, 4)).join('')).join('')}
      />
      <BalconyPlants seed={21} />
      <path fill={tone('stone')} d={archPath(450, 524, 84, 106) + rectangle(326, 414, 248, 6)} />
      <path fill={tone('lamp')} d={archPath(450, 524, 62, 92)} />
      <path fill={tone('train-shade')} d={path`M419 524v-61h31v61Z`} />
      <path
        fill={tone('glow-window')}
        d={rectangle(354, 448, 36, 44) + rectangle(510, 448, 36, 44)}
      />
      <path fill={tone('train')} d={path`M346 440h52l8 20h-68ZM502 440h52l8 20h-68Z`} />
      <path fill={tone('stone-mid')} d={rectangle(402, 520, 96, 8) + rectangle(390, 528, 120, 9)} />
    </>
  );
}

/** The boutique hotel: a narrow house with green shutters at the end of an old lane. */
export function BoutiqueHotel({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'haze' }]} />
      <Stars width={900} height={200} count={50} seed={8} />
      <Sun
        cx={640}
        cy={190}
        r={76}
        rings={[
          { r: 330, color: 'glow' },
          { r: 230, color: 'sky-low' },
          { r: 146, color: 'halo' },
        ]}
      />
      <Birds x={226} y={110} span={20} count={3} seed={12} />
      <path fill={tone('rose')} d={rectangle(570, 262, 170, 290)} />
      <path
        fill={tone('roof')}
        d={polygon([
          [562, 266],
          [600, 226],
          [740, 226],
          [740, 266],
        ])}
      />
      <WindowRow x={586} y={348} width={130} count={2} size={[22, 44]} />
      <WindowRow x={586} y={452} width={130} count={2} size={[22, 44]} />
      <path fill={tone('stone-shade')} d={rectangle(160, 206, 180, 340)} />
      <path
        fill={tone('roof-shade')}
        d={polygon([
          [160, 210],
          [160, 172],
          [300, 172],
          [336, 210],
        ])}
      />
      <WindowRow x={256} y={284} width={70} count={1} size={[24, 44]} />
      <WindowRow x={256} y={374} width={70} count={1} size={[24, 44]} />
      <House />
      <path
        fill={tone('ground')}
        d={polygon([
          [160, 540],
          [760, 540],
          [960, 602],
          [-60, 602],
        ])}
      />
      <path
        fill={tone('ground-shade')}
        d={polygon([
          [180, 540],
          [480, 540],
          [330, 602],
          [-40, 602],
        ])}
      />
      <path
        fill={tone('terracotta-shade')}
        d={polygon([
          [0, 0],
          [190, 0],
          [190, 556],
          [0, 594],
        ])}
      />
      <path
        fill={tone('roof-shade')}
        d={polygon([
          [0, 0],
          [214, 0],
          [214, 40],
          [0, 16],
        ])}
      />
      <path
        fill={tone('terracotta')}
        d={polygon([
          [724, 0],
          [900, 0],
          [900, 592],
          [724, 556],
        ])}
      />
      <path
        fill={tone('roof')}
        d={polygon([
          [700, 0],
          [900, 0],
          [900, 22],
          [700, 44],
        ])}
      />
      <path
        fill={tone('glow-window')}
        d={
          polygon([
            [796, 114],
            [850, 106],
            [850, 218],
            [796, 218],
          ]) +
          polygon([
            [796, 318],
            [850, 322],
            [850, 432],
            [796, 424],
          ]) +
          polygon([
            [56, 108],
            [110, 116],
            [110, 218],
            [56, 218],
          ]) +
          path`M58 574V402a27 38 0 0 1 54 -8V564Z`
        }
      />
      <path
        fill={tone('near-hill')}
        d={
          polygon([
            [768, 118],
            [796, 114],
            [796, 218],
            [768, 218],
          ]) +
          polygon([
            [850, 106],
            [884, 101],
            [884, 218],
            [850, 218],
          ]) +
          polygon([
            [768, 316],
            [796, 318],
            [796, 424],
            [768, 420],
          ]) +
          polygon([
            [850, 322],
            [884, 325],
            [884, 437],
            [850, 432],
          ])
        }
      />
      <path
        fill={tone('cypress')}
        d={
          polygon([
            [24, 104],
            [56, 108],
            [56, 218],
            [24, 218],
          ]) +
          polygon([
            [110, 116],
            [136, 119],
            [136, 218],
            [110, 218],
          ])
        }
      />
      <path
        fill={tone('ink')}
        d={rectangle(190, 296, 44, 4) + path`M216 300h24l7 14v30h-38v-30Z`}
      />
      <path fill={tone('lamp')} d={path`M215 314h26v25h-26Z`} />
      <path fill={tone('ink')} d={rectangle(668, 150, 58, 4)} />
      <path fill={tone('train')} d={path`M660 158h52v44q-26 20 -52 0Z`} />
      <path
        fill={tone('paper')}
        d={path`M672 182q0 -12 14 -12t14 12ZM668 186h36v4h-36ZM684 164h4v8h-4Z`}
      />
      <Cypress x={292} y={546} height={150} />
      <path fill={tone('terracotta')} d={path`M274 540h36l-6 34h-24Z`} />
      <Cypress x={612} y={546} height={150} />
      <path fill={tone('terracotta')} d={path`M594 540h36l-6 34h-24Z`} />
    </Scene>
  );
}
