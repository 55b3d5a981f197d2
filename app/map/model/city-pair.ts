import type { CityPair, CityTrains } from '#app/journeys/city-pairs.ts';

/** Tells whether a pair joins two cities, in either direction. */
export function joins({ between }: CityPair, one: string, other: string): boolean {
  return one !== other && between.includes(one) && between.includes(other);
}

/** The trains of a pair that leave one of its cities. */
export function trainsFrom({ between, trains }: CityPair, city: string): CityTrains {
  return between[0] === city ? trains[0] : trains[1];
}

/**
 * The pairs of a city that trains link, the quickest from there first, each with its other city.
 */
export function pairsFrom(pairs: readonly CityPair[], city: string) {
  return pairs
    .filter(({ between }) => between.includes(city))
    .flatMap((pair) => {
      const { minutes } = trainsFrom(pair, city);
      const [first, second] = pair.between;
      return minutes === undefined
        ? []
        : [{ city: first === city ? second : first, pair, minutes }];
    })
    .sort((a, b) => a.minutes - b.minutes || (a.city < b.city ? -1 : 1));
}
