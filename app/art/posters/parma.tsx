import { archRow } from '../kit/buildings.tsx';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { archPath, type Point, path, polygon, rectangle, seededRandom } from '../kit/geometry.ts';
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

/** Parma's violets, in the lower corner: five petals around a bright heart. */
function Violets() {
  const random = seededRandom(9);
  let petals = '';
  let hearts = '';
  for (let index = 0; index < 15; index += 1) {
    const x = 470 + (index % 8) * 44 + random() * 16;
    const y = 930 + Math.floor(index / 8) * 34 - (index % 8) * 3 + random() * 8;
    const r = 10 + Math.floor(index / 8) * 3;
    petals += [0, 72, 144, 216, 288]
      .map((degrees) => {
        const angle = ((degrees + 90) * Math.PI) / 180;
        const [u, v] = [Math.cos(angle) * r, Math.sin(angle) * r];
        return path`
          M${x} ${y}q${u - v * 0.9} ${v + u * 0.9} ${u * 1.5} ${v * 1.5}
          q${-0.5 * u + v * 1.2} ${-0.5 * v - u * 1.2} ${-u * 1.5} ${-v * 1.5}Z
        `;
      })
      .join('');
    hearts += disc(x, y, r * 0.24);
  }
  return (
    <>
      <path fill={tone('near-hill')} d="M-10 974Q240 960 420 922T810 850V1010H-10Z" />
      <path fill={tone('cypress')} d="M200 1010Q430 934 560 916T810 872V1010Z" />
      <path fill={tone('far-hill')} d={petals} />
      <path fill={tone('lamp')} d={hearts} />
    </>
  );
}

/** The track comes from behind the baptistery and turns across the square towards us. */
const track: Track = {
  camera: { x: 330, y: 604, scale: 1000 },
  railM: -10,
  points: [
    [-60, 968],
    [120, 914],
    [330, 856],
    [540, 810],
    [720, 778],
    [880, 758],
    [1040, 744],
  ],
};

/**
 * Parma: the rose marble of the baptistery beside the cathedral's tower, the train across the
 * square.
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
      <g transform="translate(46)">
        <Cathedral />
      </g>
      <g transform="translate(62)">
        <Baptistery />
      </g>
      <path fill={tone('ground')} d={rectangle(0, 716, 800, 290)} />
      <path
        fill={tone('ground-shade')}
        d="M434 716H750L830 734V764L540 752ZM232 716H324L430 750H332ZM0 716H216L250 732H20Z"
      />
      <path fill={tone('stone-mid')} d={trackBand(track, -3.2, 3.2)} />
      <path fill={tone('ink')} d={trackBand(track, -0.85, -0.65) + trackBand(track, 0.65, 0.85)} />
      <TrainBend track={track} tipM={15} cars={4} />
      <Violets />
      <Birds x={286} y={190} span={24} count={4} seed={94} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Parma, above: 'sky' };
