import { archPath, type Point, path, polygon, rectangle } from '../../kit/geometry.ts';
import { Shape } from '../sight.tsx';

const middle = 330;
const foot = 262;

/** The giant columns of the front, two to each side of the great niche. */
const columns = [-168, -70, 70, 168].map((offset) => middle + offset);

/** A Corinthian column from its base to its flaring capital. */
function column(x: number): string {
  return (
    rectangle(x - 11, 118, 22, foot - 118) +
    rectangle(x - 15, foot - 8, 30, 8) +
    polygon([
      [x - 18, 92],
      [x + 18, 92],
      [x + 18, 97],
      [x + 11, 118],
      [x - 11, 118],
      [x - 18, 97],
    ])
  );
}

/** The front of the palace as a triumphal arch, its outer bays cut by the frame. */
function Front() {
  const bays = [middle - 119, middle + 119];
  const outside = [middle - 250, middle - 218, middle + 218, middle + 250];
  return (
    <>
      <Shape color="stone-mid" d={rectangle(-2, 24, 604, 280)} />
      <Shape color="stone" d={rectangle(150, -4, 360, 66)} />
      <Shape
        color="stone-mid"
        d={rectangle(262, 8, 136, 44) + rectangle(176, 8, 60, 44) + rectangle(424, 8, 60, 44)}
      />
      <Shape
        color="stone-shade"
        d={
          rectangle(-2, 86, 604, 6) +
          [16, 24, 32, 40].map((y) => rectangle(274, y, 112, 3)).join('') +
          outside.map((x) => rectangle(x - 6, 92, 12, foot - 92)).join('')
        }
      />
      <Shape color="stone" d={rectangle(-2, 60, 604, 8) + rectangle(-2, 76, 604, 10)} />
      <Shape
        color="stone-shade"
        d={bays.map((x) => rectangle(x - 24, 112, 48, 44) + archPath(x, foot - 6, 44, 84)).join('')}
      />
      <Shape
        color="glow-window"
        d={[20].map((x) => rectangle(x, 116, 34, 52) + rectangle(x, 196, 34, 52)).join('')}
      />
      <Shape color="stone" d={archPath(middle, foot, 118, 158)} />
      <Shape color="glow-window" d={archPath(middle, foot, 104, 150)} />
      <Shape
        color="stone-shade"
        d={columns.map((x) => rectangle(x + 11, 118, 12, foot - 118)).join('')}
      />
      <Shape color="stone" d={columns.map(column).join('')} />
      <Shape
        color="stone-mid"
        d={columns.map((x) => rectangle(x + 3, 118, 8, foot - 126)).join('')}
      />
    </>
  );
}

/** A figure of stone, cut as from paper; a negative scale turns it round. */
const figure = (x: number, y: number, scale: number, points: readonly Point[]) =>
  polygon(points.map(([dx, dy]): Point => [x + dx * scale, y - dy * Math.abs(scale)]));

/** Oceanus: one arm commands the waters, the cloak swings over the hip. */
const oceanus: readonly Point[] = [
  [-17, 0],
  [-19, 28],
  [-12, 44],
  [-15, 58],
  [-30, 50],
  [-46, 60],
  [-50, 56],
  [-32, 42],
  [-24, 44],
  [-21, 72],
  [-7, 77],
  [-10, 88],
  [-5, 97],
  [5, 98],
  [10, 90],
  [7, 76],
  [22, 73],
  [30, 56],
  [20, 44],
  [36, 36],
  [40, 20],
  [28, 4],
  [22, 12],
  [20, 0],
];

/** The side of the god that the light does not reach. */
const shade: readonly Point[] = [
  [20, 0],
  [22, 12],
  [28, 4],
  [40, 20],
  [36, 36],
  [20, 44],
  [30, 56],
  [22, 73],
  [7, 76],
  [12, 58],
  [6, 44],
  [12, 24],
  [6, 0],
];

/** A sea horse that rears out of the water, towards the right. */
const horse: readonly Point[] = [
  [-44, -12],
  [-38, 14],
  [-20, 24],
  [-10, 40],
  [-6, 58],
  [4, 64],
  [6, 72],
  [12, 64],
  [32, 52],
  [30, 44],
  [16, 46],
  [14, 30],
  [26, 22],
  [44, 32],
  [48, 26],
  [28, 10],
  [16, 12],
  [22, 2],
  [40, -2],
  [38, -8],
  [14, -12],
];

/** Its mane and the shaded flank. */
const flank: readonly Point[] = [
  [-44, -12],
  [-38, 14],
  [-20, 24],
  [-10, 40],
  [-6, 58],
  [2, 44],
  [-4, 24],
  [-16, 8],
  [-20, -12],
];

/** Rocks of travertine and the water that falls from one to the next. */
function Rocks() {
  return (
    <>
      <Shape
        color="ground"
        d="M-2 292L40 272L92 280L140 258L206 268L250 250H412L470 264L520 256L560 278L604 266V356H-2Z"
      />
      <Shape
        color="ochre-shade"
        d={
          'M40 272L92 280L80 330L50 318ZM140 258L206 268L180 300L190 340L150 326ZM470 264L520 256' +
          'L512 300L548 346H474ZM560 278L604 266V350L570 330Z'
        }
      />
      <Shape
        color="foam"
        d="M290 266H370L388 298H272ZM264 304H396L416 332H244ZM238 338H422L440 360H220Z"
      />
      <Shape color="sea-mid" d="M272 298H388L396 304H264ZM244 332H416L422 338H238Z" />
    </>
  );
}

/** The god on his shell over the niche's light, and his two horses. */
function Figures() {
  const horses = (points: readonly Point[]) =>
    [-1, 1].map((side) => figure(middle + side * 112, 338, side * 1.2, points)).join('');
  return (
    <>
      <Shape
        color="stone"
        d={
          path`M${middle - 46} 252q46 -12 92 0l-14 22q-32 14 -64 0Z` +
          figure(middle, 256, 1.36, oceanus) +
          horses(horse)
        }
      />
      <Shape color="stone-shade" d={figure(middle, 256, 1.36, shade) + horses(flank)} />
      <Shape
        color="stone"
        d={[-119, 119]
          .map((offset) =>
            figure(
              middle + offset,
              foot - 8,
              0.62,
              oceanus.filter(([x]) => x > -40),
            ),
          )
          .join('')}
      />
    </>
  );
}

/** The basin, its rim near enough to lean on. */
function Basin() {
  return (
    <>
      <Shape color="sea" d={rectangle(-2, 350, 604, 54)} />
      <Shape color="foam" d="M180 364h120l-120 5ZM330 372h170l-170 6ZM40 378h90l-90 4Z" />
      <Shape color="stone" d="M-2 372Q300 424 604 378V404H-2Z" />
      <Shape color="stone-shade" d="M-2 386Q300 436 604 392V404H-2Z" />
    </>
  );
}

/** The Trevi fountain, from the edge of its basin. */
export function Trevi() {
  return (
    <>
      <Front />
      <Rocks />
      <Figures />
      <Basin />
    </>
  );
}
