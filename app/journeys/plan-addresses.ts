import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type PlanStop, planFields, withStop } from '#app/domain/search/trip-plan.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { exactStation } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';

/**
 * Writes the address of a plan's page, or of its calendar file. Commas stay readable, as a query
 * allows (RFC 3986, section 3.4).
 */
export function planAddress(
  language: Language,
  stops: readonly PlanStop[],
  date?: IsoDate,
  path: string = PATHS.plan,
): string {
  return localAddress(path, language, planFields(stops, date)).replaceAll('%2C', ',');
}

/**
 * A station as a plan's address names it: by its name's words, or by its id where they do not mean
 * it alone.
 * @example 'florence-s-m-novella'
 */
export function placeOfStation(station: Station, language: Language): string {
  const words = fold(station.label).replaceAll(' ', '-');
  return exactStation(stationIndexFor(language), words)?.id === station.id ? words : station.id;
}

/** The address of a new plan through some stations, by their ids, from a day on if one is named. */
export function planThrough(
  stationIds: readonly string[],
  language: Language,
  date?: IsoDate,
): string {
  const { stationsById } = stationIndexFor(language);
  const stations = stationIds.flatMap((id) => stationsById.get(id) ?? []);
  const stops = stations.reduce<readonly PlanStop[]>(
    (before, station) => withStop(before, placeOfStation(station, language)),
    [],
  );
  return planAddress(language, stops, date);
}
