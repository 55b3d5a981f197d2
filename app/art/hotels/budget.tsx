import { RoofRow, WindowRow } from '../kit/buildings.tsx';
import type { DrawingProps } from '../kit/drawing.tsx';
import { bar, disc, rope, shutters } from '../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange } from '../kit/land.tsx';
import { Scene } from '../kit/scene.tsx';
import { Birds, Sky, Stars, Sun } from '../kit/sky.tsx';
import { Cypress } from '../kit/trees.tsx';
import { tone } from '../palette.ts';

const windows = [620, 716, 812] as const;

function Pensione() {
  return (
    <>
      <path fill={tone('rose')} d={rectangle(560, 118, 340, 388)} />
      <path fill={tone('rose-shade')} d={rectangle(524, 122, 40, 384)} />
      <path
        fill={tone('roof')}
        d={polygon([
          [560, 122],
          [590, 66],
          [900, 66],
          [900, 122],
        ])}
      />
      <path
        fill={tone('roof-shade')}
        d={
          polygon([
            [512, 128],
            [590, 66],
            [562, 128],
          ]) + rectangle(560, 120, 340, 8)
        }
      />
      <path
        fill={tone('stone')}
        d={[236, 356]
          .map((y) => windows.map((x) => rectangle(x - 21, y - 78, 42, 82)).join(''))
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={[236, 356]
          .map((y) => windows.map((x) => rectangle(x - 15, y - 72, 30, 72)).join(''))
          .join('')}
      />
      <path
        fill={tone('near-hill')}
        d={[236, 356].map((y) => shutters(windows, y, 34, 21, 74)).join('')}
      />
      <path
        fill={tone('cypress')}
        d={[236, 356]
          .map((y) => shutters(windows, y - 24, 34, 21, 3) + shutters(windows, y - 48, 34, 21, 3))
          .join('')}
      />
      <path fill={tone('stone')} d={rectangle(560, 386, 340, 7) + archPath(812, 506, 70, 98)} />
      <path fill={tone('lamp')} d={archPath(812, 506, 50, 86)} />
      <path fill={tone('terracotta-shade')} d={path`M812 506v-86a25 25 0 0 1 25 25v61Z`} />
      <path fill={tone('glow-window')} d={rectangle(612, 420, 60, 46)} />
      <path fill={tone('ochre')} d={path`M602 418h80l12 22h-104Z`} />
    </>
  );
}

function Laundry() {
  return (
    <>
      <path fill={tone('ink')} d={rope([196, 168], [560, 160], 34, 2.6)} />
      <path fill={tone('paper')} d="M226 178l60 14l-6 84l-60 -8Z" />
      <path fill={tone('cloud-shade')} d="M268 188l18 4l-6 84l-18 -3Z" />
      <path
        fill={tone('train')}
        d="M304 196l20 2q8 8 16 1l20 1l20 26l-16 12l-8 -8l-2 66l-48 -3l2 -66l-9 7l-14 -14Z"
      />
      <path fill={tone('sea-mid')} d="M398 201l44 -2l4 84l-18 1l-6 -56l-6 57l-18 0Z" />
      <path fill={tone('near-hill')} d="M462 196l38 -7l6 50l-38 5Z" />
      <path fill={tone('paper')} d="M512 186l22 -6l1 34q6 14 -8 15q-12 0 -13 -13Z" />
    </>
  );
}

/** A bicycle from the side; x and y are the foot of its rear wheel. */
function Bicycle({ x, y, size }: { x: number; y: number; size: number }) {
  const r = size * 0.27;
  const at = (right: number, up: number): [number, number] => [x + right * size, y - up * size];
  const tube = size * 0.03;
  const wheel = (cx: number) => disc(cx, y - r, r) + disc(cx, y - r, r * 0.86);
  const rear = at(0, 0.27);
  const front = at(0.92, 0.27);
  const crank = at(0.36, 0.25);
  const seat = at(0.26, 0.66);
  const head = at(0.76, 0.68);
  return (
    <>
      <path fillRule="evenodd" fill={tone('ink')} d={wheel(x) + wheel(x + 0.92 * size)} />
      <path
        fill={tone('stone-shade')}
        d={disc(...rear, tube * 1.2) + disc(...front, tube * 1.2) + disc(...crank, size * 0.07)}
      />
      <path
        fill={tone('train')}
        d={
          bar(rear, crank, tube) +
          bar(rear, seat, tube) +
          bar(seat, crank, tube) +
          bar(crank, head, tube) +
          bar(seat, head, tube) +
          bar(head, front, tube)
        }
      />
      <path
        fill={tone('ink')}
        d={
          bar(seat, at(0.24, 0.74), tube) +
          rectangle(x + size * 0.15, y - size * 0.78, size * 0.19, size * 0.045) +
          bar(head, at(0.74, 0.8), tube) +
          bar(at(0.72, 0.8), at(0.6, 0.83), tube) +
          bar(crank, at(0.43, 0.14), tube * 0.8) +
          rectangle(x + size * 0.39, y - size * 0.14, size * 0.1, size * 0.03)
        }
      />
      <path
        fill={tone('ochre-shade')}
        d={path`
          M${x + size * 0.78} ${y - size * 0.76}h${size * 0.26}l${-size * 0.04} ${size * 0.18}
          h${-size * 0.18}Z
        `}
      />
    </>
  );
}

/** The budget stay: a plain pensione with washing across the lane and a bicycle at the door. */
export function BudgetStay({ title }: DrawingProps) {
  return (
    <Scene title={title}>
      <Sky width={900} height={600} bands={[{ y: 0, color: 'sky-mid' }]} />
      <Stars width={900} height={240} count={40} seed={14} />
      <Sun
        cx={372}
        cy={352}
        r={92}
        rings={[
          { r: 320, color: 'sky-low' },
          { r: 220, color: 'glow-near' },
          { r: 146, color: 'halo' },
        ]}
      />
      <Birds x={330} y={96} span={20} count={4} seed={5} />
      <HillRange
        width={900}
        y={418}
        amplitude={26}
        waves={3}
        seed={23}
        bottom={540}
        color="far-hill"
      />
      <RoofRow x={180} y={484} width={380} height={62} houses={7} seed={26} bottom={530} />
      <Cypress x={236} y={508} height={150} />
      <Cypress x={262} y={508} height={110} />
      <path fill={tone('ochre')} d={rectangle(0, 60, 150, 470)} />
      <path fill={tone('ochre-shade')} d={rectangle(150, 60, 46, 470)} />
      <path fill={tone('roof')} d={path`M0 20H136L170 64H0Z`} />
      <path fill={tone('roof-shade')} d={path`M136 20L214 68H150Z`} />
      <path
        fill={tone('stone')}
        d={[224, 344].map((y) => rectangle(57, y - 68, 46, 72)).join('')}
      />
      <WindowRow x={0} y={224} width={160} count={1} size={[34, 62]} />
      <WindowRow x={0} y={344} width={160} count={1} size={[34, 62]} />
      <path
        fill={tone('terracotta')}
        d={[224, 344].map((y) => shutters([80], y, 36, 20, 66)).join('')}
      />
      <Pensione />
      <Laundry />
      <path fill={tone('ground')} d={rectangle(0, 502, 900, 98)} />
      <path
        fill={tone('ground-shade')}
        d={polygon([
          [0, 502],
          [196, 502],
          [330, 546],
          [0, 562],
        ])}
      />
      <path fill={tone('ground-shade')} d={path`M340 586q150 -10 300 4q-150 12 -300 -2Z`} />
      <Bicycle x={344} y={586} size={186} />
      <path fill={tone('terracotta')} d={path`M720 486h40l-6 32h-28Z`} />
      <path
        fill={tone('near-hill')}
        d={disc(728, 474, 16) + disc(744, 462, 18) + disc(756, 476, 14)}
      />
    </Scene>
  );
}
