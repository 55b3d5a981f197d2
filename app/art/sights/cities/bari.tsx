import { archRow } from '../../kit/buildings.tsx';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc, rope } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, rectangle, seededRandom } from '../../kit/geometry.ts';
import { Stars, Sun } from '../../kit/sky.tsx';
import { Glitter } from '../../kit/water.tsx';
import { SaintNicholas } from '../landmarks/bari-saint-nicholas.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';
import { wall } from '../wall.ts';

/** The white lane, its houses joined by the low arch. */
function Lane() {
  return (
    <>
      <Shape color="ground" d="M190 236H424L602 300V402H-2V300Z" />
      <Shape color="ground-shade" d="M-2 300L190 240H330L150 330H-2Z" />
      <Shape color="stone-mid" d="M-2 -2H190V242L-2 302Z" />
      <Shape color="stone" d="M424 -2H602V302L424 242ZM186 46H430V242H186Z" />
      <Shape color="stone-mid" d="M186 38H430V50H186ZM418 50h6V242h-6Z" />
      <Shape color="stone-shade" d={archPath(300, 242, 150, 152)} />
      <Shape color="sky" d={archPath(314, 240, 112, 130)} />
      <Shape color="stone" d="M258 240V130L290 150V240ZM326 240V144L370 152V240Z" />
      <Shape color="stone-mid" d="M258 240V130L290 150V240Z" />
      <Shape color="glow-window" d={archPath(350, 240, 20, 52) + archPath(302, 84, 20, 30)} />
      <Shape color="ground" d="M258 232H370V242H240Z" />
      <Shape color="terracotta" d="M284 84h36v5h-36Z" />
    </>
  );
}

/** Doors, a balcony and the washing of those who live here. */
function Houses() {
  const linen: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
    [212, 12, 30, 44],
    [250, 18, 22, 34],
    [352, 18, 34, 48],
  ];
  return (
    <>
      <Shape color="sea-mid" d="M60 282V130L118 138V266Z" />
      <Shape color="window" d="M66 280V138L90 141V273Z" />
      <Shape color="near-hill" d="M474 264V132L536 122V281Z" />
      <Shape color="glow-window" d="M480 264V138L530 130V279ZM438 120V66L462 60V116Z" />
      <Shape color="cypress" d="M430 122L478 114V124L430 132Z" />
      <Shape color="ink" d={rope([150, 0], [450, -4], 8, 2)} />
      <Shape
        color="paper"
        d={linen.map(([x, y, w, h]) => path`M${x} ${y - 6}h${w}l-2 ${h}h${4 - w}Z`).join('')}
      />
      <Shape color="train" d="M282 13h26l-4 40l-8 -4l-10 4Z" />
    </>
  );
}

/** A woman of the lane at her board, in an apron, both hands at work. */
function PastaMaker() {
  return (
    <g transform="translate(-118 -78) scale(1.28)">
      <Shape color="sea-deep" d="M384 276Q380 214 400 200L424 192H452L476 200Q496 214 492 276Z" />
      <Shape color="ink" d="M456 192L476 200Q496 214 492 276H462Z" />
      <Shape color="paper" d="M414 276L420 226Q438 236 456 226L462 276Z" />
      <Shape color="paper" d="M422 194L418 228H424L430 194ZM446 194L452 228H458L454 194Z" />
      <Shape
        color="rose"
        d="M428 196V182H448V196Q438 204 428 196ZM384 240L378 270L420 284L428 272L404 260L408 240ZM492 240L498 270L452 284L446 272L472 260L468 240Z"
      />
      <Shape color="rose" d={disc(438, 168, 20)} />
      <Shape color="rose-shade" d="M444 149A20 20 0 0 1 444 187Q452 168 444 149Z" />
      <Shape color="stone-shade" d="M416 170Q412 144 438 144T460 170Q452 152 438 152T416 170Z" />
      <Shape color="stone-shade" d={disc(438, 138, 11)} />
      <Shape color="ink" d="M427 164h6v3h-6ZM439 164h6v3h-6Z" />
      <Shape color="terracotta-shade" d="M435 167l-3 8h5ZM430 179q6 5 12 0q-6 9 -12 0Z" />
    </g>
  );
}

const table = wall({
  widthM: 10,
  heightM: 6,
  corners: [
    [-40, 430],
    [640, 430],
    [500, 268],
    [96, 268],
  ],
});

