import { CITIES } from '#app/data/cities/cities.ts';
import { findOperator } from '#app/data/operators/find-operator.ts';
import { linkedStations } from '#app/data/other-lines/other-lines.server.ts';
import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import { formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { loadedOperators } from './other-companies.ts';
import type { BasisRequest } from './timetable-basis.ts';

/** Another company's direct trains between one end of a trip and cities with a guide. */
interface Link {
  readonly operator: string;
  readonly hubs: readonly string[];
}

/**
 * Says which cities another company's direct trains join with an end of a trip that the timetable
 * has few journeys for: a change there may well be quicker. Undefined where no such train is known.
 */
export function changeToOthers(
  { planner, language }: Pick<BasisRequest, 'planner' | 'language'>,
  fromId: string,
  toId: string,
): string | undefined {
  const loaded = loadedOperators(planner.timetable);
  const t = textsFor(language, 'trains');
  const names = { from: nameOf(fromId, language), to: nameOf(toId, language) };
  const ends = [
    ['changeTo', linkOf(toId, fromId, loaded)],
    ['changeFrom', linkOf(fromId, toId, loaded)],
  ] as const;
  for (const [key, link] of ends) {
    if (!link) continue;
    const operator = findOperator(link.operator)?.name[language] ?? link.operator;
    const hubs = formatList(
      link.hubs.map((id) => nameOf(id, language)),
      language,
    );
    return t(`facts.${key}`, { ...names, operator, hubs });
  }
  return undefined;
}

function linkOf(end: string, other: string, loaded: ReadonlySet<string>): Link | undefined {
  const linked = linkedStations(end);
  const hubs = CITIES.map(({ stationId }) => stationId).filter(
    (id) => id !== other && linked.has(id) && !loaded.has(linked.get(id) ?? ''),
  );
  const operator = linked.get(hubs[0] ?? '');
  if (operator === undefined) return undefined;
  return { operator, hubs: hubs.filter((id) => linked.get(id) === operator) };
}

function nameOf(stationId: string, language: Language): string {
  return endNameOf({ stationId }, language) ?? stationId;
}
