import { RoofRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, rectangle } from '../kit/geometry.ts';
import { Plane, Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { TrainSide } from '../kit/train.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';
import { SantaCroce } from './landmarks/lecce-santa-croce.tsx';

/** The tiers of the cathedral's bell tower: half width, top, bottom. */
const tiers: readonly (readonly [half: number, top: number, bottom: number])[] = [
  [58, 560, 720],
  [50, 474, 560],
  [41, 400, 474],
  [32, 338, 400],
  [19, 300, 338],
];

function BellTower({ x }: { x: number }) {
  return (
    <>
      <path
        fill={tone('stone')}
        d={
          tiers
            .map(([half, top, bottom]) => rectangle(x - half, top, half * 2, bottom - top))
            .join('') +
          path`
            M${x - 20} 300C${x - 20} 276 ${x - 8} 268 ${x - 3} 256L${x} 236L${x + 3} 256
            C${x + 8} 268 ${x + 20} 276 ${x + 20} 300Z
          `
        }
      />
      <path
        fill={tone('stone-shade')}
        d={
          tiers
            .map(([half, top, bottom]) => rectangle(x + half * 0.3, top, half * 0.7, bottom - top))
            .join('') +
          path`
            M${x + 20} 300C${x + 20} 276 ${x + 8} 268 ${x + 3} 256
            C${x + 6} 276 ${x + 7} 286 ${x + 7} 300Z
          `
        }
      />
      <path
        fill={tone('stone-mid')}
        d={tiers
          .map(
            ([half, top], index) =>
              rectangle(x - half - 5, top - 3, half * 2 + 10, 9) +
              (index > 3
                ? ''
                : [-half, half].map((dx) => path`M${x + dx - 5} ${top}l5 -24l5 24Z`).join('')),
          )
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={tiers
          .slice(0, 4)
          .map(([half, top]) =>
            archPath(
              x - half * 0.3,
              top + 64 - (58 - half) * 0.4,
              half * 0.5,
              42 - (58 - half) * 0.3,
            ),
          )
          .join('')}
      />
    </>
  );
}

function OliveTree({ x, y, size }: { x: number; y: number; size: number }) {
  const s = size;
  const leaf = (dx: number, dy: number, r: number) =>
    path`
      M${x + (dx - r) * s} ${y + dy * s}a${r * s} ${r * s * 0.78} 0 0 1 ${r * 2 * s} 0
      q${-r * s} ${r * s * 0.5} ${-r * 2 * s} 0Z
    `;
  return (
    <>
      <path
        fill={tone('ink')}
        d={path`
          M${x - 0.16 * s} ${y}
          C${x - 0.06 * s} ${y - 0.1 * s} ${x - 0.14 * s} ${y - 0.3 * s} ${x - 0.3 * s} ${y - 0.52 * s}
          L${x - 0.22 * s} ${y - 0.55 * s}L${x - 0.02 * s} ${y - 0.33 * s}
          L${x + 0.18 * s} ${y - 0.58 * s}L${x + 0.27 * s} ${y - 0.54 * s}
          C${x + 0.12 * s} ${y - 0.3 * s} ${x + 0.06 * s} ${y - 0.1 * s} ${x + 0.2 * s} ${y}Z
        `}
      />
      <path
        fill={tone('cypress')}
        d={leaf(-0.28, -0.46, 0.34) + leaf(0.3, -0.48, 0.34) + leaf(0, -0.62, 0.42)}
      />
      <path
        fill={tone('olive')}
        d={leaf(0.1, -0.74, 0.27) + leaf(0.4, -0.56, 0.19) + leaf(-0.24, -0.58, 0.17)}
      />
    </>
  );
}

/** The long wall of the convent beside the church, in shade, its windows in heavy frames. */
function Convent() {
  const windows = [516, 612];
  return (
    <>
      <path fill={tone('ochre-shade')} d="M-10 452L124 474V720H-10Z" />
      <path fill={tone('ochre')} d="M-10 444L130 468V482L-10 460ZM-10 560L124 570V580L-10 572Z" />
      <path
        fill={tone('stone-mid')}
        d={windows.flatMap((y) => [14, 78].map((x) => rectangle(x - 6, y - 8, 36, 54))).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={windows.flatMap((y) => [14, 78].map((x) => rectangle(x, y, 24, 42))).join('')}
      />
    </>
  );
}

/** The nave behind the front, in shade as it runs away from the corner. */
function Nave() {
  return (
    <>
      <path fill={tone('terracotta-shade')} d="M470 330L506 318L640 402L640 520L470 520Z" />
      <path fill={tone('ochre-shade')} d="M574 520L720 560V722H574Z" />
      <path fill={tone('ochre')} d="M578 508L726 552V564L578 526Z" />
      <path fill={tone('roof-shade')} d="M574 500L640 470L740 530L726 552Z" />
      <path
        fill={tone('terracotta-shade')}
        d={
          rectangle(574, 520, 16, 202) + rectangle(634, 538, 14, 184) + rectangle(700, 556, 12, 166)
        }
      />
      <path
        fill={tone('glow-window')}
        d={archPath(614, 640, 18, 54) + archPath(676, 650, 16, 50)}
      />
    </>
  );
}

/**
 * Lecce: the sun on the golden front of Santa Croce, all its carving in relief, the train past the
 * olive trees.
 */
function Lecce({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={400} count={48} seed={33} />
      <BellTower x={716} />
      <RoofRow x={690} y={700} width={140} height={84} houses={2} seed={8} bottom={720} />
      <Nave />
      <Convent />
      <Plane
        points={[
          [0, 700],
          [800, 700],
          [800, 800],
          [0, 800],
        ]}
        color="ground"
      />
      <path
        fill={tone('ground-shade')}
        d="M0 700H124L190 724L150 760H0ZM574 712L760 712L800 730V770H640Z"
      />
      <g transform="translate(0 12)">
        <SantaCroce />
      </g>
      <path fill={tone('stone-mid')} d={rectangle(0, 758, 800, 46)} />
      <TrainSide x={110} y={764} length={760} height={48} heading="left" />
      <Slope
        points={[
          [-10, 786],
          [260, 774],
          [520, 792],
          [810, 776],
        ]}
        bottom={1000}
        color="terracotta"
      />
      <path
        fill={tone('terracotta-shade')}
        d="M-20 884Q160 870 380 906L500 930Q240 930 -20 960ZM620 960L700 900L820 950V1000H600Z"
      />
      <OliveTree x={716} y={926} size={250} />
      <OliveTree x={76} y={964} size={200} />
      <Slope
        points={[
          [-10, 930],
          [240, 950],
          [520, 936],
          [810, 900],
        ]}
        bottom={1000}
        color="roof-shade"
      />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Lecce, above: 'sky-deep' };