interface Ear {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tilt: number;
}

/** The uneven rim of a piece of pasta: a curve of steps, and the smooth ones that follow it. */
const RIM_START: readonly Point[] = [
  [-0.05, -0.8],
  [0.8, -1.1],
  [1.4, -0.95],
];
const RIM_REST: readonly Point[] = [
  [0.7, 0.65],
  [0.6, 1.1],
  [-0.7, 0.85],
  [-1.2, 0.8],
  [-0.78, -0.35],
  [-0.8, -0.95],
];

/** Pieces of one size and tilt have the same steps, which compress to almost nothing. */
function rim({ x, y, size, tilt }: Ear, grow: number, dx: number, dy: number): string {
  const [u, v] = [Math.cos(tilt) * size, Math.sin(tilt) * size];
  const step = ([along, across]: Point): Point => [
    along * u - across * v * 0.6,
    along * v * 0.6 + across * u * 0.64,
  ];
  const [startX, startY] = step([dx - grow, dy]);
  const steps = (points: readonly Point[]) =>
    points
      .map(([along, across]) => step([along * grow, across * grow]))
      .map(([a, b]) => `${Math.round(a)} ${Math.round(b)}`)
      .join(' ');
  const start = path`M${Math.round(x + startX)} ${Math.round(y + startY)}`;
  return `${start}c${steps(RIM_START)}s${steps(RIM_REST)}Z`;
}

/** The board before the door, with this morning's orecchiette in rows. */
function Board() {
  const random = seededRandom(8);
  const ears = Array.from({ length: 4 }, (_, row) => 3 - row).flatMap((row) =>
    Array.from({ length: 8 }, (_, column): Ear => {
      const along = 0.6 + column * 1.22 + (random() - 0.5) * 0.34 + (row % 2) * 0.3;
      const [x, y] = table.at(along, 0.9 + row * 1.32 + random() * 0.3);
      return { x, y, size: 19 + (3 - row) * 5, tilt: random() < 0.5 ? -0.35 : 0.3 };
    }),
  );
  const turned = ears.filter((_, index) => index % 7 === 3 || index % 7 === 5);
  const open = ears.filter((ear) => !turned.includes(ear));
  const draw = (these: readonly Ear[], grow: number, dx: number, dy: number) =>
    these.map((ear) => rim(ear, grow, dx, dy)).join('');
  return (
    <>
      <Shape color="terracotta-shade" d={table.area(-0.25, 10.25, -1, 6.25)} />
      <Shape color="terracotta" d={table.area(-0.1, 10.1, -1, 6.1)} />
      <Shape color="stone" d={table.area(0.15, 9.85, -1, 5.9)} />
      <Shape color="stone-shade" d={draw(ears, 1, 0.3, 0.26)} />
      <Shape color="ochre" d={draw(ears, 1, 0, 0)} />
      <Shape color="ochre-shade" d={draw(open, 0.74, 0, 0.04) + draw(turned, 0.9, 0.08, 0.1)} />
      <Shape color="ochre" d={draw(open, 0.56, 0.2, 0.12) + draw(turned, 0.84, -0.08, -0.12)} />
    </>
  );
}

/** Bari Vecchia: orecchiette drying in the lane, close up, under the low arch. */
function OldTown({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={40} count={8} seed={3} />
      <Lane />
      <Houses />
      <PastaMaker />
      <Board />
    </Sight>
  );
}

