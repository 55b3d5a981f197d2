import { type Camera, plane } from '../../kit/camera.ts';
import type { DrawingProps } from '../../kit/drawing.tsx';
import { disc } from '../../kit/furnishings.tsx';
import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Cloud, Stars } from '../../kit/sky.tsx';
import { Shape, Sight } from '../sight.tsx';

const middle = 208;
const columns = [-168, -62, 62, 168].map((dx) => middle + dx);
const bays = [middle - 115, middle + 115];

/** Four fluted half columns on a plinth, three arches between them, a door in the middle. */
function Front() {
  return (
    <>
      <Shape color="stone" d={rectangle(-4, 150, 412, 234)} />
      <Shape
        color="stone-mid"
        d={
          bays.map((x) => archPath(x, 346, 66, 132) + rectangle(x - 44, 280, 88, 4)).join('') +
          rectangle(-4, 346, 412, 8) +
          rectangle(-4, 198, 412, 5)
        }
      />
      <Shape
        color="stone-shade"
        d={bays.map((x) => path`M${x - 33} 346V247a33 33 0 0 1 33 -33q-22 8 -22 40V346Z`).join('')}
      />
      <Shape color="rose" d={archPath(middle, 352, 92, 142)} />
      <Shape
        color="stone-shade"
        d={path`M${middle - 46} 352V256a46 46 0 0 1 46 -46q-30 10 -30 50V352Z`}
      />
      <Shape
        color="terracotta"
        d={[-28, 0, 28].map((dx) => disc(middle + dx, dx === 0 ? 236 : 252, 8)).join('')}
      />
      <Shape
        color="stone"
        d={
          rectangle(middle - 26, 278, 52, 74) +
          path`M${middle - 32} 280L${middle} 262L${middle + 32} 280Z`
        }
      />
      <Shape color="glow-window" d={rectangle(middle - 17, 288, 34, 64)} />
      <Shape
        color="stone-shade"
        d={
          columns.map((x) => rectangle(x + 10, 214, 6, 132)).join('') +
          columns
            .map((x) => [-5, 1, 6].map((dx) => rectangle(x + dx, 220, 2, 122)).join(''))
            .join('')
        }
      />
      <Shape
        color="paper"
        d={
          columns
            .map(
              (x) =>
                rectangle(x - 10, 218, 4, 126) +
                rectangle(x - 3, 218, 3, 126) +
                rectangle(x + 3, 218, 2, 126) +
                path`M${x - 10} 218L${x - 15} 202H${x + 15}L${x + 10} 218Z` +
                rectangle(x - 14, 342, 28, 8) +
                rectangle(x - 17, 150, 34, 16) +
                rectangle(x - 14, 166, 28, 32),
            )
            .join('') +
          rectangle(-4, 146, 420, 10) +
          rectangle(-4, 352, 416, 12)
        }
      />
      <Shape
        color="stone-shade"
        d={
          columns.map((x) => rectangle(x + 10, 166, 4, 32)).join('') +
          [-115, 0, 115]
            .map((dx) =>
              [3, 8, 2, 6, 5, 3, 7, 2, 6]
                .map((width, i) => rectangle(middle + dx - 33 + i * 7.6, 178, width * 0.7, 8))
                .join(''),
            )
            .join('')
        }
      />
      <Shape
        color="stone-shade"
        d={bays.flatMap((x) => [-38, 38].map((dx) => disc(x + dx, 222, 8))).join('')}
      />
      <Shape
        color="stone-mid"
        d={bays.flatMap((x) => [-38, 38].map((dx) => disc(x + dx, 222, 4.5))).join('')}
      />
      <Shape color="stone-mid" d={rectangle(-2, 364, 416, 24)} />
    </>
  );
}

/** Above, what Alberti left: quarter gables at the sides, an arch that stops, the brick behind. */
function Unfinished() {
  return (
    <>
      <Shape color="roof" d="M84 88L208 34L332 88V100H84Z" />
      <Shape color="terracotta" d="M104 150V98L208 54L312 98V150Z" />
      <Shape
        color="terracotta-shade"
        d="M104 98L208 54L312 98V108L208 64L104 108ZM282 112H300V150H282Z"
      />
      <Shape color="glow-window" d={archPath(208, 148, 34, 56)} />
      <Shape
        color="stone"
        d="M34 148Q66 112 126 104V148ZM382 148Q350 112 290 104V148ZM126 74H158V148H126ZM258 74H290V148H258ZM158 148V120Q160 96 182 84L190 98Q176 106 174 122V148ZM258 148V120Q256 96 234 84L226 98Q240 106 242 122V148ZM205 92H211V148H205Z"
      />
      <Shape
        color="stone-shade"
        d="M148 82H158V148H148ZM280 82H290V148H280ZM382 148Q350 112 290 104V114Q336 122 362 148ZM242 148V122Q240 106 226 98L230 91Q252 100 254 122V148Z"
      />
      <Shape color="paper" d="M120 70H164V82H120ZM252 70H296V82H252Z" />
    </>
  );
}

const camera: Camera = { x: 760, y: 352, scale: 352 };

/** The arches of the right side, with the tombs of poets and scholars in them. */
function Flank() {
  const side = (from: number, to: number, low: number, high: number) =>
    plane(camera, [
      [-1, low, from],
      [-1, low, to],
      [-1, high, to],
      [-1, high, from],
    ]);
  const starts = Array.from({ length: 5 }, (_, i) => 1.06 + i * 0.3);
  const arch = (from: number, low: number) => {
    const [a, b] = [from, from + 0.2].map((ahead) => 352 / ahead);
    const [left, right] = [760 - (a ?? 0), 760 - (b ?? 0)];
    const y = (up: number, k: number) => 352 - up * k;
    return path`
      M${left} ${y(low, a ?? 0)}V${y(0.24, a ?? 0)}
      C${left} ${y(0.42, a ?? 0)} ${right} ${y(0.42, b ?? 0)} ${right} ${y(0.24, b ?? 0)}
      V${y(low, b ?? 0)}Z
    `;
  };
  return (
    <>
      <Shape color="stone-shade" d={side(1, 4, -0.1, 0.58)} />
      <Shape color="window" d={starts.map((from) => arch(from, 0)).join('')} />
      <Shape
        color="stone-mid"
        d={starts.map((from) => side(from + 0.02, from + 0.18, 0, 0.12)).join('')}
      />
      <Shape
        color="stone"
        d={starts.map((from) => side(from + 0.01, from + 0.19, 0.12, 0.15)).join('')}
      />
      <Shape
        color="stone-mid"
        d={side(1, 4, 0.5, 0.53) + side(1, 4, 0.56, 0.6) + side(1, 4, -0.04, 0)}
      />
    </>
  );
}

/** The Tempio Malatestiano from its corner. */
export function Tempio({ title }: DrawingProps) {
  return (
    <Sight title={title} sky="sky-deep">
      <Stars width={600} height={150} count={24} seed={83} />
      <Cloud x={430} y={76} width={140} />
      <Flank />
      <Unfinished />
      <Front />
      <Shape color="ground" d={rectangle(-2, 382, 604, 22)} />
      <Shape
        color="ground-shade"
        d={polygon([
          [414, 386],
          [604, 364],
          [604, 404],
          [440, 404],
        ])}
      />
    </Sight>
  );
}
