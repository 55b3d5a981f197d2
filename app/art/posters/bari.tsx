import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, polygon, rectangle, seededRandom } from '../kit/geometry.ts';
import { Campanile } from '../kit/landmarks.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';

/** White houses with flat roofs, lit from the left, each a cube with a shaded side. */
function Cubes({
  x,
  y,
  width,
  height,
  count,
  seed,
}: Record<'x' | 'y' | 'width' | 'height' | 'count' | 'seed', number>) {
  const random = seededRandom(seed);
  const step = width / count;
  const walls = ['', '', ''];
  let shades = '';
  let windows = '';
  for (let index = 0; index < count; index += 1) {
    const left = x + index * step;
    const w = step * (1.02 + random() * 0.1);
    const h = height * (0.5 + random() * 0.5);
    const pick = Math.floor(random() * 3);
    walls[pick] += rectangle(left, y - h, w * 0.68, h);
    shades += rectangle(left + w * 0.66, y - h, w * 0.36, h);
    const sills = h > height * 0.72 ? [h - 30, h - 62] : [h - 32];
    for (const sill of sills) {
      windows += archPath(left + w * 0.22, y - sill, 9, 17);
      if (random() < 0.6) windows += archPath(left + w * 0.46, y - sill, 9, 17);
    }
  }
  const colors: PosterRole[] = ['stone', 'stone', 'ochre'];
  return (
    <>
      {colors.map((color, index) => (
        <path key={`${color}${walls[index]?.length}`} fill={tone(color)} d={walls[index]} />
      ))}
      <path fill={tone('stone-shade')} d={shades} />
      <path fill={tone('glow-window')} d={windows} />
    </>
  );
}

const church = 420;

/** One half of a shape of the front and its mirror image: steps from the middle outwards. */
function both(draw: (side: 1 | -1) => string): string {
  return draw(-1) + draw(1);
}

/** Saint Nicholas: three parts under stepped gables between two cut-off towers. */
function Basilica() {
  const x = church;
  return (
    <>
      <path
        fill={tone('stone-mid')}
        d={rectangle(x - 206, 404, 66, 260) + rectangle(x + 146, 366, 72, 300)}
      />
      <path
        fill={tone('stone-shade')}
        d={rectangle(x - 158, 404, 18, 260) + rectangle(x + 192, 366, 26, 300)}
      />
      <path fill={tone('ochre')} d={rectangle(x - 210, 398, 56, 9) + rectangle(x + 142, 360, 52, 9)} />
      <path
        fill={tone('stone')}
        d={path`M${x - 146} 664V486L${x - 72} 444V360L${x} 306L${x + 72} 360V444L${x + 146} 486V664Z`}
      />
      <path
        fill={tone('ochre')}
        d={both(
          (s) =>
            path`M${x + s * 78} 366L${x} 306V318L${x + s * 78} 376Z` +
            path`M${x + s * 150} 490L${x + s * 72} 444V456L${x + s * 150} 502Z`,
        )}
      />
      <path
        fill={tone('stone-mid')}
        d={
          both((s) => rectangle(x + s * 72 - 5, 440, 10, 224) + rectangle(x + s * 26 - 3, 372, 6, 292)) +
          rectangle(x - 72, 440, 144, 6)
        }
      />
      <path
        fill={tone('stone-shade')}
        d={rectangle(x + 77, 456, 16, 208) + rectangle(x + 134, 490, 12, 174)}
      />
      <path
        fill={tone('glow-window')}
        d={
          path`M${x - 14} 374a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z` +
          [-49, 0, 49].map((dx) => archPath(x + dx, 432, 15, 34)).join('') +
          [-108, -49, 49, 114].map((dx) => archPath(x + dx, 528, 15, 36)).join('') +
          archPath(x, 516, 20, 44) +
          archPath(x - 184, 458, 15, 34) +
          archPath(x + 168, 424, 16, 36)
        }
      />
      <path fill={tone('window')} d={archPath(x, 660, 36, 106)} />
    </>
  );
}

interface SkiffProps {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly color: PosterRole;
}

/** A fisherman's rowing boat at its mooring. */
function Skiff({ x, y, length, color }: SkiffProps) {
  const l = length / 2;
  return (
    <>
      <path
        fill={tone('sea-deep')}
        d={path`M${x - l * 0.9} ${y + 4}h${l * 1.8}l${-l * 0.4} ${l * 0.2}h${-l}Z`}
      />
      <path
        fill={tone('window')}
        d={path`M${x - l} ${y - l * 0.42}Q${x} ${y - l * 0.2} ${x + l} ${y - l * 0.42}L${x} ${y - l * 0.06}Z`}
      />
      <path
        fill={tone('paper')}
        d={path`M${x - l} ${y - l * 0.44}Q${x} ${y - l * 0.12} ${x + l} ${y - l * 0.44}Q${x + l * 0.86} ${y + l * 0.1} ${x + l * 0.6} ${y + l * 0.1}H${x - l * 0.6}Q${x - l * 0.86} ${y + l * 0.1} ${x - l} ${y - l * 0.44}Z`}
      />
      <path
        fill={tone(color)}
        d={path`M${x - l * 0.97} ${y - l * 0.32}Q${x} ${y - l * 0.02} ${x + l * 0.97} ${y - l * 0.32}Q${x + l * 0.84} ${y + l * 0.1} ${x + l * 0.6} ${y + l * 0.1}H${x - l * 0.6}Q${x - l * 0.84} ${y + l * 0.1} ${x - l * 0.97} ${y - l * 0.32}Z`}
      />
    </>
  );
}

/** Bari: Saint Nicholas over the white old town, its wall on the sea, and boats in the little harbour. */
export function Bari({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky' }]} />
      <Stars height={360} count={50} seed={36} />
      <Sun
        cx={120}
        cy={560}
        r={104}
        rings={[
          { r: 560, color: 'haze' },
          { r: 400, color: 'glow' },
          { r: 250, color: 'sky-low' },
        ]}
      />
      <Sea y={628} />
      <Glitter x={104} y={640} bottom={970} width={150} count={18} seed={5} />
      <Campanile x={764} y={690} width={52} height={330} colors={['ochre', 'ochre-shade']} />
      <Basilica />
      <Cubes x={520} y={660} width={330} height={130} count={4} seed={11} />
      <Cubes x={150} y={694} width={700} height={96} count={9} seed={29} />
      <path
        fill={tone('stone-mid')}
        d={polygon([
          [117, 778],
          [132, 700],
          [810, 700],
          [810, 778],
        ])}
      />
      <path fill={tone('stone')} d={rectangle(126, 696, 684, 9)} />
      <TrainSide x={196} y={696} length={700} height={42} heading="left" />
      <path
        fill={tone('stone-shade')}
        d={Array.from({ length: 7 }, (_, i) => archPath(216 + i * 92, 778, 52, 44)).join('')}
      />
      <Glitter x={470} y={836} bottom={975} width={420} count={9} seed={3} color="foam" />
      <Skiff x={300} y={868} length={190} color="ochre" />
      <Skiff x={560} y={826} length={130} color="train" />
      <Skiff x={640} y={906} length={230} color="near-hill" />
      <Birds x={650} y={262} span={24} count={4} seed={21} />
    </Poster>
  );
}
