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

/** Oceanus, bare but for his cloak; his parts are read from the head down. */
const oceanus: Record<'figure' | 'hair' | 'cloak' | 'shade', readonly Point[]> = {
  figure: [
    [-5, 76],
    [-10, 86],
    [-6, 97],
    [6, 98],
    [10, 88],
    [6, 77],
    [24, 74],
    [35, 58],
    [27, 40],
    [20, 42],
    [26, 57],
    [19, 64],
    [15, 46],
    [18, 34],
    [18, 18],
    [22, 0],
    [13, 0],
    [8, 16],
    [2, 30],
    [-3, 18],
    [-5, 0],
    [-16, 0],
    [-14, 18],
    [-18, 36],
    [-14, 48],
    [-17, 62],
    [-30, 48],
    [-52, 58],
    [-54, 66],
    [-50, 66],
    [-31, 57],
    [-23, 74],
  ],
  hair: [
    [-12, 84],
    [-9, 96],
    [0, 103],
    [11, 98],
    [13, 88],
    [7, 94],
    [-4, 92],
    [-5, 84],
    [2, 80],
    [-4, 72],
    [-10, 78],
  ],
  cloak: [
    [-19, 38],
    [-8, 42],
    [16, 42],
    [28, 46],
    [42, 36],
    [48, 16],
    [38, 0],
    [32, 14],
    [26, 2],
    [20, 18],
    [8, 26],
    [-16, 24],
  ],
  shade: [
    [6, 77],
    [24, 74],
    [35, 58],
    [30, 48],
    [26, 57],
    [19, 64],
    [15, 46],
    [6, 46],
    [10, 62],
  ],
};

/** A winged sea horse that rears out of the water, towards the right. */
const horse: Record<'figure' | 'mane' | 'wing', readonly Point[]> = {
  figure: [
    [24, 80],
    [28, 90],
    [31, 80],
    [38, 74],
    [50, 60],
    [47, 54],
    [40, 55],
    [33, 58],
    [27, 50],
    [26, 42],
    [44, 48],
    [49, 46],
    [55, 30],
    [50, 28],
    [46, 38],
    [28, 32],
    [26, 24],
    [44, 26],
    [52, 12],
    [47, 10],
    [41, 19],
    [22, 12],
    [16, -10],
    [-56, -10],
    [-46, 14],
    [-24, 26],
    [-10, 44],
    [4, 64],
    [14, 76],
  ],
  mane: [
    [26, 84],
    [14, 78],
    [4, 66],
    [-8, 46],
    [0, 42],
    [10, 56],
    [20, 70],
  ],
  wing: [
    [4, 38],
    [-22, 68],
    [-44, 74],
    [-36, 58],
    [-48, 54],
    [-34, 44],
    [-44, 36],
    [-22, 24],
    [-4, 24],
  ],
};

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
  const god = (part: keyof typeof oceanus) => figure(middle, 256, 1.36, oceanus[part]);
  const horses = (part: keyof typeof horse) =>
    [-1, 1].map((side) => figure(middle + side * 112, 340, side * 1.22, horse[part])).join('');
  const others = [-119, 119].map((offset) =>
    [oceanus.figure, oceanus.cloak]
      .map((part) => figure(middle + offset, foot - 8, offset < 0 ? 0.6 : -0.6, part))
      .join(''),
  );
  return (
    <>
      <Shape color="stone-mid" d={horses('wing')} />
      <Shape
        color="stone"
        d={
          path`M${middle - 46} 254q46 -12 92 0l-14 22q-32 14 -64 0Z` +
          god('figure') +
          horses('figure') +
          others.join('')
        }
      />
      <Shape color="stone-shade" d={god('shade') + horses('mane')} />
      <Shape color="stone-mid" d={god('hair') + god('cloak')} />
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
    <g transform="translate(-48 -64) scale(1.16)">
      <Front />
      <Rocks />
      <Figures />
      <Basin />
    </g>
  );
}
