import { readdirSync } from 'node:fs';
import { POPULAR_PAIRS } from '#app/data/journeys/pairs.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { addDays, romeDate } from '#app/domain/search/iso-date.ts';
import type { Station } from '#app/domain/stations/station.ts';
import { journeyAnswerPath } from '#app/i18n/addresses.ts';
import { pairName, socialPictureAddress } from '#app/seo/social-picture.ts';

/** The paths of the guide cities, from the names of their files: they import as Vite does. */
const CITIES = readdirSync('app/data/cities/guides').map((name) => name.replace('.ts', ''));

/** Every pair of stations in one direction; those beside each other in the list come first. */
function* pairsOfStations(): Generator<readonly [from: Station, to: Station]> {
  const { stations } = stationIndexFor('en');
  for (let distance = 1; distance < stations.length; distance += 1) {
    for (const [at, from] of stations.entries()) {
      const to = stations[at + distance];
      if (!to) break;
      yield [from, to];
    }
  }
}

/** Different trip addresses, one for each pair of stations. */
export function* differentTrips(): Generator<string> {
  const nameOf = ({ label }: Station) => encodeURIComponent(label.toLowerCase());
  for (const [from, to] of pairsOfStations()) yield `/train-from-${nameOf(from)}-to-${nameOf(to)}`;
}

/** The same pairs as searches, which are never cached. */
export function* differentSearches(): Generator<string> {
  const nameOf = ({ label }: Station) => encodeURIComponent(label);
  for (const [from, to] of pairsOfStations()) yield `/search?from=${nameOf(from)}&to=${nameOf(to)}`;
}

/** Plans through six of the hundred largest stations, never the same places in the same order. */
export function* differentPlans(): Generator<string> {
  const ids = stationIndexFor('en')
    .stations.toSorted((one, other) => other.weight - one.weight)
    .slice(0, 100)
    .map(({ id }) => id);
  for (let step = 1; step < ids.length; step += 1) {
    for (let first = 0; first < ids.length; first += 1) {
      const stops = Array.from({ length: 6 }, (_, at) => ids[(first + at * step) % ids.length]);
      yield `/plan?stops=${stops}&days=1,2,4h,0h,1,1&date=2026-12-18`;
    }
  }
}

/** The form's answers about the same pairs on a day that is not today. */
export function* differentAnswers(): Generator<string> {
  for (const [from, to] of pairsOfStations())
    yield journeyAnswerPath('en', from.id, to.id, '2026-12-18');
}

/** Every social picture of a city, its hotels and a route, again and again. */
export function* socialPictures(): Generator<string> {
  for (;;) {
    for (const language of LANGUAGES) {
      for (const slug of CITIES) {
        yield socialPictureAddress({ kind: 'city', name: slug }, language);
        yield socialPictureAddress({ kind: 'hotels', name: slug }, language);
      }
      for (const { between } of POPULAR_PAIRS)
        yield socialPictureAddress({ kind: 'route', name: pairName(...between) }, language);
    }
  }
}

/** The wallpaper and the print sheet of every city, again and again. */
function* posterFiles(): Generator<string> {
  for (;;) {
    for (const slug of CITIES) {
      yield `/posters/${slug}-wallpaper.png`;
      for (const language of LANGUAGES) yield `/posters/${slug}.svg?lng=${language}`;
    }
  }
}

/** The pages that most visitors read. */
const COMMON = ['/', '/help', '/cities', '/routes', '/privacy', '/nowhere'];

/** A request of mixed use. */
export interface MixedRequest {
  readonly path: string;
  readonly encoding: 'br' | 'gzip' | 'identity';
}

/**
 * Requests of visitors, crawlers and social networks in turn, in three languages and three
 * encodings: of twenty requests ten are for new trips, four for new searches, three for common
 * pages, one for a city or its hotels, one for a social picture and one for a poster's file.
 */
export function* mixedRequests(): Generator<MixedRequest> {
  const trips = differentTrips();
  const searches = differentSearches();
  const pictures = socialPictures();
  const posters = posterFiles();
  for (let turn = 0; ; turn += 1) {
    const language = LANGUAGES[turn % LANGUAGES.length];
    const city = CITIES[turn % CITIES.length];
    const pathOf = (kind: number) => {
      if (kind < 10) return `${trips.next().value}?lng=${language}`;
      if (kind < 14) return `${searches.next().value}&lng=${language}`;
      if (kind < 17) return `${COMMON[Math.floor(turn / 20) % COMMON.length]}?lng=${language}`;
      if (kind === 17) return `/${turn % 40 < 20 ? 'cities' : 'hotels'}/${city}?lng=${language}`;
      return String((kind === 18 ? pictures : posters).next().value);
    };
    const encoding = (['br', 'br', 'gzip', 'identity'] as const)[(turn % 7) % 4] ?? 'br';
    yield { path: pathOf(turn % 20), encoding };
  }
}

/** The map's requests for a day and a minute: the numbers of its trains, and departures. */
function* mapData(): Generator<string> {
  const today = romeDate(new Date());
  for (let at = 0; ; at += 1) {
    const language = LANGUAGES[at % LANGUAGES.length];
    const day = addDays(today, at % 14);
    const city = CITIES[at % CITIES.length];
    yield `/map/now/${language}/${day}.json`;
    yield `/map/departures/${language}/${day}/${(at * 7) % 1_440}/${city}.json`;
    yield `/map/reach/${city}.json`;
    yield `/map?station=${city}&lng=${language}`;
    const hour = String(at % 24).padStart(2, '0');
    yield `/social/now/${at % 7}-${hour}${['00', '15', '30', '45'][at % 4]}.png?lng=${language}`;
  }
}

/**
 * Requests of visitors who plan and look at the map: of ten requests three are for new plans, one
 * for a plan's calendar, three for what the form says, three for the map.
 */
export function* planningRequests(): Generator<MixedRequest> {
  const plans = differentPlans();
  const answers = differentAnswers();
  const data = mapData();
  for (let turn = 0; ; turn += 1) {
    const language = LANGUAGES[turn % LANGUAGES.length];
    const pathOf = (kind: number) => {
      if (kind < 3) return `${plans.next().value}&lng=${language}`;
      if (kind === 3) return String(plans.next().value).replace('/plan?', '/plan.ics?');
      return String((kind < 7 ? answers : data).next().value);
    };
    yield { path: pathOf(turn % 10), encoding: turn % 3 === 0 ? 'gzip' : 'br' };
  }
}
