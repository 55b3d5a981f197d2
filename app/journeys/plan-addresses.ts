import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { PathEnd } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { type PlanStop, planFields, planQuery, withStop } from '#app/domain/search/trip-plan.ts';
import { fold } from '#app/domain/stations/fold.ts';
import { exactStation } from '#app/domain/stations/resolve.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { localAddress, MAP_PATH, PATHS } from '#app/i18n/addresses.ts';

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

/** Writes the address of the map whose stations are added to a plan. */
export function mapOfPlan(language: Language, stops: readonly PlanStop[], date?: IsoDate): string {
  return localAddress(MAP_PATH, language, { plan: planQuery(stops, date) });
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

/** An end of a trip as a plan's address names it: `rimini.san-marino` with a place beyond it. */
export function placeOfEnd(station: Station, slug: string | undefined, language: Language): string {
  const place = placeOfStation(station, language);
  return slug ? `${place}.${slug}` : place;
}

/** The address of a new plan through some stations, by their ids, from a day on if one is named. */
export function planThrough(ends: readonly PathEnd[], language: Language, date?: IsoDate): string {
  const { stationsById } = stationIndexFor(language);
  const stops = ends.reduce<readonly PlanStop[]>((before, { stationId, place }) => {
    const station = stationsById.get(stationId);
    return station ? withStop(before, placeOfEnd(station, place, language)) : before;
  }, []);
  return planAddress(language, stops, date);
}
