import { archRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, type Point, path, polygon, rectangle } from '../kit/geometry.ts';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const top = 338;
const foot = 720;
const front = { left: 446, right: 614 };

/**
 * A point on the octagon: outside the front the walls run back, so that high points fall and low
 * points rise.
 */
function at(x: number, y: number): Point {
  const back = Math.max(0, front.left - x, x - front.right);
  return [x, y + back * 0.0011 * (640 - y)];
}

function patch(left: number, right: number, high: number, low: number): string {
  return polygon([at(left, high), at(right, high), at(right, low), at(left, low)]);
}

const sides: readonly (readonly [left: number, right: number, openings: number])[] = [
  [372, front.left, 5],
  [front.left, front.right, 7],
  [front.right, 688, 5],
];

function openings(high: number, low: number): string {
  return sides
    .map(([left, right, count]) => {
      const step = (right - left - 10) / count;
      return Array.from({ length: count }, (_, i) =>
        patch(left + 5 + step * (i + 0.22), left + 5 + step * (i + 0.8), high, low),
      ).join('');
    })
    .join('');
}

function band(y: number, height: number): string {
  return polygon(
    [368, front.left, front.right, 692]
      .map((x) => at(x, y))
      .concat([692, front.right, front.left, 368].map((x) => at(x, y + height))),
  );
}

const corners = [378, front.left, front.right, 682].map((x) => at(x, top));

function Baptistery() {
  return (
    <>
      <path fill={tone('rose')} d={patch(front.left, front.right, top, foot)} />
      <path fill={tone('stone-mid')} d={patch(372, front.left, top, foot)} />
      <path fill={tone('rose-shade')} d={patch(front.right, 688, top, foot)} />
      <path fill={tone('window')} d={openings(386, 428) + openings(494, 536)} />
      <path
        fill={tone('glow-window')}
        d={openings(440, 482) + openings(548, 588) + archRow(452, 378, 7, 14, 9, 28)}
      />
      <path fill={tone('rose-shade')} d={archPath(530, foot, 132, 120)} />
      <path fill={tone('stone')} d={archPath(530, foot, 112, 108) + archPath(410, foot, 42, 104)} />
      <path fill={tone('terracotta')} d={archPath(530, foot, 88, 94)} />
      <path
        fill={tone('window')}
        d={
          rectangle(504, foot - 56, 52, 56) +
          archPath(410, foot, 26, 92) +
          archPath(650, foot, 30, 96)
        }
      />
      <path
        fill={tone('stone')}
        d={
          [top - 8, 380, 434, 488, 542, 592].map((y) => band(y, 8)).join('') +
          [front.left, front.right].map((x) => rectangle(x - 5, top, 10, foot - top)).join('') +
          corners
            .map(
              ([x, y]) =>
                path`
                  M${x - 11} ${y}V${y - 38}H${x - 7}L${x} ${y - 76}L${x + 7} ${y - 38}H${x + 11}
                  V${y}Z
                `,
            )
            .join('')
        }
      />
      <path
        fill={tone('stone-shade')}
        d={corners
          .map(([x, y]) => path`M${x + 2} ${y}V${y - 66}L${x + 7} ${y - 38}H${x + 11}V${y}Z`)
          .join('')}
      />
      <path
        fill={tone('glow-window')}
        d={corners.map(([x, y]) => archPath(x - 3.5, y - 10, 8, 22)).join('')}
      />
    </>
  );
}

function Cathedral() {
  return (
    <>
      <path
        fill={tone('stone')}
        d={polygon([
          [-40, 470],
          [60, 408],
          [170, 476],
          [170, 720],
          [-40, 720],
        ])}
      />
      <path fill={tone('ochre')} d="M-40 486L60 424L170 492V506L60 438L-40 500Z" />
      <path
        fill={tone('glow-window')}
        d={[540, 604].map((y) => archRow(-6, y, 7, 16, 8, 38)).join('')}
      />
      <path fill={tone('rose')} d={rectangle(-40, 544, 210, 6) + rectangle(-40, 608, 210, 6)} />
      <path fill={tone('window')} d={archPath(58, 720, 54, 86)} />
      <path fill={tone('terracotta')} d={rectangle(186, 330, 92, 390)} />
      <path fill={tone('terracotta-shade')} d={rectangle(246, 330, 32, 390)} />
      <path
        fill={tone('stone')}
        d={
          [340, 404, 500, 596].map((y) => rectangle(180, y, 104, 9)).join('') +
          [190, 274].map((x) => path`M${x - 8} 332l8 -46l8 46Z`).join('')
        }
      />
      <path fill={tone('roof')} d="M194 332L232 236L270 332Z" />
      <path fill={tone('roof-shade')} d="M246 332L232 236L270 332Z" />
      <path
        fill={tone('glow-window')}
        d={
          archRow(196, 402, 2, 18, 8, 42) + archPath(262, 402, 14, 42) + archPath(220, 480, 18, 40)
        }
      />
    </>
  );
}

