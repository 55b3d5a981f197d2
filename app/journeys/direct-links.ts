import { stationNameById } from '#app/data/cities/station-name.server.ts';
import { cityStationOfAirport, surroundingsOf } from '#app/data/cities/surroundings.server.ts';
import { operatorName } from '#app/data/operators/find-operator.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { loadedOperators } from './other-companies.ts';
import type { Side } from './station-hints.ts';
import type { BasisRequest } from './timetable-basis.ts';

/** How many stations a sentence names at most. */
const MOST_NAMED = 3;

/**
 * Which stations direct trains link a station with on a weekday: those of the timetable, with their
 * number and the shortest rides, then those of other companies; empty without any.
 *
 * @param side whether the rides are those from the station, or those to it
 * @example 'In this timetable, direct trains link Cagliari with 32 stations, among them …'
 */
export function directLinks(
  { planner, language }: Pick<BasisRequest, 'planner' | 'language'>,
  stationId: string,
  place: string,
  side: Side,
): string {
  const t = textsFor(language, 'trip');
  const sentences: string[] = [];

  const rides = planner.directFrom(stationId);
  const minutesOf = (id: string) =>
    side === 'from' ? rides.get(id) : planner.directFrom(id).get(stationId);
  const stations = mostImportant([...rides.keys()], stationId, language).flatMap((id) => {
    const minutes = minutesOf(id);
    if (minutes === undefined) return [];
    const [station, duration] = [stationNameById(id, language), formatDuration(minutes, language)];
    return [t('place.directLink', { station, duration })];
  });
  if (stations.length > 0) {
    const key = rides.size > stations.length ? 'place.direct' : 'place.directAll';
    sentences.push(t(key, { place, count: rides.size, stations: formatList(stations, language) }));
  }

  const loaded = loadedOperators(planner.timetable);
  const others = [...linkedStations(stationId)].filter(
    ([id, operator]) => !rides.has(id) && !loaded.has(operator),
  );
  for (const [operator, links] of Map.groupBy(others, ([, operator]) => operator)) {
    const ids = links.map(([id]) => id);
    const stations = mostImportant(ids, stationId, language).map((id) =>
      stationNameById(id, language),
    );
    if (stations.length === 0) continue;
    sentences.push(
      t('place.directOfOthers', {
        operator: operatorName(operator, language),
        place,
        stations: formatList(stations, language),
      }),
    );
  }
  return sentences.join(' ');
}

/**
 * The most important of some stations, one for each city, whose airport stands for nothing more.
 *
 * @param fromId the station that they are linked with, whose own airport is not named
 */
function mostImportant(
  ids: readonly string[],
  fromId: string,
  language: Language,
): readonly string[] {
  const { stationsById } = stationIndexFor(language);
  const weightOf = (id: string) => stationsById.get(id)?.weight ?? 0;
  const ranked = ids
    .filter((id) => weightOf(id) > 0 && cityStationOfAirport(id) !== fromId)
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  const cityOf = (id: string) => {
    const { city, isInside } = surroundingsOf(id) ?? {};
    return isInside ? city : id;
  };
  return [...Map.groupBy(ranked, (id) => cityOf(cityStationOfAirport(id) ?? id)).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, MOST_NAMED);
}
