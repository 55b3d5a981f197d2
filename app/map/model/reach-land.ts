import { STATION_BY_KEY } from './railways.ts';
import type { Reach } from './reach.ts';

/** How far around a station its land reaches at most, in map units: about 70 km. */
const FARTHEST = 230;
/** The minutes in which one comes through about two thirds of it. */
const SPREAD_MINUTES = 50;

/**
 * Draws the land within some minutes of a station: a disc around each station that is reached, the larger the more minutes
 * are left there.
 *
 * @returns the data of closed paths, empty where nothing is in reach
 */
export function landWithin({ origin, times }: Reach, minutes: number): string {
  const reached = [[origin, { minutes: 0 }] as const, ...times];
  return reached
    .map(([key, time]) => {
      const { x, y, beyond } = STATION_BY_KEY.get(key) ?? { x: 0, y: 0, beyond: 0 };
      // The land of a place beyond the frame is not here.
      if (beyond !== undefined || time.minutes >= minutes) return '';
      const radius = Math.round(FARTHEST * (1 - Math.exp((time.minutes - minutes) / SPREAD_MINUTES)));
      return `M${x - radius} ${y}${[2, -2].map((way) => `a${radius} ${radius} 0 1 0 ${way * radius} 0`).join('')}z`;
    })
    .join('');
}
