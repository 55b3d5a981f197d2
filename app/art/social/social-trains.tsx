import { GEOGRAPHY } from '#app/data/network/railways.ts';
import type { MapPoint } from '#app/domain/lines/polyline.ts';
import type { TrainsAt } from '#app/journeys/moving-trains/trains-at.ts';
import { tone } from '../palette.ts';
import { LAND_SHAPES } from './land-shapes.ts';

interface SocialTrainsProps {
  readonly trains: TrainsAt;
  readonly isNight: boolean;
  /** Where the picture begins, and how large it is, in pixels. */
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the map with Italy, in map units: as high as the picture needs it. */
const FRAME = { left: 430, top: 640, width: 3480 } as const;
const DAY = {
  sea: 'sea',
  land: 'stone',
  abroad: 'stone-mid',
  line: 'stone-shade',
  regional: 'ink',
  long: 'ochre-shade',
  fast: 'train',
} as const;
/** By night the trains are lights on a dark land. */
const NIGHT = {
  sea: 'sea-deep',
  land: 'ground',
  abroad: 'ground-shade',
  line: 'stone-mid',
  regional: 'snow',
  long: 'glow-window',
  fast: 'train-light',
} as const;
/** The opacity of a tail's parts, from the head on. */
const TAILS = [0.9, 0.5, 0.25] as const;
/** Each part is so many minutes long. */
const PART = 2;

/** The trains of a minute on the land, as the map draws them. */
export function SocialTrains({ trains, isNight, x, width, height }: SocialTrainsProps) {
  const tones = isNight ? NIGHT : DAY;
  const scale = width / FRAME.width;
  const pixel = 1 / scale;
  // The shortest line has the round ends of a dot.
  const dots = (points: readonly MapPoint[], size: number) => (
    <path
      d={points.map(([left, top]) => `M${left} ${top}h.1`).join('') || undefined}
      strokeWidth={size * pixel}
    />
  );
  return (
    <g
      transform={`translate(${x} 0) scale(${scale}) translate(${-FRAME.left} ${-FRAME.top})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        fill={tone(tones.sea)}
        d={`M${FRAME.left - FRAME.width} ${FRAME.top}h${2 * FRAME.width}v${height * pixel}h${-2 * FRAME.width}z`}
      />
      <path fill={tone(tones.abroad)} d={LAND_SHAPES.get('neighbours')} />
      <path fill={tone(tones.land)} d={LAND_SHAPES.get('italy')} />
      <path
        d={GEOGRAPHY.segments.map(({ path }) => path).join('')}
        stroke={tone(tones.line)}
        strokeOpacity={0.6}
        strokeWidth={pixel}
      />
      <g stroke={tone(tones.regional)}>{dots(trains.regional, 2.6)}</g>
      <g stroke={tone(tones.long)}>{dots(trains.long, 5)}</g>
      {TAILS.map((opacity, at) => (
        <path
          key={opacity}
          d={trains.fast
            .map((places) => pathOf(places.slice(PART * at, PART * (at + 1) + 1)))
            .join('')}
          stroke={tone(tones.fast)}
          strokeOpacity={opacity}
          strokeWidth={4.5 * pixel}
        />
      ))}
      <g stroke={tone('paper')}>{dots(heads(trains), 10)}</g>
      <g stroke={tone(tones.fast)}>{dots(heads(trains), 7.5)}</g>
    </g>
  );
}

function heads({ fast }: TrainsAt): readonly MapPoint[] {
  return fast.flatMap(([head]) => (head ? [head] : []));
}

function pathOf(points: readonly MapPoint[]): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
