import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import {
  archPath,
  type Point,
  path,
  polygon,
  rectangle,
  seededRandom,
  smoothCurve,
} from '../kit/geometry.ts';
import { Slope } from '../kit/land.tsx';
import { Sky, Stars } from '../kit/sky.tsx';
import { surveyTrack, type Track, trackBand, trackWall } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { Glitter, Sea } from '../kit/water.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

const horizon = 520;

/** Out of the tunnel under the village, over the mouth of the brook, into the next headland. */
const track: Track = {
  camera: { x: 420, y: horizon, scale: 1000 },
  railM: -12,
  points: [
    [-60, 866],
    [110, 836],
    [270, 776],
    [400, 716],
    [500, 676],
    [590, 650],
  ],
};

/** The arches under the track, seen from the sea. */
function viaduct(): string {
  const { pointAt } = surveyTrack(track);
  const [span, pier, depth] = [7.4, 2.2, 9];
  return Array.from({ length: 9 }, (_, index) => {
    const from = 6 + index * (span + pier);
    const head = Array.from({ length: 7 }, (_, step): Point => {
      const angle = (step * Math.PI) / 6;
      const along = from + (span * (1 - Math.cos(angle))) / 2;
      return pointAt(along, 3, -1.6 - (1 - Math.sin(angle)) * (span / 2));
    });
    const foot = polygon([pointAt(from + span, 3, -depth), pointAt(from, 3, -depth)]);
    return `M${smoothCurve(head)}L${foot.slice(1)}`;
  }).join('');
}

const PAINTS = ['terracotta', 'ochre', 'rose', 'stone'] as const;
const SHADES = {
  terracotta: 'terracotta-shade',
  ochre: 'ochre-shade',
  rose: 'rose-shade',
  stone: 'stone-mid',
} as const satisfies Record<(typeof PAINTS)[number], PosterRole>;

interface HouseRow {
  readonly from: number;
  readonly to: number;
  /** The foot of the row at both ends, and how high its houses are at most. */
  readonly foot: readonly [left: number, right: number];
  readonly height: number;
  readonly width: number;
  readonly seed: number;
}

/** Tall narrow houses shoulder to shoulder, each in a colour of its own. */
function Houses({ from, to, foot, height, width, seed }: HouseRow) {
  const random = seededRandom(seed);
  const walls: Record<string, string> = {};
  let roofs = '';
  let panes = '';
  let last = -1;
  for (let x = from; x < to; ) {
    const w = width * (0.82 + random() * 0.36);
    const h = height * (0.66 + random() * 0.34);
    const y = foot[0] + ((foot[1] - foot[0]) * (x - from)) / (to - from);
    let pick = Math.floor(random() * PAINTS.length);
    if (pick === last) pick = (pick + 2) % PAINTS.length;
    last = pick;
    const paint = PAINTS[pick] ?? 'rose';
    const top = y - h;
    walls[paint] = (walls[paint] ?? '') + rectangle(x, top, w, h + 60);
    walls[SHADES[paint]] =
      (walls[SHADES[paint]] ?? '') + rectangle(x + w * 0.8, top, w * 0.2, h + 60);
    roofs += path`M${x - 3} ${top}l${w * 0.12} -9h${w * 0.82}l${w * 0.06 + 6} 9Z`;
    const pane = width * 0.13;
    for (let sill = top + pane * 3; sill < y - 4; sill += pane * 3.9)
      for (const share of [0.2, 0.52]) {
        if (random() < 0.16) continue;
        const left = x + w * share;
        panes += rectangle(left, sill - pane * 1.9, pane, pane * 1.9);
      }
    x += w;
  }
  return (
    <>
      {Object.entries(walls).map(([color, d]) => (
        <path key={color} fill={tone(color as PosterRole)} d={d} />
      ))}
      <path fill={tone('roof')} d={roofs} />
      <path fill={tone('glow-window')} d={panes} />
    </>
  );
}

/** The church's bell tower, with its dome, over the roofs. */
function BellTower({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path fill={tone('stone')} d={rectangle(x - 22, y - 170, 44, 200)} />
      <path fill={tone('stone-shade')} d={rectangle(x + 8, y - 170, 14, 200)} />
      <path
        fill={tone('rose')}
        d={rectangle(x - 26, y - 174, 52, 8) + rectangle(x - 26, y - 106, 52, 6)}
      />
      <path
        fill={tone('glow-window')}
        d={archPath(x - 7, y - 118, 15, 36) + archPath(x + 15, y - 118, 7, 36)}
      />
      <path
        fill={tone('roof')}
        d={path`M${x - 20} ${y - 174}Q${x - 18} ${y - 214} ${x} ${y - 226}Q${x + 18} ${y - 214} ${x + 20} ${y - 174}Z`}
      />
      <path
        fill={tone('roof-shade')}
        d={path`M${x + 6} ${y - 174}Q${x + 10} ${y - 210} ${x} ${y - 226}Q${x + 18} ${y - 214} ${x + 20} ${y - 174}Z`}
      />
    </>
  );
}

