import { merlons } from '../kit/battlement.ts';
import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { archPath, path, polygon, rectangle } from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { RoundDome } from '../kit/landmarks.tsx';
import { Birds, Cloud, Sky, Stars, Sun } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const x = 520;
const foot = 720;
const storey = 46;
const base = 86;

/** A ring of the tower: its edges bow upwards, the more so the higher it is above the eye. */
function drum(half: number, low: number, high: number, from = -1, to = 1): string {
  const bow = (height: number) => 3 + height * 0.016;
  const edge = (height: number, share: number) => foot - height - bow(height) * (1 - share * share);
  const middle = (from + to) / 2;
  const control = (height: number) =>
    2 * edge(height, middle) - (edge(height, from) + edge(height, to)) / 2;
  return path`
    M${x + half * from} ${edge(high, from)}
    Q${x + half * middle} ${control(high)} ${x + half * to} ${edge(high, to)}V${edge(low, to)}
    Q${x + half * middle} ${control(low)} ${x + half * from} ${edge(low, from)}Z
  `;
}

/** Openings around a drum, narrower towards its edges. */
function loggia(half: number, low: number, high: number, count: number, share: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count - 0.5) * Math.PI;
    const width = ((half * Math.PI) / count) * Math.cos(angle) * share;
    const bow = (3 + low * 0.016) * Math.cos(angle) ** 2;
    return width < 3
      ? ''
      : archPath(x + half * Math.sin(angle), foot - low - bow, width, high - low);
  }).join('');
}

/** The columns in front of one storey, from one to another of the twelve that can be seen. */
function columns(low: number, from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const angle = ((from + index) / 11 - 0.5) * Math.PI * 0.96;
    const bow = (3 + low * 0.016) * Math.cos(angle) ** 2;
    return rectangle(x + 67 * Math.sin(angle) - 2.2, foot - low - storey - bow, 4.4, storey);
  }).join('');
}

function Tower() {
  const floors = [0, 1, 2, 3, 4, 5].map((row) => base + row * storey);
  const top = base + 6 * storey;
  return (
    <g transform={`rotate(5.5 ${x + 60} ${foot})`}>
      <path fill={tone('stone')} d={drum(70, -26, base)} />
      <path fill={tone('stone-shade')} d={drum(70, -26, base, 0.28, 1)} />
      <path fill={tone('stone-mid')} d={loggia(70, 16, 72, 8, 0.6)} />
      <path fill={tone('window')} d={archPath(x - 13, foot - 8, 17, 46)} />
      <path fill={tone('stone-mid')} d={drum(60, base, top)} />
      <path fill={tone('stone-shade')} d={drum(60, base, top, 0.28, 1)} />
      <path
        fill={tone('glow-window')}
        d={floors.map((low) => loggia(61, low + 4, low + 34, 11, 0.62)).join('')}
      />
      <path
        fill={tone('stone')}
        d={[...floors, top].map((low) => drum(71, low - 6, low + 4)).join('')}
      />
      <path fill={tone('stone')} d={floors.map((low) => columns(low, 0, 7)).join('')} />
      <path fill={tone('stone-mid')} d={floors.map((low) => columns(low, 7, 12)).join('')} />
      <path
        fill={tone('far-hill')}
        d={[...floors, top].map((low) => drum(71, low - 6, low + 4, 0.28, 1)).join('')}
      />
      <path fill={tone('stone')} d={drum(46, top + 4, top + 62)} />
      <path fill={tone('stone-shade')} d={drum(46, top + 4, top + 62, 0.28, 1)} />
      <path fill={tone('glow-window')} d={loggia(46, top + 8, top + 44, 5, 0.5)} />
      <path fill={tone('stone')} d={drum(51, top + 56, top + 64)} />
    </g>
  );
}

/** The round east end, its loggia over blind arches, the far half in shade. */
function Apse() {
  const bays = [346, 364, 384, 402];
  return (
    <>
      <path fill={tone('stone')} d="M332 604Q404 608 412 646V722H332Z" />
      <path fill={tone('stone-shade')} d="M374 612Q408 622 412 646V722H374Z" />
      <path fill={tone('roof')} d="M326 574L356 592Q404 606 418 640Q376 622 326 622Z" />
      <path fill={tone('roof-shade')} d="M356 592Q404 606 418 640Q398 628 374 624Z" />
      <path
        fill={tone('glow-window')}
        d={bays.map((at, i) => archPath(at, 664 + i * 2, 11 - i, 24)).join('')}
      />
      <path fill={tone('stone-mid')} d={bays.map((at) => archPath(at, 718, 12, 40)).join('')} />
    </>
  );
}

