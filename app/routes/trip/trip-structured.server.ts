import { OPERATORS } from '#app/data/journeys/operators.ts';
import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import { figuresOf } from '#app/domain/timetable/figures.ts';
import { callsOf } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import type { Trip } from '#app/domain/trips/trip-path.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { StructuredNode, StructuredSite } from '#app/seo/structured-data/node.ts';
import { trailFromHome } from '#app/seo/structured-data/trail-from-home.server.ts';
import { route } from '#app/seo/structured-data/travel.ts';
import { stationWords } from '#app/ui/trains/train-words.server.ts';
import type { TripData } from './trip-data.server.ts';

/** What machines are told of a trip: the way to its page, and its fastest train where that needs no change. */
export function tripStructured(
  { from, to }: Trip,
  { names, description }: Pick<TripData, 'names' | 'description'>,
  address: string,
  site: StructuredSite,
  timetable: Timetable,
  language: Language,
): readonly StructuredNode[] {
  const name = textsFor(language, 'journey')('pair', names);
  const trail = trailFromHome(site, language, { name, address });
  const fastest = figuresOf(timetable, from.id, to.id)?.fastest;
  if (!fastest || fastest.changes > 0) return [trail];
  const feeds = new Set(timetable.feeds.map((feed) => feed.name));
  const station = (id: string) => ({
    name: stationWords(id, language),
    coordinates: stationCoordinates(id),
  });
  return [
    trail,
    route(site, {
      name,
      description,
      address,
      departure: station(from.id),
      arrival: station(to.id),
      stops: callsOf(timetable, fastest.rides[0])
        .slice(1, -1)
        .map((call) => stationWords(call.station, language)),
      operators: Object.values(OPERATORS).filter((operator) => feeds.has(operator.name)),
    }),
  ];
}
