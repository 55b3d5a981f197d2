import { cityOfStation } from '#app/data/cities/cities.ts';
import { straightLineKm } from '#app/data/cities/surroundings.server.ts';
import { POPULAR_ROUTES } from '#app/data/journeys/popular-routes.ts';
import { stationIndexFor } from '#app/data/stations/stations.server.ts';
import { DEFAULT_LANGUAGE, type Language } from '#app/domain/language.ts';
import { findPopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { WEDNESDAY, wayInCity } from '#app/domain/timetable/timetable.ts';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { formatDistance, formatDuration, formatList, formatPrice } from '#app/i18n/format.ts';
import { textsFor, translatorFor } from '#app/i18n/page-texts.server.ts';
import { yearBehind } from '#app/i18n/year-behind.ts';
import type { dateTrains } from './day-trains.ts';
import type { FasterTrain } from './reach-data.ts';
import { clockTime, stationWords, timetableNames, weekdayName } from './train-words.ts';

type DateTrains = Pick<ReturnType<typeof dateTrains>, 'day' | 'count' | 'fastest'>;

/**
 * Where a pair has fewer departures on a weekday, other companies, which the timetable leaves out,
 * may well have more.
 */
const FEW_DEPARTURES = 4;

/**
 * Writes what a timetable says of two stations, with the departures of a weekday or, with its
 * fastest, those of a date; and what is faster than all that.
 */
export function tripFacts(
  planner: Planner,
  fromId: string,
  toId: string,
  language: Language,
  other?: FasterTrain,
  ofDate?: DateTrains,
) {
  const t = translatorFor(language).getFixedT(language, ['trains', 'journey']);
  const figures = planner.figuresOf(fromId, toId);
  const distance = formatDistance(straightLineKm(fromId, toId) ?? 0, language);
  const [from, to] = [cityOfStation(fromId), cityOfStation(toId)];
  const route = from && to && findPopularRoute(POPULAR_ROUTES, from.slug, to.slug);
  const isIncomplete =
    figures && ((isAbroad(fromId) && isAbroad(toId)) || figures.weekday.all < FEW_DEPARTURES);
  const faster = other && fasterElsewhere(other, language);
  const way = wayInCity(planner.timetable, fromId, toId);
  const others = [
    way && t('facts.way', { duration: formatDuration(way, language) }),
    faster ?? (isIncomplete && t('facts.others')),
  ].filter((text) => typeof text === 'string');
  const price =
    route && t('journey:fromPrice', { price: formatPrice(route.fromPriceCents, language) });
  return {
    /** Undefined when the timetable has no journey. */
    figures,
    duration: figures && formatDuration(figures.fastest.durationMinutes, language),
    /** The figures of a page, each under its name. */
    rows: figures
      ? figureRows(figures, price, language, faster !== undefined, ofDate)
      : [[t('facts.distance'), t('facts.straight', { distance })] as const],
    /**
     * The usual time, the first and the last train and the kinds; or that the timetable has no
     * journey, where one needs any.
     */
    text: [
      ...(figures ? dayTexts(figures, language) : []),
      figures && price && t('facts.estimate'),
      !figures &&
        !way &&
        t('facts.noJourney', { timetables: timetableNames(planner.timetable.feeds, language) }),
      ...others,
    ]
      .filter(Boolean)
      .join(' '),
    /**
     * That no train is needed, or that others have a faster one, or may have, where that is likely.
     */
    others,
    /** In a straight line. */
    distance,
    /** The page of the pair's route, where there is one. */
    route: route && localAddress(routePath(route.departure, route.arrival), language),
  };
}

/** Between two places outside Italy the fastest train may be one that no Italian timetable has. */
function isAbroad(stationId: string): boolean {
  return stationIndexFor(DEFAULT_LANGUAGE).stationsById.get(stationId)?.country !== 'IT';
}

/**
 * A train that the timetable does not hold and that is much faster, in a sentence; the map has the
 * same.
 */
function fasterElsewhere({ train, minutes, changes }: FasterTrain, language: Language): string {
  const { name, year } = train.source;
  const source = { name: name[language], year };
  return textsFor(language, 'trains')(changes > 0 ? 'facts.fasterWith' : 'facts.faster', {
    service: train.service,
    duration: formatDuration(minutes, language),
    count: changes,
    source: source.name + yearBehind(source),
  });
}

function figureRows(
  figures: Figures,
  price: string | undefined,
  language: Language,
  isSlower: boolean,
  ofDate?: DateTrains,
) {
  const t = textsFor(language, 'trains');
  const fastest = ofDate ? ofDate.fastest : figures.fastest;
  const { all, direct } = ofDate?.count ?? figures.weekday;
  const day =
    ofDate?.day ??
    (figures.countedWeekday === WEDNESDAY
      ? undefined
      : weekdayName(figures.countedWeekday, language));
  const places = fastest?.rides.slice(1).map((ride) => stationWords(ride.from, language)) ?? [];
  const isBus = fastest?.rides.every(({ kind }) => kind === 'bus');
  const duration = isBus ? 'durationByBus' : places.length > 0 ? 'durationWithChanges' : 'duration';
  // Where trains with and without a change leave, these are the changes of one of them.
  const isMixed = direct > 0 && direct < all;
  const rows: readonly (readonly [name: string, value: string] | undefined)[] = [
    fastest && [
      t(isSlower ? 'facts.durationHere' : `facts.${duration}`),
      formatDuration(fastest.durationMinutes, language),
    ],
    // How many trains leave, and how many of them without a change where others have one.
    [
      day ? t('facts.departuresOfDate', { day }) : t('facts.departures'),
      isMixed ? t('facts.someDirect', { count: direct, all }) : String(all),
    ],
    fastest && [
      t(isMixed ? 'facts.changesOfFastest' : 'facts.changes'),
      places.length > 0
        ? t('facts.changeAt', { places: formatList(places, language) })
        : t('facts.direct'),
    ],
    price === undefined ? undefined : [t('facts.price'), price],
  ];
  return rows.filter((row) => row !== undefined);
}

function dayTexts(figures: Figures, language: Language): string[] {
  const { typicalMinutes, first, last, kinds, fastest, weekday } = figures;
  const t = textsFor(language, 'trains');
  const words = kinds.map((kind) => t(`kinds.${kind}`));
  const areDirect = fastest.changes === 0 && weekday.direct < weekday.all;
  return [
    ...(first.departure === last.departure
      ? []
      : [
          t('facts.typical', { duration: formatDuration(typicalMinutes, language) }),
          t('facts.hours', { first: clockTime(first.departure), last: clockTime(last.departure) }),
        ]),
    kinds.every((kind) => kind === 'bus')
      ? t('facts.busesOnly')
      : t(areDirect ? 'facts.directKinds' : 'facts.kinds', {
          count: kinds.length,
          kinds: formatList(words, language),
        }),
  ];
}