/** Vineyards on dry walls, step above step. */
const terraces = Array.from({ length: 9 }, (_, index) => {
  const y = 160 + index * 44;
  const left = 690 - index * 36;
  return path`M${left} ${y + 40}Q${left + 150} ${y - 6} 810 ${y - 60}v9Q${left + 150} ${y + 4} ${left} ${y + 50}Z`;
}).join('');

interface BoatProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: PosterRole;
}

function Boat({ x, y, size: s, color }: BoatProps) {
  return (
    <>
      <path
        fill={tone(color)}
        d={path`M${x - s} ${y - s * 0.3}Q${x} ${y - s * 0.1} ${x + s} ${y - s * 0.36}Q${x + s * 0.8} ${y + s * 0.1} ${x + s * 0.5} ${y + s * 0.1}H${x - s * 0.6}Q${x - s * 0.86} ${y + s * 0.1} ${x - s} ${y - s * 0.3}Z`}
      />
      <path
        fill={tone('paper')}
        d={path`M${x - s} ${y - s * 0.3}Q${x} ${y - s * 0.1} ${x + s} ${y - s * 0.36}l${-s * 0.04} ${s * 0.1}Q${x} ${y} ${x - s * 0.95} ${y - s * 0.2}Z`}
      />
    </>
  );
}

/**
 * La Spezia: a village of the Cinque Terre stacked above the sea, the train in the open between two
 * tunnels.
 */
function LaSpezia({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'sky' },
          { y: 300, color: 'sky-mid' },
        ]}
      />
      <Stars height={330} count={40} seed={14} />
      <path
        fill={tone('cloud')}
        d="M-10 300V196a66 66 0 0 1 108 -34a104 104 0 0 1 176 -20a84 84 0 0 1 128 58a52 52 0 0 1 60 100Z"
      />
      <Sea y={horizon} bottom={1000} />
      <path fill={tone('far-hill')} d="M-10 524V452Q60 430 130 470T290 524Z" />
      <path fill={tone('near-hill')} d="M290 640Q360 470 470 360T660 150T820 60V760H290Z" />
      <path fill={tone('olive')} d={terraces} />
      <Houses from={560} to={830} foot={[400, 330]} height={120} width={50} seed={4} />
      <BellTower x={520} y={470} />
      <Houses from={450} to={830} foot={[490, 430]} height={130} width={56} seed={19} />
      <Houses from={380} to={830} foot={[580, 540]} height={130} width={62} seed={7} />
      <path
        fill={tone('rose-shade')}
        d="M282 660L330 600L400 570L620 590H810V900H620L560 800L440 740Z"
      />
      <path
        fill={tone('terracotta-shade')}
        d="M282 660L330 600L352 640L330 700ZM400 570L440 640L420 700L470 760L440 740L360 690L390 640ZM590 640L640 700L620 780L690 900H620L560 800L580 720Z"
      />
      <path fill={tone('stone')} d={archPath(612, 668, 84, 100)} />
      <path fill={tone('ink')} d={archPath(616, 672, 64, 88)} />
      <path fill={tone('stone-shade')} d={trackWall(track, 3, 9)} />
      <path fill={tone('sea')} d={viaduct()} />
      <path fill={tone('stone')} d={trackBand(track, -3, 3)} />
      <TrainBend track={track} tipM={14} cars={3} />
      <path fill={tone('stone')} d={rectangle(644, 610, 10, 60)} />
      <Houses from={652} to={840} foot={[670, 650]} height={136} width={68} seed={31} />
      <path
        fill={tone('rose-shade')}
        d="M482 716L520 690L574 680L600 660L640 666L700 650L820 660V880L560 890L520 830L470 800Z"
      />
      <path
        fill={tone('terracotta-shade')}
        d="M574 680L600 660L640 690L660 760L720 700L700 800L740 884L620 888L640 800ZM482 716L520 690L540 750L500 800L470 800Z"
      />
      <Slope
        points={[
          [-10, 700],
          [60, 720],
          [110, 800],
          [150, 900],
          [190, 1010],
        ]}
        bottom={1010}
        color="cypress"
      />
      <Glitter x={560} y={890} bottom={985} width={380} count={9} seed={11} color="foam" />
      <Boat x={452} y={926} size={58} color="terracotta" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: LaSpezia, above: 'sky', cut: 80 };
