import { type DrawingProps, Poster } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import {
  type Point,
  path,
  polygon,
  rectangle,
  seededRandom,
  smoothCurve,
} from '../kit/geometry.ts';
import { HillRange, Slope } from '../kit/land.tsx';
import { Campanile } from '../kit/landmarks.tsx';
import { projectRing, type RingWall, ringArcade, ringBand } from '../kit/ring-wall.ts';
import { Sky, Stars } from '../kit/sky.tsx';
import { type Track, trackBand } from '../kit/track.ts';
import { TrainBend } from '../kit/train-bend.tsx';
import { CypressRow } from '../kit/trees.tsx';
import { type PosterRole, tone } from '../palette.ts';
import type { CityPoster } from './city-poster.ts';

/** Seen from high on the steps, so that the viewer stands inside the ring; 180° is the far end. */
const arena: RingWall = { x: 400, y: 372, scale: 900, radius: 1, distance: 0.92, eye: 0.46 };

/** The area in front of a level circle of the arena, down to the foot of the picture. */
function within(radius: number, height: number): string {
  const edge = Array.from({ length: 7 }, (_, index) =>
    projectRing({ ...arena, radius }, 270 - index * 30, height),
  );
  return `M${smoothCurve(edge)}V1010H-10Z`;
}

const STEPS = Array.from({ length: 7 }, (_, index) => ({
  radius: 0.96 - index * 0.06,
  height: 0.34 - index * 0.044,
}));
const floor = { radius: 0.55, height: 0.03 };

/** Candles on the steps: one in every hand at the beginning of the opera. */
const candles = (() => {
  const random = seededRandom(40);
  return STEPS.flatMap(({ radius, height }, row) =>
    Array.from({ length: 13 }, () => {
      const degrees = 130 + random() * 100;
      const [x, y] = projectRing({ ...arena, radius: radius - 0.02 }, degrees, height - 0.012);
      const size = row < 4 ? 3 : 4;
      return path`M${Math.round(x)} ${Math.round(y) - 5}l${size} 5l${-size} 4l${-size} -4Z`;
    }),
  ).join('');
})();

const wing: RingWall = { ...arena, radius: 1.03 };
const wingBack: RingWall = { ...arena, radius: 1.1 };

/** The four bays that are left of the outer ring; they grow out of the rim. */
function Wing() {
  const [from, to, crest] = [198, 234, 0.83];
  const rows = [0.36, 0.52, 0.68];
  const arches = (ring: RingWall, half: number) =>
    rows
      .map((low) =>
        ringArcade(ring, { from: from + 5, to: to - 3, step: 9, half, low, high: low + 0.115 }),
      )
      .join('');
  return (
    <>
      <path
        fill={tone('rose-shade')}
        d={polygon([
          projectRing(wing, from, crest),
          projectRing(wingBack, from, crest),
          projectRing(wingBack, from, 0.2),
          projectRing(wing, from, 0.2),
        ])}
      />
      <path fill={tone('rose')} d={ringBand(wing, from, to, 0.2, crest)} />
      <path fill={tone('rose-shade')} d={arches(wing, 3.1)} />
      <path fill={tone('dusk-deep')} d={arches({ ...wing, x: wing.x + 4 }, 2.5)} />
      <path
        fill={tone('stone')}
        d={[0.335, 0.493, 0.653, 0.81]
          .map((height) => ringBand(wing, from, to, height, height + 0.022))
          .join('')}
      />
    </>
  );
}

/** The set of the opera: an Egyptian gate between obelisks, in the light of the stage. */
function Stage() {
  const obelisk = (x: number) =>
    path`M${x - 13} 650L${x - 8} 448L${x} 430L${x + 8} 448L${x + 13} 650Z`;
  const obeliskShade = (x: number) => path`M${x + 3} 650V436L${x + 8} 448L${x + 13} 650Z`;
  return (
    <>
      <path fill={tone('ochre')} d="M150 696H650V716Q400 758 150 716Z" />
      <path fill={tone('sun')} d="M150 700Q160 646 250 636H550Q640 646 650 700Q400 740 150 700Z" />
      <path fill={tone('stone')} d={obelisk(214) + obelisk(586)} />
      <path fill={tone('stone-shade')} d={obeliskShade(214) + obeliskShade(586)} />
      <path fill={tone('moon-shade')} d="M262 668L282 486H370L374 560H426L430 486H518L538 668Z" />
      <path
        fill={tone('ochre-shade')}
        d="M346 668L352 486H370L374 560V668ZM512 486H518L538 668H504ZM374 560H426V580H374Z"
      />
      <path
        fill={tone('stone')}
        d="M274 478H378V492H274ZM422 478H526V492H422ZM366 552H434V562H366Z"
      />
      <path fill={tone('train')} d="M376 668L380 580H420L424 668Z" />
      <path
        fill={tone('terracotta')}
        d={[300, 322, 450, 472]
          .map((x) => rectangle(x, 516, 10, 110) + disc(x + 5, 508, 6))
          .join('')}
      />
      <path
        fill={tone('ink')}
        d={[236, 290, 336, 470, 520, 566]
          .map((x, index) => {
            const y = 690 + (index % 3) * 7;
            return path`M${x - 8} ${y}q0 -30 8 -32q8 2 8 32Z` + disc(x, y - 37, 5);
          })
          .join('')}
      />
      <path
        fill={tone('paper')}
        d={`${path`M388 700q2 -44 12 -46q10 2 12 46Z`}${disc(400, 648, 6)}`}
      />
    </>
  );
}

