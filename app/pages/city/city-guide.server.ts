import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { posterCut } from '#app/art/poster-cuts.server.ts';
import { CITIES } from '#app/data/cities/cities.ts';
import { POPULATION_SOURCE } from '#app/data/cities/population-source.ts';
import type { City, CitySource } from '#app/data/cities/schema.ts';
import { otherCities } from '#app/domain/cities/other-cities.ts';
import type { Language } from '#app/domain/language.ts';
import { WEDNESDAY } from '#app/domain/timetable/timetable.ts';
import { cityPath, hotelsPath, localAddress, PATHS, posterFilePath } from '#app/i18n/addresses.ts';
import { formatList } from '#app/i18n/format.ts';
import { cityConnections, connectionsNote, otherTrainsTo } from '#app/journeys/city-connections.ts';
import { sourceAge } from '#app/journeys/source-age.ts';
import type { BasisRequest } from '#app/journeys/timetable-basis.ts';
import { timeNote, timetableSource } from '#app/journeys/timetable-source.ts';
import { cityCard } from '#app/ui/city/city-card.server.ts';

/** The number of cities with direct trains that the facts of a guide name. */
const DIRECT_CITIES = 6;

/** The data of a city's guide in one language, without the city's own texts. */
export function cityGuide(city: City, request: BasisRequest) {
  const { planner, language } = request;
  const connections = cityConnections(city, request);
  const others = otherTrainsTo(city, request);
  const trains = connections.flatMap(({ stationId }) =>
    planner.directTrains(stationId, city.stationId, WEDNESDAY),
  );
  const uncounted = connectionsNote(connections, language);
  const served = others.flatMap(({ cities }) => cities);
  const direct = new Set([...connections.map(({ name }) => name), ...served]);
  const named = [...direct].slice(0, DIRECT_CITIES);
  const poster = drawingAddress(city.slug);
  return {
    poster,
    cut: posterCut(poster),
    posterFiles: {
      sheet: localAddress(posterFilePath(city.slug, 'sheet'), language),
      wallpaper: posterFilePath(city.slug, 'wallpaper'),
    },
    direct: named.length < direct.size ? named.join(', ') : formatList(named, language),
    /** The map with the direct trains of the city, where the guide does not name all. */
    allDirect:
      named.length < direct.size
        ? localAddress(PATHS.map, language, { station: city.slug })
        : undefined,
    bookAddress: localAddress(PATHS.home, language, { destination: city.stationId }),
    hotelsAddress: localAddress(hotelsPath(city.slug), language),
    attractions: city.attractions.map(({ picture, name, line }) => ({
      name: name[language],
      line: line[language],
      picture: picture && drawingAddress(`sight-${city.slug}-${picture}`),
    })),
    connections,
    connectionsNote: uncounted,
    /** The page names the companies whose trains it does not count. */
    namesOthers: uncounted !== undefined || others.length > 0,
    note: [timeNote(request, trains), ...others.map(({ text }) => text)].join(' '),
    populationYear: POPULATION_SOURCE.year,
    others: otherCities(CITIES, city).map((other) => ({
      ...cityCard(other, cityPath, language),
      text: other.summary[language],
    })),
    sources: [
      timetableSource(planner.timetable, language, trains),
      {
        ...sourceIn(POPULATION_SOURCE, language),
        age: sourceAge(POPULATION_SOURCE, request.today, language),
      },
      ...city.sources.map((source) => sourceIn(source, language)),
    ],
  };
}

/**
 * A source under its name in a language, or else under its own Italian one, which the page then
 * marks as Italian.
 */
function sourceIn({ name, url, year }: CitySource, language: Language) {
  if (typeof name !== 'string') return { name: name[language], url, year };
  return { name, url, year, nameLanguage: language === 'it' ? undefined : 'it' };
}
