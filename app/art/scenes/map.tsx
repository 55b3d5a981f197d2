import { routeLine, STATION_BY_KEY } from '#app/data/network/railways.ts';
import type { DrawingProps } from '../kit/drawing.tsx';
import { disc } from '../kit/furnishings.tsx';
import { rectangle } from '../kit/geometry.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, Scene } from '../kit/scene.tsx';
import { type PosterRole, tone } from '../palette.ts';
import { LAND_SHAPES } from '../social/land-shapes.ts';
import { MINUTES_FROM_ROME } from './minutes-from-rome.ts';

/** The size of a unit of the map here, and the place of Rome, from which the hours count. */
const SCALE = 0.235;
const CENTRE = { x: 470, y: 360 };

/** Points of a coast that are closer to each other are one, and smaller islands are left out. */
const LEAST_STEP = 16;

/** The bands by their last hour, brightest around Rome. */
const HOURS: readonly (readonly [hours: number, color: PosterRole])[] = [
  [4, 'ochre-shade'],
  [3, 'ochre'],
  [2, 'moon-shade'],
  [1, 'sun'],
];

/** How far from its station land is reached within minutes, in units of the map. */
const reachOf = (minutes: number) => 92 + 1.85 * minutes;

/** The land within some hours of Rome: a disc around each station that is reached sooner. */
function landWithin(hours: number): string {
  return Object.entries(MINUTES_FROM_ROME)
    .map(([key, minutes]) => {
      const station = STATION_BY_KEY.get(key);
      const left = hours * 60 - minutes;
      return station && left > 0 ? disc(station.x, station.y, reachOf(left)) : '';
    })
    .join('');
}

/** A coast in units of the map, of straight lines between fewer points. */
function coarse(name: string): string {
  const rings = (LAND_SHAPES.get(name) ?? '').split('M').slice(1);
  return rings.map(coarseRing).join('');
}

function coarseRing(ring: string): string {
  const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
  let [x = 0, y = 0] = numbers;
  const kept: [number, number][] = [[x, y]];
  for (let at = 2; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0;
    y += numbers[at + 1] ?? 0;
    const [lastX, lastY] = kept.at(-1) ?? [0, 0];
    if (Math.hypot(x - lastX, y - lastY) >= LEAST_STEP) kept.push([x, y]);
  }
  if (kept.length < 6) return '';
  const steps = kept.slice(1).map(([toX, toY], at) => {
    const [fromX, fromY] = kept[at] ?? [0, 0];
    return `${toX - fromX} ${toY - fromY}`;
  });
  return `M${kept[0]?.join(' ')}l${steps.join(' ')}z`;
}

/** The hours from Rome as a sun that rises over Italy, with the fast lines. */
export function MapScene({ title }: DrawingProps) {
  const rome = STATION_BY_KEY.get('rome') ?? { x: 0, y: 0 };
  const { x, y } = rome;
  const place = `translate(${CENTRE.x} ${CENTRE.y}) scale(${SCALE}) translate(${-x} ${-y})`;
  const lines = (['milan', 'naples', 'venice'] as const).map(
    (city) => routeLine({ departure: 'rome', arrival: city }).path,
  );
  return (
    <Scene title={title}>
      <path fill={tone('sea-mid')} d={rectangle(0, 0, SCENE_WIDTH, SCENE_HEIGHT)} />
      <clipPath id="hours-italy">
        <path d={coarse('italy')} />
      </clipPath>
      <g transform={place}>
        <path fill={tone('sea')} d={coarse('neighbours')} />
        <g clipPath="url(#hours-italy)">
          <path fill={tone('far-hill')} d={rectangle(0, 0, 4000, 4605)} />
          {HOURS.map(([hours, color]) => (
            <path key={color} fill={tone(color)} d={landWithin(hours)} />
          ))}
        </g>
        {/* Lines alone: a drawing has the palette's colours and no other fill. */}
        <path
          fill={tone('train')}
          fillOpacity={0}
          stroke={tone('train')}
          strokeWidth={26}
          strokeLinecap="round"
          strokeLinejoin="round"
          d={lines.join('')}
        />
        <path fill={tone('ink')} d={disc(x, y, 52)} />
        <path fill={tone('paper')} d={disc(x, y, 32)} />
      </g>
    </Scene>
  );
}
