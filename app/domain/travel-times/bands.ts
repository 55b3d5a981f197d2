/** The upper ends of the travel-time map's bands, in hours. */
export const BAND_HOURS = [1, 2, 3, 4, 6] as const;

/** A band of the travel-time map by its last hour: 3 is more than two hours and at most three. */
export type Band = (typeof BAND_HOURS)[number];

/** The band of a travel time in minutes; undefined beyond the last band. */
export function bandOf(minutes: number): Band | undefined {
  return BAND_HOURS.find((hours) => minutes <= hours * 60);
}
