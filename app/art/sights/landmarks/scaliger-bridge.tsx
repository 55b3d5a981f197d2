import { archPath, path, polygon, rectangle } from '../../kit/geometry.ts';
import { tone } from '../../palette.ts';
import { Shape } from '../sight.tsx';

const share = (x: number) => (x + 20) / 640;
const size = (x: number) => 0.46 + 0.54 * share(x);
const deck = (x: number) => 214 - 110 * share(x);
const water = (x: number) => 312 + 22 * share(x);

/** The face of the bridge between two heights below its deck. */
function face(high: number, low: number): string {
  return polygon([
    [-20, deck(-20) + high * 0.46],
    [620, deck(620) + high],
    [620, deck(620) + low],
    [-20, deck(-20) + low * 0.46],
  ]);
}

/** One merlon with its swallow's tail. */
function tail(x: number, y: number, w: number, h: number): string {
  return path`M${x} ${y}v${-h}l${w / 2} ${h * 0.3}l${w / 2} ${-h * 0.3}v${h}Z`;
}

/** The merlons of the Scaligers along the bridge. */
function swallowtails(): string {
  let data = '';
  for (let x = -16; x < 610; x += 36 * size(x)) {
    const [y, w, h] = [deck(x) + 3, 23 * size(x), 38 * size(x)];
    data += tail(x, y, w, h);
  }
  return data;
}

const spans = [
  [-70, 84],
  [122, 262],
  [316, 690],
] as const;

/** The opening of an arch, as much higher as `grow` says; a negative `rise` is its reflection. */
function span([from, to]: readonly [number, number], grow: number, rise = 1): string {
  const middle = (from + to) / 2;
  const [left, right] = [from - grow, to + grow];
  const foot = water(middle);
  const height = (foot - deck(middle) - 56 * size(middle) + grow) * rise;
  const bend = (right - left) * 0.26;
  return path`
    M${left} ${foot + 2}
    C${left} ${foot - height * 0.6} ${middle - bend} ${foot - height} ${middle} ${foot - height}
    C${middle + bend} ${foot - height} ${right} ${foot - height * 0.6} ${right} ${foot + 2}Z
  `;
}

/** A pier of white stone that grows into a brick turret. */
function Pier({ x, width }: { x: number; width: number }) {
  const [top, foot] = [deck(x), water(x)];
  return (
    <>
      <Shape color="stone" d={rectangle(x, top + 60 * size(x), width, foot - top)} />
      <Shape
        color="roof"
        d={
          rectangle(x, top - 4, width, 64 * size(x) + 4) +
          [0, 0.62].map((at) => tail(x + width * at, top - 2, width * 0.38, width * 0.6)).join('')
        }
      />
      <Shape
        color="stone-shade"
        d={rectangle(x + width * 0.6, top + 60 * size(x), width * 0.4, foot - top)}
      />
      <Shape
        color="roof-shade"
        d={rectangle(x + width * 0.6, top - 4, width * 0.4, 64 * size(x) + 4)}
      />
    </>
  );
}

/** A tower of the castle, of brick. */
export function CastleTower({ x, top, width }: { x: number; top: number; width: number }) {
  const step = (width + 10) / 4;
  const tails = [0, 1, 2, 3].map((index) => {
    const w = step * 0.66;
    return tail(x - 5 + index * step, top + 2, w, 20);
  });
  const shade = x + width * 0.6;
  return (
    <>
      <Shape
        color="roof"
        d={rectangle(x, top, width, 86) + rectangle(x - 5, top, width + 10, 18) + tails.join('')}
      />
      <Shape
        color="roof-shade"
        d={rectangle(shade, top, width * 0.4, 86) + rectangle(shade, top, width * 0.4 + 5, 18)}
      />
      <Shape color="glow-window" d={archPath(x + width * 0.3, top + 50, 9, 22)} />
    </>
  );
}

/** The bridge, its brick on white stone, and what the water keeps of its arches. */
export function ScaligerBridge() {
  const holes = spans.map((at) => span(at, 0)).join('');
  return (
    <>
      <path
        fill={tone('terracotta')}
        fillRule="evenodd"
        d={
          polygon([
            [-20, deck(-20)],
            [620, deck(620)],
            [620, 340],
            [-20, 340],
          ]) + holes
        }
      />
      <Shape color="terracotta" d={swallowtails()} />
      <Shape color="terracotta-shade" d={face(34, 40)} />
      <path
        fill={tone('stone')}
        fillRule="evenodd"
        d={spans.map((at) => span(at, 22 * size(at[0]))).join('') + holes}
      />
      <Pier x={86} width={32} />
      <Pier x={266} width={46} />
      <Shape
        color="sea-mid"
        d={polygon([
          [-20, water(-20)],
          [620, water(620)],
          [620, 402],
          [-20, 402],
        ])}
      />
      <Shape color="sea" d={spans.map((at) => span(at, 0, -0.42)).join('')} />
    </>
  );
}