function Cathedral() {
  return (
    <>
      <RoundDome x={176} y={520} width={136} height={112} colors={['stone-mid', 'stone-shade']} />
      <path fill={tone('ochre')} d={rectangle(174, 392, 4, 20)} />
      <path fill={tone('stone')} d={rectangle(106, 512, 140, 50)} />
      <path fill={tone('stone-shade')} d={rectangle(204, 512, 42, 50)} />
      <path
        fill={tone('stone-mid')}
        d={polygon([
          [-10, 548],
          [316, 548],
          [340, 574],
          [-10, 574],
        ])}
      />
      <path fill={tone('stone')} d={rectangle(-10, 572, 342, 52) + rectangle(-10, 640, 352, 82)} />
      <Apse />
      <path
        fill={tone('roof')}
        d={polygon([
          [-10, 618],
          [330, 618],
          [352, 646],
          [-10, 646],
        ])}
      />
      <path
        fill={tone('stone-mid')}
        d={Array.from({ length: 8 }, (_, i) => archPath(24 + i * 42, 716, 32, 58)).join('')}
      />
      <path
        fill={tone('glow-window')}
        d={
          Array.from({ length: 8 }, (_, i) => archPath(20 + i * 42, 612, 11, 28)).join('') +
          Array.from({ length: 8 }, (_, i) => archPath(24 + i * 42, 706, 11, 34)).join('') +
          Array.from({ length: 6 }, (_, i) => archPath(113 + i * 17, 548, 7, 22)).join('')
        }
      />
      <path
        fill={tone('rose')}
        d={[582, 654, 714].map((y) => rectangle(-10, y, y < 600 ? 342 : 352, 4)).join('')}
      />
    </>
  );
}

/** The track bends across the lawn and comes towards the viewer. */
const track: Track = {
  camera: { x: 400, y: 640, scale: 1100 },
  railM: -11,
  points: [
    [520, 1080],
    [410, 940],
    [304, 862],
    [316, 806],
    [420, 775],
    [600, 763],
    [820, 757],
  ],
};

/**
 * Pisa: the tower leaning over the lawn, the cathedral beside it, and the train on its bend towards
 * us.
 */
function Pisa({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky bands={[{ y: 0, color: 'sky-deep' }]} />
      <Stars height={360} count={50} seed={83} />
      <Sun
        cx={318}
        cy={470}
        r={92}
        rings={[
          { r: 430, color: 'sky' },
          { r: 300, color: 'haze' },
          { r: 190, color: 'sky-low' },
        ]}
      />
      <Cloud x={590} y={230} width={270} />
      <HillRange y={604} amplitude={38} waves={2} seed={16} bottom={720} color="far-hill" />
      <HillRange y={650} amplitude={16} waves={3} seed={4} bottom={730} color="hill" />
      <path fill={tone('ochre')} d={rectangle(0, 690, 800, 60) + merlons(380, 690, 430, 17, 12)} />
      <Cathedral />
      <path fill={tone('near-hill')} d={rectangle(0, 716, 800, 284)} />
      <Tower />
      <Slope
        points={[
          [-10, 718],
          [300, 722],
          [480, 718],
          [640, 728],
          [810, 722],
        ]}
        bottom={740}
        color="near-hill"
      />
      <path fill={tone('shadow')} d="M458 719L590 726L860 816V880Z" />
      <path fill={tone('ground')} d={trackBand(track, -3.6, 3.6)} />
      <path
        fill={tone('stone-shade')}
        d={trackBand(track, -0.9, -0.7) + trackBand(track, 0.7, 0.9)}
      />
      <TrainBend track={track} tipM={26} cars={6} />
      <CypressRow from={[764, 790]} to={[724, 764]} heights={[230, 150]} />
      <Slope
        points={[
          [-10, 860],
          [150, 900],
          [330, 960],
          [460, 1010],
        ]}
        bottom={1010}
        color="cypress"
      />
      <Birds x={150} y={310} span={24} count={4} seed={54} />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Pisa, above: 'sky-deep' };
