/** The trains from one guide city to another. */
export interface CityTrains {
  /** The fastest journey by the timetable; undefined where it has none. */
  readonly minutes?: number | undefined;
  /** Of popular pairs alone: how many trains run without a change on a weekday. */
  readonly perDay?: number;
  /**
   * Of popular pairs alone: where the fastest calls, as keys of the map's stations or names of
   * others.
   */
  readonly stops?: readonly string[] | undefined;
}

/** Two guide cities with the figures of the trains between them. */
export interface CityPair {
  /** The slugs of the cities, the more usual direction first. */
  readonly between: readonly [departure: string, arrival: string];
  /** The trains from the first city to the second, and those back. */
  readonly trains: readonly [there: CityTrains, back: CityTrains];
  readonly distanceKm: number;
  /** Undefined where no fare is known. */
  readonly priceCents?: number | undefined;
  /** A popular pair has a page of its own in each direction. */
  readonly isPopular: boolean;
  /** How often trains leave, in words; where the site's owner says so. */
  readonly frequency?: string | undefined;
}

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
