import type { SiteRequest } from '#app/domain/site.ts';
import { journeyStations } from '#app/journeys/journey-stations.ts';
import { stationWords } from '#app/journeys/train-words.ts';
import { trainStation } from '#app/seo/structured-data.server.ts';

/** The trains as their page describes them; its address begins at the root of the site. */
interface TrainFacts extends Readonly<Record<'name' | 'description' | 'address', string>> {
  readonly operators: readonly { readonly name: string; readonly website: string }[];
}

/**
 * The structured data of the trains between two stations, by their ids (TrainTrip). It has stops
 * where the fastest journey is a single train.
 */
export function trainTrip(
  { settings, language, planner }: SiteRequest,
  from: string,
  to: string,
  { name, description, address, operators }: TrainFacts,
) {
  const fastest = planner.figuresOf(from, to)?.fastest;
  const stops =
    fastest?.changes === 0 ? journeyStations(planner.timetable, fastest).slice(1, -1) : [];
  const calls = [from, ...stops, to];
  return {
    '@type': 'TrainTrip',
    name,
    description,
    url: `${settings.publicOrigin}${address}`,
    departureStation: trainStation(from, stationWords(from, language)),
    arrivalStation: trainStation(to, stationWords(to, language)),
    ...(stops.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: calls.map((id, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: { '@type': 'TrainStation', name: stationWords(id, language) },
        })),
      },
    }),
    provider: operators.map(({ name, website }) => ({
      '@type': 'Organization',
      name,
      url: website,
    })),
  };
}
