import { CHANGE_RULES } from '../timetable/change-rules.ts';

/**
 * Stations of one city that other companies' lines use, beside those that `CHANGE_RULES` joins: the
 * lines' own termini, which Trenitalia's timetable does not have.
 */
const FURTHER_STATIONS: readonly (readonly [stationId: string, otherId: string])[] = [
  ['83017004', '83250019'], // Milano Centrale and Cadorna
  ['83013078', '83254359'], // Como San Giovanni and Lago
  ['83012054', '83252510'], // Varese and Varese Nord
  ['83002485', '83256495'], // Novara and Novara Nord
  ['83011189', '83253690'], // Laveno Mombello and Laveno-Mombello Lago
];

const cities = joinCities([
  ...CHANGE_RULES.walks.map(([one, other]) => [one, other] as const),
  ...FURTHER_STATIONS,
]);

function joinCities(pairs: readonly (readonly [string, string])[]) {
  const joined = new Map<string, ReadonlySet<string>>();
  for (const [one, other] of pairs) {
    const city = new Set([...(joined.get(one) ?? [one]), ...(joined.get(other) ?? [other])]);
    for (const station of city) joined.set(station, city);
  }
  return joined;
}

/** The stations of a station's city, itself included. */
export function cityStations(stationId: string): ReadonlySet<string> {
  return cities.get(stationId) ?? new Set([stationId]);
}
