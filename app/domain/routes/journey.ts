/** How the fastest trains of a journey are sold and built: by line speed, by category, or as local trains. */
export const JOURNEY_TYPES = ['high-speed', 'intercity', 'regional'] as const;

/** One of the kinds of train that make a journey. */
export type JourneyType = (typeof JOURNEY_TYPES)[number];

/** How often trains leave in one direction on a working day: at a regular interval, or so many in all. */
export type Frequency = { readonly everyMinutes: number } | { readonly trainsPerDay: number };

/** A published figure and the id of the source that publishes it. */
export type Figure<Value = number> = { readonly value: Value; readonly source: string };

/**
 * What holds for the trains between two guide cities, whichever way one travels.
 *
 * `between` names the two city slugs; the first is where `stops` begins. `stops` holds city slugs and, for places
 * without a guide, station names; an empty list means that no stop is known. Distances follow the rails.
 */
export type Journey = {
  readonly between: readonly [string, string];
  readonly popular: boolean;
  readonly type: JourneyType;
  /** Changes of train on the fastest journey; 0 is a direct train. */
  readonly changes: number;
  readonly distanceKm: Figure;
  readonly fastestMinutes: Figure;
  readonly frequency?: Figure<Frequency> | undefined;
  /** Lowest adult fare in second class when bought well ahead. */
  readonly fromPriceCents?: Figure | undefined;
  readonly operators: readonly string[];
  readonly stops: readonly string[];
};

/** A journey seen from one of its cities. */
export type Connection = { readonly city: string; readonly journey: Journey };

/**
 * Finds the record of a pair of cities, in whichever order they are given.
 *
 * @returns undefined when no record joins the two, and for a city paired with itself.
 */
export function findJourney<J extends Journey>(journeys: readonly J[], a: string, b: string): J | undefined {
  return journeys.find(
    ({ between: [first, second] }) => (first === a && second === b) || (first === b && second === a),
  );
}

/**
 * Lists where one can get from a city, the quickest first.
 *
 * Equal times are ordered by the slug of the other city, so that the list never depends on the order of the data.
 */
export function journeysFrom(journeys: readonly Journey[], city: string): Connection[] {
  return journeys
    .flatMap((journey): Connection[] => {
      const [first, second] = journey.between;
      if (first === city) return [{ city: second, journey }];
      if (second === city) return [{ city: first, journey }];
      return [];
    })
    .sort(
      (a, b) => a.journey.fastestMinutes.value - b.journey.fastestMinutes.value || (a.city < b.city ? -1 : 1),
    );
}