/** Teatro Margherita on its piles in the water: a great arch between two small domed towers. */
function Theatre() {
  const x = 150;
  const both = (draw: (s: 1 | -1) => string) => draw(-1) + draw(1);
  return (
    <>
      <Shape color="terracotta-shade" d="M110 184Q150 138 230 148Q266 156 276 184Z" />
      <Shape color="rose" d={rectangle(x - 50, 182, 100, 90)} />
      <Shape color="rose-shade" d="M200 182H304V272H200Z" />
      <Shape
        color="stone"
        d={
          both((s) => rectangle(x + s * 54 - 15, 156, 30, 116)) +
          path`M${x - 42} 190A42 42 0 0 1 ${x + 42} 190v8H${x - 42}Z` +
          rectangle(x - 40, 192, 194, 6)
        }
      />
      <Shape
        color="stone-mid"
        d={
          both((s) => rectangle(x + s * 54 - 18, 152, 36, 6)) +
          rectangle(x - 68, 186, 28, 4) +
          both((s) => rectangle(x + s * 54 + 4, 158, 11, 114))
        }
      />
      <Shape
        color="terracotta"
        d={both(
          (s) =>
            path`M${x + s * 54 - 15} 152q1 -24 15 -28q14 4 15 28Z` +
            rectangle(x + s * 54 - 1, 112, 2, 14),
        )}
      />
      <Shape
        color="glow-window"
        d={
          archPath(x, 250, 56, 66) +
          both(
            (s) => archPath(x + s * 54 - 4, 184, 9, 20) + archPath(x + s * 54 - 4, 246, 10, 34),
          ) +
          archRow(212, 252, 5, 10, 8, 30)
        }
      />
      <Shape color="stone" d={rectangle(x - 1, 186, 2, 66) + rectangle(x - 28, 222, 56, 2)} />
      <Shape color="stone-mid" d={rectangle(x - 76, 268, 238, 6)} />
      <Shape color="sea-deep" d={rectangle(x - 70, 274, 228, 12)} />
      <Shape
        color="stone-shade"
        d={Array.from({ length: 14 }, (_, i) => rectangle(x - 68 + i * 17, 272, 4, 14)).join('')}
      />
    </>
  );
}

/** A lamp of cast iron with three globes, in units of its height from its foot. */
function lampParts(x: number, y: number, h: number): readonly [iron: string, globes: string] {
  const iron =
    path`
      M${x - h * 0.05} ${y}l${h * 0.02} ${-h * 0.16}h${h * 0.06}l${h * 0.02} ${h * 0.16}Z
      M${x - h * 0.014} ${y}v${-h * 0.86}h${h * 0.028}v${h * 0.86}Z
      M${x - h * 0.13} ${y - h * 0.79}h${h * 0.26}v${h * 0.02}q${-h * 0.13} ${h * 0.12} ${-h * 0.26} 0Z
    ` +
    rectangle(x - h * 0.128, y - h * 0.82, h * 0.02, h * 0.05) +
    rectangle(x + h * 0.108, y - h * 0.82, h * 0.02, h * 0.05);
  const globes =
    disc(x - h * 0.118, y - h * 0.86, h * 0.05) +
    disc(x + h * 0.118, y - h * 0.86, h * 0.05) +
    disc(x, y - h * 0.91, h * 0.06);
  return [iron, globes];
}

/** The parapet in its long curve, and the lamps on it, the nearest beside us. */
function Promenade() {
  const lamps = [
    lampParts(352, 282, 92),
    lampParts(384, 291, 132),
    lampParts(432, 307, 208),
    lampParts(514, 350, 420),
  ];
  return (
    <>
      <Shape color="ground" d="M602 262H330Q372 290 470 402H602Z" />
      <Shape color="stone-shade" d="M306 266Q352 292 420 402H462Q386 292 330 266Z" />
      <Shape color="stone" d="M306 264Q366 288 446 402H482Q390 288 330 264Z" />
      <Shape
        color="ground-shade"
        d="M352 282l20 12l-6 1ZM384 291l44 32l-9 2ZM432 307l110 97h-26L424 309ZM530 350l72 30v22L494 352Z"
      />
      <Shape color="cypress" d={lamps.map(([iron]) => iron).join('')} />
      <Shape color="lamp" d={lamps.map(([, globes]) => globes).join('')} />
    </>
  );
}

/** Bari's seafront when its lamps are lit, the theatre on the water at the end. */
function Seafront({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="haze">
      <Stars width={600} height={150} count={22} seed={9} />
      <Sun
        cx={262}
        cy={214}
        r={40}
        rings={[
          { r: 250, color: 'glow' },
          { r: 150, color: 'sky-low' },
          { r: 86, color: 'halo' },
        ]}
      />
      <Shape color="sea" d="M-2 262H602V402H-2Z" />
      <Shape color="sea-mid" d="M-2 320Q120 306 240 322T480 320V402H-2Z" />
      <Shape color="sea-deep" d="M-2 372Q140 356 300 374T602 370V402H-2Z" />
      <Theatre />
      <Glitter x={150} y={292} bottom={392} width={150} count={9} seed={6} color="rose" />
      <Glitter x={262} y={288} bottom={380} width={110} count={8} seed={2} />
      <Promenade />
    </Sight>
  );
}

export const sights: CitySights = {
  nicholas: SaintNicholas,
  'old-town': OldTown,
  seafront: Seafront,
};
