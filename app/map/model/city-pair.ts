import type { CityPair, CityTrains } from '#app/journeys/city-pairs.ts';
import type { RouteEnds } from './map-view.ts';

/** The pair of a route's two cities, in either direction. */
export function findPair(
  pairs: readonly CityPair[],
  { departure, arrival }: RouteEnds,
): CityPair | undefined {
  return pairs.find(({ between }) => between.includes(departure) && between.includes(arrival));
}

/** The trains of a pair that depart from one of its cities. */
export function trainsFrom({ between, trains }: CityPair, city: string): CityTrains {
  return between[0] === city ? trains[0] : trains[1];
}

interface PairFromCity {
  readonly pair: CityPair;
  readonly city: string;
  readonly minutes: number;
}

/** The pairs of a city that have trains, the fastest first. */
export function pairsFrom(pairs: readonly CityPair[], from: string): PairFromCity[] {
  return pairs
    .filter(({ between }) => between.includes(from))
    .flatMap((pair) => {
      const [first, second] = pair.between;
      const { minutes } = trainsFrom(pair, from);
      if (minutes === undefined) return [];
      return [{ pair, city: first === from ? second : first, minutes }];
    })
    .sort((a, b) => a.minutes - b.minutes || (a.city < b.city ? -1 : 1));
}