interface SpectatorsProps {
  readonly y: number;
  readonly size: number;
  readonly step: number;
  readonly from: number;
  readonly color: PosterRole;
}

/** A row of heads and shoulders seen from behind; every third holds a candle. */
function Spectators({ y, size: s, step, from, color }: SpectatorsProps) {
  const places = Array.from(
    { length: Math.ceil((840 - from) / step) },
    (_, index): Point => [from + index * step, y + (index % 3) * 4],
  );
  const hands = places
    .filter((_, index) => index % 3 === 1)
    .map(([x, top]) => [x + s, top] as const);
  const flame = path`q${s * 0.24} ${s * 0.34} 0 ${s * 0.5}q${-s * 0.24} ${-s * 0.16} 0 ${-s * 0.5}Z`;
  return (
    <>
      <path
        fill={tone(color)}
        d={places
          .map(
            ([x, top]) =>
              path`
                M${x} ${top - s * 0.3}c${s * 0.6} 0 ${s * 0.6} ${s * 0.8} ${s * 0.26} ${s * 1.04}
                q${s * 0.74} 0 ${s * 0.74} ${s * 0.8}v300h${-s * 2}v-300
                q0 ${-s * 0.8} ${s * 0.74} ${-s * 0.8}
                c${-s * 0.34} ${-s * 0.24} ${-s * 0.34} ${-s * 1.04} ${s * 0.26} ${-s * 1.04}Z
              `,
          )
          .join('')}
      />
      <path fill={tone('ochre')} d={hands.map(([x, top]) => disc(x, top + 4, s * 0.42)).join('')} />
      <path
        fill={tone('paper')}
        d={hands.map(([x, top]) => rectangle(x - 2, top + s * 0.32, 5, s * 0.5)).join('')}
      />
      <path
        fill={tone('glitter')}
        d={hands.map(([x, top]) => path`M${x} ${top - s * 0.16}` + flame).join('')}
      />
    </>
  );
}

/** The railway around the hill beyond the river. */
const track: Track = {
  camera: { x: 400, y: 250, scale: 1000 },
  railM: -15,
  points: [
    [300, 424],
    [440, 418],
    [560, 398],
    [690, 366],
    [860, 352],
  ],
};

/**
 * Verona on a night of opera, from the steps of the Arena: candles, the stage, the wing of the
 * outer ring, and the train on its way around the hill.
 */
function Verona({ title }: DrawingProps) {
  return (
    <Poster title={title}>
      <Sky
        bands={[
          { y: 0, color: 'dusk-deep' },
          { y: 270, color: 'dusk' },
        ]}
      />
      <Stars height={340} count={32} seed={61} evening />
      <path fill={tone('moon')} d="M566 92a62 62 0 1 0 54 92a50 50 0 1 1 -54 -92Z" />
      <HillRange y={360} amplitude={30} waves={2} seed={33} bottom={520} color="hill" />
      <Slope
        points={[
          [380, 420],
          [540, 350],
          [690, 296],
          [810, 310],
        ]}
        bottom={520}
        color="near-hill"
      />
      <CypressRow from={[640, 330]} to={[780, 320]} heights={[60, 76, 56, 84]} />
      <Campanile x={452} y={450} width={44} height={240} />
      <path fill={tone('stone-shade')} d={trackBand(track, -3, 4)} />
      <TrainBend track={track} tipM={16} cars={4} />
      <Wing />
      <path fill={tone('stone-mid')} d={within(1, 0.36)} />
      <path fill={tone('stone-shade')} d={within(1, 0.345)} />
      {STEPS.map(({ radius, height }, index) => (
        <g key={radius}>
          <path fill={tone('rose-shade')} d={within(radius, height)} />
          <path
            fill={tone(index < 6 ? 'terracotta-shade' : 'ground-shade')}
            d={within(radius, height - 0.022)}
          />
        </g>
      ))}
      <path fill={tone('ground-shade')} d={within(floor.radius, floor.height)} />
      <path fill={tone('glitter')} d={candles} />
      <Stage />
      <Spectators y={770} size={26} step={50} from={6} color="sea-deep" />
      <Spectators y={818} size={40} step={76} from={-20} color="window" />
      <Spectators y={880} size={60} step={114} from={20} color="ink" />
    </Poster>
  );
}

export const poster: CityPoster = { Drawing: Verona, above: 'dusk-deep' };
