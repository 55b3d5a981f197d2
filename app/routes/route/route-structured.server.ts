import type { City } from '#app/data/cities/schema.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { figuresOf } from '#app/domain/timetable/figures.ts';
import { callsOf } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { faq } from '#app/seo/structured-data/lists.ts';
import type { StructuredNode, StructuredSite } from '#app/seo/structured-data/node.ts';
import { trailFromHome } from '#app/seo/structured-data/trail-from-home.server.ts';
import { route as routeNode } from '#app/seo/structured-data/travel.ts';
import { stationWords } from '#app/ui/trains/train-words.server.ts';
import type { RouteData } from './route-data.server.ts';

/**
 * What machines are told of a popular route: the way to its page, its trains, and the questions that the page answers.
 * Fares are left out, since the page only estimates them.
 *
 * @param description of the page, for people who have not opened it
 */
export function routeStructured(
  from: City,
  to: City,
  { names, questions, facts }: Pick<RouteData, 'names' | 'questions' | 'facts'>,
  description: string,
  site: StructuredSite,
  timetable: Timetable,
  language: Language,
): readonly StructuredNode[] {
  const t = textsFor(language, 'journey');
  const name = t('pair', names);
  const fastest = figuresOf(timetable, from.stationId, to.stationId)?.fastest;
  const stops = fastest?.changes === 0 ? callsOf(timetable, fastest.rides[0]).slice(1, -1) : [];
  const address = localAddress(routePath(from.slug, to.slug), language);
  const station = ({ stationId }: City) => ({
    name: stationWords(stationId, language),
    coordinates: stationCoordinates(stationId),
  });
  return [
    trailFromHome(site, language, { name, address }),
    routeNode(site, {
      name,
      description,
      address,
      departure: station(from),
      arrival: station(to),
      stops: stops.map(({ station }) => stationWords(station, language)),
      operators: facts.operators,
    }),
    faq(questions),
  ];
}
