import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Stars } from '../../kit/sky.tsx';
import type { PosterRole } from '../../palette.ts';
import { Shape, Sight } from '../sight.tsx';

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const towerX = 232;

/** The storeys of the bell tower that show above the court: one of stone, two of brick. */
const storeys = [
  { top: 206, bottom: 262, half: 64, color: 'ochre' },
  { top: 148, bottom: 206, half: 60, color: 'terracotta' },
  { top: 92, bottom: 148, half: 56, color: 'terracotta' },
] as const;

/** Round arches that cross one another around the drum. */
const crossedArches = range(6)
  .map(
    (index) =>
      path`
        M${towerX - 46 + index * 12.8} 88v-16a14 14 0 0 1 28 0v16h-4v-16a10 10 0 0 0 -20 0v16Z
      `,
  )
  .join('');

function BellTower() {
  const x = towerX;
  return (
    <>
      {storeys.map(({ top, bottom, half, color }) => (
        <g key={top}>
          <Shape color={color} d={rectangle(x - half, top, half * 2, bottom - top + 1)} />
          <Shape
            color={`${color}-shade`}
            d={rectangle(x + half * 0.42, top, half * 0.58, bottom - top + 1)}
          />
        </g>
      ))}
      <Shape color="ochre" d={rectangle(x - 46, 46, 92, 44)} />
      <Shape color="ochre-shade" d={rectangle(x + 18, 46, 28, 44)} />
      <Shape color="terracotta-shade" d={crossedArches} />
      <Shape
        color="roof"
        d={path`M${x - 44} 44C${x - 42} 22 ${x - 22} 12 ${x} 6C${x + 22} 12 ${x + 42} 22 ${x + 44} 44Z`}
      />
      <Shape
        color="roof-shade"
        d={path`M${x + 44} 44C${x + 42} 22 ${x + 22} 12 ${x} 6C${x + 12} 16 ${x + 18} 28 ${x + 18} 44Z`}
      />
      <Shape
        color="stone"
        d={
          storeys
            .map(({ top, half }) => rectangle(x - half - 5, top - 4, half * 2 + 10, 8))
            .join('') +
          rectangle(x - 50, 41, 100, 7) +
          rectangle(x - 2, -2, 4, 10)
        }
      />
      <Shape
        color="glow-window"
        d={storeys
          .map(({ bottom }) =>
            [-32, -9, 44].map((dx) => archPath(x + dx, bottom - 6, 18, 38)).join(''),
          )
          .join('')}
      />
    </>
  );
}

/** The front of the court up to this line from the left lies in the shade of the near side. */
const shadeTo = 'M-2 248H236L392 402H-2Z';

interface CourtTones {
  readonly wall: PosterRole;
  readonly band: PosterRole;
  readonly brick: PosterRole;
}

/** The far side of the court: stilted arches on ancient columns, a gallery of small ones above. */
function Court({ wall, band, brick }: CourtTones) {
  const bays = range(6).map((index) => 72 + index * 92);
  return (
    <>
      <Shape color={wall} d={rectangle(0, 258, 600, 120)} />
      <Shape color={band} d={`${rectangle(0, 252, 600, 8)}${rectangle(0, 290, 600, 6)}`} />
      <Shape
        color="glow-window"
        d={range(26)
          .map((i) => archPath(i % 5 === 4 ? -20 : 34 + i * 18.4, 288, 11, 22))
          .join('')}
      />
      <Shape color={brick} d={bays.map((x) => archPath(x, 378, 84, 80)).join('')} />
      <Shape color={wall} d={bays.map((x) => archPath(x, 378, 76, 76)).join('')} />
      <Shape color="window" d={bays.map((x) => archPath(x, 384, 68, 78)).join('')} />
      <Shape
        color={wall}
        d={bays.map((x) => rectangle(x - 50, 328, 9, 54) + rectangle(x - 54, 322, 17, 8)).join('')}
      />
      <Shape color={brick} d={bays.map((x) => disc(x - 46, 306, 7)).join('')} />
    </>
  );
}

/** The basin of granite in the middle of the court, and its water. */
function Basin() {
  return (
    <>
      <Shape color="ground-shade" d="M300 396L210 404H420L452 396Z" />
      <Shape
        color="stone-mid"
        d="M330 352H446Q440 376 406 380V390L420 400H356L370 390V380Q336 376 330 352Z"
      />
      <Shape
        color="stone-shade"
        d="M330 352H360Q366 374 392 380V390L400 400H356L370 390V380Q336 376 330 352Z"
      />
      <Shape color="stone" d="M324 346H452V354H324Z" />
      <Shape
        color="foam"
        d="M384 346Q386 320 372 322Q362 326 362 346H356Q356 318 372 314Q384 312 388 322Q392 312 404 314Q420 318 420 346H414Q414 326 404 322Q390 320 392 346Z"
      />
    </>
  );
}

const arch = { x: 306, y: 232, inner: 246, outer: 292 };

/** One stone of the near arch, between two angles. */
function voussoir(from: number, to: number): string {
  const at = (radius: number, degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [arch.x - radius * Math.cos(angle), arch.y - radius * Math.sin(angle)];
  };
  return polygon([
    at(arch.inner, from),
    at(arch.outer, from),
    at(arch.outer, to),
    at(arch.inner, to),
  ]);
}

/** The arch we stand under, its stones in two colours, on columns with leaves for capitals. */
function NearArch() {
  const left = arch.x - arch.inner;
  const right = arch.x + arch.inner;
  const sides = [left, right];
  return (
    <>
      <Shape
        color="terracotta-shade"
        d={path`
          M-2 -2V402H${left}V${arch.y}A${arch.inner} ${arch.inner} 0 0 1 ${right} ${arch.y}
          V402H602V-2Z
        `}
      />
      <Shape
        color="stone-mid"
        d={range(10)
          .map((i) => voussoir(i * 18, i * 18 + 9))
          .join('')}
      />
      <Shape
        color="stone-shade"
        d={sides.map((x, i) => rectangle(i === 0 ? x - 40 : x + 4, 280, 36, 124)).join('')}
      />
      <Shape
        color="stone-mid"
        d={sides
          .map((x, i) => {
            const at = i === 0 ? x - 22 : x + 22;
            return (
              rectangle(at - 28, arch.y - 2, 56, 9) +
              path`M${at - 26} ${arch.y + 7}h52q-8 14 -6 20l-2 22h-36l-2 -22q2 -6 -6 -20Z` +
              rectangle(at - 18, 288, 9, 116)
            );
          })
          .join('')}
      />
      <Shape
        color="terracotta-shade"
        d={sides
          .map((x, i) => {
            const at = i === 0 ? x - 22 : x + 22;
            return [-12, 0, 12]
              .map((dx) => path`M${at + dx - 4} ${arch.y + 48}q-2 -16 4 -30q6 14 4 30Z`)
              .join('');
          })
          .join('')}
      />
    </>
  );
}

/** The bell tower of Salerno's cathedral from the court, under an arch of striped stone. */
export function Atrium({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-mid">
      <Stars width={600} height={240} count={24} seed={31} />
      <BellTower />
      <Court wall="stone" band="stone-mid" brick="terracotta" />
      <clipPath id="salerno-court-shade">
        <path d={shadeTo} />
      </clipPath>
      <g clipPath="url(#salerno-court-shade)">
        <Court wall="stone-shade" band="far-hill" brick="terracotta-shade" />
      </g>
      <Shape color="ground" d="M-2 378H602V404H-2Z" />
      <Shape color="ground-shade" d="M-2 378H368L392 404H-2Z" />
      <Basin />
      <NearArch />
    </Sight>
  );
}
