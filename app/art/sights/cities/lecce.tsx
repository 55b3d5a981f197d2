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
  [45, 252, 340],
  [39, 184, 252],
  [32, 126, 184],
  [25, 76, 126],
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
            .join('') + rectangle(x - 15, 46, 30, 32)
        }
      />
      <Shape
        color="ochre-shade"
        d={
          tiers
            .map(([half, top, bottom]) => rectangle(x - half, top, half * 0.7, bottom - top))
            .join('') + rectangle(x - 15, 46, 11, 32)
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
            .join('') + archPath(x + 4, 72, 9, 20)
        }
      />
      <Shape
        color="near-hill"
        d={path`M${x - 17} 46C${x - 16} 30 ${x - 6} 26 ${x} 14C${x + 6} 26 ${x + 16} 30 ${x + 17} 46Z`}
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
          path`M${x - 34} 170V140A34 34 0 0 1 ${x + 34} 140V170Z` +
          path`M${x - 60} 170q2 -20 16 -22t12 -24l-4 46ZM${x + 60} 170q-2 -20 -16 -22t-12 -24l4 46Z`
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
          [-54, -24, 16, 46].map((dx) => rectangle(x + dx, 171, 8, 38)).join('') +
          path`M${x - 36} 168V140A36 36 0 0 1 ${x + 36} 140V168H${x + 29}V140A29 29 0 0 0 ${x - 29} 140V168Z` +
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

/** The gateway in its own shade, a saint on its balustrade against the light. */
function Gateway() {
  return (
    <>
      <CloakedStatue
        x={96}
        y={237}
        size={0.8}
        colors={['ochre-shade', 'terracotta-shade', 'roof-shade']}
      />
      <Shape color="terracotta-shade" d="M-2 282H172V404H-2Z" />
      <Shape color="ochre" d="M172 282L186 294V392L172 404Z" />
      <Shape color="roof-shade" d="M44 404V346a42 42 0 0 1 84 0V404Z" />
      <Shape
        color="roof-shade"
        d={
          'M-2 234H192V246H-2ZM-2 272H192V286H-2Z' +
          range(9)
            .map((i) => path`M${i * 23} 272q-6 -13 4 -28h6q10 15 4 28Z`)
            .join('')
        }
      />
      <Shape color="ochre-shade" d="M186 234H192V246H186ZM186 272H192V286H186Z" />
    </>
  );
}

/** The palaces on the far side of the square. */
function Palaces() {
  return (
    <>
      <Shape color="rose" d="M-2 236H602V340H-2Z" />
      <Shape color="stone" d="M-2 230H602V239H-2ZM-2 290H602V295H-2Z" />
      <Shape
        color="glow-window"
        d={range(14)
          .map((i) => archPath(12 + i * 44, 280, 14, 32) + archPath(12 + i * 44, 338, 16, 32))
          .join('')}
      />
    </>
  );
}

/** Lecce's cathedral square from its only gateway: the shadows of late afternoon cross it. */
function CathedralSquare({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky">
      <Stars width={600} height={200} count={22} seed={17} />
      <Birds x={210} y={66} span={22} count={4} seed={11} />
      <Palaces />
      <g transform="translate(-146 -30) scale(1.12)">
        <Cathedral />
      </g>
      <BellTower x={112} />
      <Shape color="ground" d="M-2 338H602V404H-2Z" />
      <Shape
        color="ground-shade"
        d="M66 338H158L-2 404V364ZM206 338H424L336 372H124ZM426 404L470 376H602V404Z"
      />
      <g transform="translate(602) scale(-1 1)">
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
