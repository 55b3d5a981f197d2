import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, rectangle } from '../../kit/geometry.ts';
import { Birds, Stars } from '../../kit/sky.tsx';
import { CloakedStatue } from '../../kit/statue.tsx';
import { Amphitheatre } from '../landmarks/lecce-amphitheatre.tsx';
import { SantaCroce } from '../landmarks/lecce-rose-window.tsx';
import { Shape, Sight } from '../sight.tsx';
import type { CitySights } from '../sights.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The tiers of the bell tower, from the foot: half width, top and bottom. */
const tiers: readonly (readonly [half: number, top: number, bottom: number])[] = [
  [50, 236, 330],
  [43, 168, 236],
  [35, 114, 168],
  [27, 70, 114],
];

/** Lecce's bell tower: four storeys, each smaller than the one below, and an octagon on top. */
function BellTower({ x }: { x: number }) {
  return (
    <>
      <Shape
        color="ochre"
        d={
          tiers
            .map(([half, top, bottom]) => rectangle(x - half, top, half * 2, bottom - top))
            .join('') + rectangle(x - 16, 42, 32, 30)
        }
      />
      <Shape
        color="ochre-shade"
        d={
          tiers
            .map(([half, top, bottom]) => rectangle(x - half, top, half * 0.7, bottom - top))
            .join('') + rectangle(x - 16, 42, 11, 30)
        }
      />
      <Shape
        color="stone"
        d={tiers
          .map(
            ([half, top, bottom]) =>
              rectangle(x - half - 5, top - 2, half * 2 + 10, 7) +
              [-half, half].map((dx) => path`M${x + dx - 4} ${top}l4 -18l4 18Z`).join('') +
              [-0.28, 0.9]
                .map((share) => rectangle(x + share * half - 3, top + 5, 6, bottom - top - 5))
                .join(''),
          )
          .join('')}
      />
      <Shape
        color="glow-window"
        d={
          tiers
            .map(([half, top]) =>
              archPath(x + half * 0.32, top + half * 1.1, half * 0.44, half * 0.8),
            )
            .join('') + archPath(x + 3, 66, 9, 20)
        }
      />
      <Shape
        color="near-hill"
        d={path`M${x - 16} 42C${x - 15} 28 ${x - 6} 24 ${x} 14C${x + 6} 24 ${x + 15} 28 ${x + 16} 42Z`}
      />
      <Shape color="stone" d={rectangle(x - 1, 4, 2, 12)} />
    </>
  );
}

/** The side of the cathedral that faces the square, the saint in an arch above all. */
function Cathedral() {
  const x = 412;
  const pilasters = [-84, -48, 48, 84];
  return (
    <>
      <Shape
        color="ochre"
        d={
          rectangle(x - 96, 210, 192, 120) +
          rectangle(x - 62, 168, 124, 44) +
          path`M${x - 34} 170V140A34 34 0 0 1 ${x + 34} 140V170Z`
        }
      />
      <Shape
        color="ochre-shade"
        d={
          pilasters.map((dx) => rectangle(x + dx - 15, 218, 12, 112)).join('') +
          archPath(x, 168, 44, 54) +
          archPath(x - 2, 330, 52, 88)
        }
      />
      <Shape
        color="stone"
        d={
          pilasters.map((dx) => rectangle(x + dx - 5, 218, 10, 112)).join('') +
          rectangle(x - 102, 208, 204, 9) +
          rectangle(x - 66, 164, 132, 7) +
          [-88, 88].map((dx) => path`M${x + dx - 7} 208l3 -26l4 -8l4 8l3 26Z`).join('') +
          path`M${x - 8} 168l3 -30l5 -8l5 8l3 30Z` +
          disc(x, 126, 5) +
          path`M${x - 30} 330V262a30 30 0 0 1 60 0V330h-8V264a22 22 0 0 0 -44 0V330Z`
        }
      />
      <Shape
        color="glow-window"
        d={archPath(x, 330, 36, 74) + [-66, 66].map((dx) => archPath(x + dx, 284, 14, 36)).join('')}
      />
    </>
  );
}

/** One half of the gateway in its own shade, a saint on its balustrade against the light. */
function Gateway() {
  return (
    <>
      <Shape color="terracotta-shade" d="M-2 262H116V402H-2Z" />
      <Shape color="ochre" d="M116 262L134 276V386L116 402Z" />
      <Shape color="roof-shade" d="M22 402V322a30 30 0 0 1 60 0V402Z" />
      <Shape
        color="roof-shade"
        d={
          'M-2 216H134V226H-2ZM-2 252H134V264H-2Z' +
          range(7)
            .map((i) => path`M${i * 20} 252q-5 -13 3 -27h5q8 14 3 27Z`)
            .join('')
        }
      />
      <CloakedStatue
        x={56}
        y={218}
        size={0.7}
        colors={['terracotta-shade', 'roof-shade', 'roof-shade']}
      />
    </>
  );
}

/** Lecce's cathedral square, through its only gateway. */
function CathedralSquare({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={200} count={22} seed={17} />
      <Birds x={316} y={70} span={22} count={4} seed={11} />
      <Shape color="rose" d="M100 276H602V330H100Z" />
      <Shape color="stone" d="M100 270H602V279H100Z" />
      <g transform="translate(-14 -40) scale(1.12)">
        <Cathedral />
        <BellTower x={238} />
      </g>
      <Shape color="ground" d="M-2 328H602V402H-2Z" />
      <Shape
        color="ground-shade"
        d="M196 328H308L150 402H-2V384ZM340 328H556L470 360H230ZM602 366L420 402H602Z"
      />
      <Gateway />
      <g transform="translate(600) scale(-1 1)">
        <Gateway />
      </g>
    </Sight>
  );
}

export const sights: CitySights = {
  'santa-croce': SantaCroce,
  'cathedral-square': CathedralSquare,
  amphitheatre: Amphitheatre,
};
