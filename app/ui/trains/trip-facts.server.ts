import { cityOfStation } from '#app/data/cities/cities.ts';
import { straightLineKm } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import { type Figures, figuresOf } from '#app/domain/timetable/figures.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatList, formatPrice } from '#app/i18n/format.ts';
import { textsFor, translatorFor } from '#app/i18n/page-texts.server.ts';
import { clockTime, stationWords, timetableNames } from './train-words.server.ts';

/** What is known of the trains between two stations, in the words of a language. */
export interface TripFacts {
  /** What the timetable says of the pair; undefined when it has no journey. */
  readonly figures: Figures | undefined;
  readonly duration: string | undefined;
  /** The figures of a page, each under its name. */
  readonly rows: readonly (readonly [name: string, value: string])[];
  /** The usual time, the first and the last train and the kinds; or that the timetable has no journey. */
  readonly text: string;
  /** In a straight line. */
  readonly distance: string;
  /** The page of the pair's route, where there is one. */
  readonly route: string | undefined;
}

/** Writes what a timetable says of two stations. */
export function tripFacts(timetable: Timetable, fromId: string, toId: string, language: Language): TripFacts {
  const t = translatorFor(language).getFixedT(language, ['trains', 'journey']);
  const figures = figuresOf(timetable, fromId, toId);
  const distance = formatDistance(straightLineKm(fromId, toId) ?? 0, language);
  const route = routeBetween(fromId, toId);
  const address = route && localAddress(routePath(route.departure, route.arrival), language);
  if (!figures) {
    return {
      figures,
      duration: undefined,
      rows: [[t('facts.distance'), t('facts.straight', { distance })]],
      text: t('facts.noJourney', { timetables: timetableNames(timetable.feeds, language) }),
      distance,
      route: address,
    };
  }
  const duration = formatDuration(figures.fastest.durationMinutes, language);
  const price = route && t('journey:fromPrice', { price: formatPrice(route.fromPriceCents, language) });
  return {
    figures,
    duration,
    rows: [
      [t('facts.duration'), duration],
      [t('facts.departures'), departuresText(figures, language)],
      [t('facts.changes'), changesText(figures, language)],
      ...(price ? [[t('facts.price'), price] as const] : []),
    ],
    text: [
      ...dayTexts(figures, language),
      ...(price ? [t('facts.estimate')] : []),
      ...(isAbroad(fromId) && isAbroad(toId) ? [t('facts.abroad')] : []),
    ].join(' '),
    distance,
    route: address,
  };
}

function routeBetween(fromId: string, toId: string) {
  const [from, to] = [cityOfStation(fromId), cityOfStation(toId)];
  return from && to && findPopularRoute(POPULAR_ROUTES, from.slug, to.slug);
}

/** Between two places outside Italy the fastest train may be one that no Italian timetable has. */
function isAbroad(stationId: string): boolean {
  return stationIndexFor(DEFAULT_LANGUAGE).stationsById.get(stationId)?.country !== 'IT';
}

/** How many trains leave on a weekday, and how many of them without a change where others have one. */
function departuresText({ weekday: { all, direct } }: Figures, language: Language): string {
  const t = textsFor(language, 'trains');
  return direct > 0 && direct < all ? t('facts.someDirect', { count: all, direct }) : String(all);
}

function changesText({ fastest: { changes, rides } }: Figures, language: Language): string {
  const t = textsFor(language, 'trains');
  if (changes === 0) return t('facts.direct');
  const places = rides.slice(1).map(({ from }) => stationWords(from, language));
  return t('facts.changeAt', { places: formatList(places, language) });
}

function dayTexts({ typicalMinutes, first, last, kinds }: Figures, language: Language): string[] {
  const t = textsFor(language, 'trains');
  return [
    t('facts.typical', { duration: formatDuration(typicalMinutes, language) }),
    first === last
      ? t('facts.only', { time: clockTime(first.departure) })
      : t('facts.hours', { first: clockTime(first.departure), last: clockTime(last.departure) }),
    t('facts.kinds', {
      kinds: formatList(
        kinds.map((kind) => t(`kinds.${kind}`)),
        language,
      ),
    }),
  ];
}
