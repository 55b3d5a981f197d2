import { stationCoordinates } from '#app/data/stations/stations.server.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { figuresOf } from '#app/domain/timetable/figures.ts';
import { callsOf } from '#app/domain/timetable/journey.ts';
import { type RouteFacts, route } from '#app/seo/structured-data/travel.ts';
import { stationWords } from '../trains/train-words.server.ts';

type TrainTripFacts = Pick<RouteFacts, 'name' | 'description' | 'address' | 'operators'>;

/** What machines are told of the trains between two stations, by their ids: with its stops where the fastest is a single train. */
export function trainTrip(
  { settings, language, timetable }: SiteRequest,
  from: string,
  to: string,
  facts: TrainTripFacts,
) {
  const fastest = figuresOf(timetable, from, to)?.fastest;
  const calls = fastest?.changes === 0 ? callsOf(timetable, fastest.rides[0]) : [];
  const station = (id: string) => ({ name: stationWords(id, language), coordinates: stationCoordinates(id) });
  return route(settings, {
    ...facts,
    departure: station(from),
    arrival: station(to),
    stops: calls.slice(1, -1).map((call) => stationWords(call.station, language)),
  });
}