/** A petal that points up, its tip `r` above the heart and `half` as wide to either side. */
const petal = (r: number, half: number) =>
  path`
    M0 0C${-half * 0.5} ${-r * 0.2} ${-half} ${-r * 0.5} ${-half} ${-r * 0.75}
    Q${-half} ${-r * 1.02} ${-half * 0.2} ${-r}Q${half} ${-r * 1.02} ${half} ${-r * 0.72}
    C${half} ${-r * 0.5} ${half * 0.5} ${-r * 0.2} 0 0Z
  `;

interface FlowerShape {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** A violet: two petals up, one to each side, and a broad one below around a bright heart. */
function Violet({ x, y, size, turn }: FlowerShape) {
  const leaf = (degrees: number, r: number, half: number) => (
    <path
      key={degrees}
      fill={tone(r > 44 ? 'far-hill' : 'snow-shade')}
      transform={`rotate(${degrees})`}
      d={petal(r, half)}
    />
  );
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      {[-28, 28].map((degrees) => leaf(degrees, 46, 24))}
      {[-98, 98].map((degrees) => leaf(degrees, 42, 20))}
      {leaf(180, 43, 30)}
      <path fill={tone('lamp')} d="M-13 -5Q0 -9 13 -5Q12 10 0 22Q-12 10 -13 -5Z" />
      <path fill={tone('ochre-shade')} d="M-5 -3Q0 -5 5 -3L0 10Z" />
    </g>
  );
}

const flowers: readonly FlowerShape[] = [
  { x: 436, y: 880, size: 1.2, turn: -8 },
  { x: 96, y: 838, size: 1.9, turn: -14 },
  { x: 276, y: 936, size: 1.6, turn: 10 },
  { x: 580, y: 930, size: 1.7, turn: 14 },
  { x: 724, y: 812, size: 2.1, turn: 8 },
];

/** Parma's violets, so near that they stand as high as the square. */
function Violets() {
  const leaf = (x: number, y: number, size: number) => path`
    M${x} ${y}C${x - size} ${y - size * 0.1} ${x - size} ${y - size * 0.9} ${x - size * 0.1} ${y - size}
    C${x + size * 0.9} ${y - size * 0.9} ${x + size} ${y - size * 0.1} ${x} ${y}Z
  `;
  return (
    <>
      <path fill={tone('near-hill')} d="M-10 930Q120 900 330 944T810 910V1010H-10Z" />
      <path
        fill={tone('cypress')}
        d={leaf(180, 1010, 96) + leaf(350, 1016, 90) + leaf(660, 1010, 104) + leaf(10, 1010, 80)}
      />
      <path
        fill={tone('olive')}
        d={
          'M86 880Q104 950 96 1010H108Q116 950 94 880ZM720 870Q700 950 706 1010H720Q712 950 732 872Z' +
          'M420 890Q436 950 430 1010H440Q444 950 430 890Z'
        }
      />
      {flowers.map((flower) => (
        <Violet key={flower.x} {...flower} />
      ))}
    </>
  );
}

/** The track comes from behind the baptistery and turns across the square towards us. */
const track: Track = {
  camera: { x: 330, y: 604, scale: 1000 },
  railM: -8,
  points: [
    [-90, 880],
    [90, 838],
    [300, 798],
    [520, 768],
    [720, 748],
    [880, 736],
    [1040, 728],
  ],
};

/**
 * Parma: the rose marble of the baptistery beside the cathedral's tower, the train across the
 * square, all seen over the violets.
 */
function Parma({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky' }]} />
      <Stars height={380} count={48} seed={61} />
      <Sun
        cx={136}
        cy={350}
        r={90}
        rings={[
          { r: 345, color: 'sky-mid' },
          { r: 245, color: 'sky-low' },
          { r: 160, color: 'halo' },
        ]}
      />
      <Cloud x={500} y={170} width={260} />
      <g transform="translate(-14 -126) scale(1.14)">
        <Cathedral />
      </g>
      <g transform="translate(-20 -198) scale(1.24)">
        <Baptistery />
      </g>
      <path fill={tone('ground')} d={rectangle(0, 690, 800, 320)} />
      <path
        fill={tone('ground-shade')}
        d="M446 690H830V752L560 730ZM198 690H304L420 724H312ZM0 690H180L214 704H20Z"
      />
      <path fill={tone('stone-mid')} d={trackBand(track, -3.2, 3.2)} />
      <path fill={tone('ink')} d={trackBand(track, -0.85, -0.65) + trackBand(track, 0.65, 0.85)} />
      <TrainBend track={track} tipM={12} cars={4} />
      <Violets />
      <Birds x={286} y={190} span={24} count={4} seed={94} />
    </Poster>
  );
}

export const poster: CityPoster = {
  Drawing: Parma,
  above: 'sky',
  cut: 63,
  tallCut: 82,
};
