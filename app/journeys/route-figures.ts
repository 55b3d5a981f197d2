import { findCity } from '#app/data/cities/cities.ts';
import { summaryOfRoute } from '#app/data/journeys/popular-routes.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { uncountedCompanies, withoutOthers } from './other-companies.ts';

/** Trains between two large cities run from about 5 to 23 o'clock. */
const SERVICE_MINUTES = 18 * 60;
/** The least share of the trains that an interval promises; with fewer it is not named. */
const LEAST_SHARE = 0.75;
/** With this many times the trains that an interval promises, it alone would seem wrong. */
const FAR_MORE = 1.25;

/** The figures of a popular route in words. */
export interface RouteFigures {
  /** The fastest train's. */
  readonly duration: string;
  /**
   * «every 30 min or more often, 55 direct trains a day, not counting Italo»; without the interval
   * where the product description names none.
   */
  readonly frequency: string;
  /** Its beginning: the interval, or the number of trains; undefined for words alone. */
  readonly frequencyLead: string | undefined;
  /** The same without the companies that the count leaves out; and these. */
  readonly counted: string;
  readonly uncounted: readonly string[];
  /** The direct trains alone, with the companies that the count leaves out. */
  readonly trains: string;
  readonly price: string;
}

/**
 * A popular route's figures in a language, the same wherever they are shown.
 *
 * @returns undefined when the timetable has no journey for the route
 */
export function routeFigures(
  route: PopularRoute,
  planner: Planner,
  language: Language,
): RouteFigures | undefined {
  const summary = summaryOfRoute(planner, route);
  if (!summary) return undefined;
  const t = textsFor(language, 'journey');
  const count = summary.directTrains;
  const direct = count > 0 ? t('directTrains', { count }) : t('onlyChanging');
  const uncounted = uncountedOnRoute(route, planner, language);
  const trains = withoutOthers(direct, uncounted, language);
  const interval = formatInterval(route, count, language);
  return {
    duration: formatDuration(summary.fastest.durationMinutes, language),
    frequency: frequencyOf(route, { count, trains }, language),
    frequencyLead: interval ?? (count > 0 ? String(count) : undefined),
    counted: frequencyOf(route, { count, trains: direct }, language),
    uncounted,
    trains,
    price: t('fromPrice', { price: formatPrice(route.fromPriceCents, language) }),
  };
}

/** The names of the companies whose trains no count of a route has. */
function uncountedOnRoute(
  { departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>,
  planner: Planner,
  language: Language,
): readonly string[] {
  const [from, to] = [findCity(departure), findCity(arrival)];
  if (!from || !to) return [];
  return uncountedCompanies({ planner, language }, from.stationId, to.stationId);
}

/**
 * How often a route's trains run: their number, after the interval if the product description names
 * one. Where the trains are far more than the interval promises, it is followed by "or more often".
 *
 * @param direct the number of direct trains on a weekday, and the same in words
 */
export function frequencyOf(
  route: Pick<PopularRoute, 'everyMinutes'>,
  { count, trains }: { readonly count: number; readonly trains: string },
  language: Language,
): string {
  const interval = formatLeastInterval(route, count, language);
  if (interval === undefined) return trains;
  return textsFor(language, 'journey')('frequency', { interval, trains });
}

/**
 * The interval of a route's trains in words, followed by "or more often" where the trains are far
 * more than it promises; undefined as in {@link formatInterval}.
 *
 * @param count of the direct trains on a weekday
 */
export function formatLeastInterval(
  route: Pick<PopularRoute, 'everyMinutes'>,
  count: number,
  language: Language,
): string | undefined {
  const interval = formatInterval(route, count, language);
  if (route.everyMinutes === undefined || interval === undefined) return undefined;
  const isMore = count > (SERVICE_MINUTES / route.everyMinutes) * FAR_MORE;
  return isMore ? textsFor(language, 'journey')('orMoreOften', { interval }) : interval;
}

/**
 * The interval of a route's trains in words, checked against the timetable's direct trains. It is
 * that of the whole day: some trains are further apart.
 *
 * @param count of the direct trains on a weekday
 * @returns undefined for a route to which the product description gives no interval, and where the
 *   timetable has far fewer trains
 * @example formatInterval({ everyMinutes: 30 }, 50, 'en') // 'every 30 min'
 */
export function formatInterval(
  { everyMinutes }: Pick<PopularRoute, 'everyMinutes'>,
  count: number,
  language: Language,
): string | undefined {
  if (everyMinutes === undefined) return undefined;
  const promised = SERVICE_MINUTES / everyMinutes;
  if (count < promised * LEAST_SHARE) return undefined;
  const t = textsFor(language, 'journey');
  return everyMinutes === 60
    ? t('everyHour')
    : t('every', { interval: formatDuration(everyMinutes, language) });
}

/**
 * A route by the names of its two cities.
 *
 * @example routeName({ departure: 'rome', arrival: 'milan' }, 'en') // 'Rome to Milan'
 */
export function routeName(
  { departure, arrival }: Pick<PopularRoute, 'departure' | 'arrival'>,
  language: Language,
): string {
  return textsFor(language, 'journey')('pair', {
    from: findCity(departure)?.name[language],
    to: findCity(arrival)?.name[language],
  });
}
