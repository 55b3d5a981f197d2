import type { Language } from '#app/domain/language.ts';
import { fittingDescription, fittingTitle } from '#app/domain/page-title.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { formatChoice, formatList, formatTimeOfDay } from '#app/i18n/format.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { figureSentence } from './figure-sentence.ts';
import type { OnwardConnection } from './onward-connections.ts';
import { operatorsOf } from './other-companies.ts';
import type { BasisRequest } from './timetable-basis.ts';
import type { FigureRow, TripFacts } from './trip-facts.ts';

/** The titles of a trip's page. */
export interface TripTitles {
  readonly title: string;
  /** The title and the description for search engines and shared links. */
  readonly pageTitle: string;
  readonly description: string;
}

/** The names of both ends; an alias, since the texts take no interface for their gaps. */
export type TripNames = Readonly<Record<'from' | 'to', string>>;

/** A trip with onward connections, beside its trains if it has any. */
export interface IntermodalTrip {
  readonly onwardConnections: readonly OnwardConnection[];
  readonly rows: readonly FigureRow[];
  readonly hasTrains: boolean;
}

/** The titles of a trip with onward connections. */
export function intermodalTitles(
  names: TripNames,
  { onwardConnections, rows, hasTrains }: IntermodalTrip,
  language: Language,
): TripTitles {
  const t = textsFor(language, 'trip');
  const onward = onwardConnections
    .filter(({ modes }) => modes.length > 0)
    .map(({ modes }) => {
      const words = modes.map((mode) => t(`onward.modes.${mode}`));
      return formatChoice(words, language);
    });
  const train = hasTrains || onward.length === 0 ? [t('onward.modes.train')] : [];
  const modes = formatList([...new Set([...train, ...onward])], language);
  const title = t('onward.title', { ...names, modes });
  const figures = rows.map((row) => figureSentence(row, language));
  const notes = onwardConnections.flatMap(({ note }) => note ?? []);
  const withTitle = [`${title}.`, ...figures];
  // Without a train, the single figure is named like the title.
  const repeatsTitle = !hasTrains && figures.length === 1;
  const withoutTitle = [
    ...(notes.length > 0 ? [[...figures, ...notes]] : []),
    [...figures, t('onward.more')],
  ];
  const wordings = (repeatsTitle ? withoutTitle : [withTitle]).map((all) => all.join(' '));
  return {
    title,
    pageTitle: fittingTitle([title, t('onward.shortTitle', { ...names })]),
    description: fittingDescription([...wordings, figures.join(' ')]),
  };
}

/** A trip that is all by railway, as its titles need it. */
export interface RailwayTripFacts {
  readonly names: TripNames;
  readonly facts: Pick<
    TripFacts,
    'change' | 'otherCompanies' | 'uncounted' | 'isOverSea' | 'distance' | 'duration'
  >;
  /** The timetable has trains of the trip. */
  readonly hasTrains: boolean;
  /** The figures that titles may name; undefined where they would mislead. */
  readonly timed: Figures | undefined;
  /** The page lists sights. */
  readonly hasSights: boolean;
}

/** The titles of a trip that is all by railway. */
export function railwayTitles(trip: RailwayTripFacts, request: BasisRequest): TripTitles {
  const { names, facts, timed, hasSights } = trip;
  const { language } = request;
  const { duration, uncounted } = facts;
  const t = textsFor(language, 'trip');
  const title = t('title', names);
  if (facts.isOverSea) {
    return { title, pageTitle: title, description: t('meta.overSea', { ...names }) };
  }
  const untimed = [t('meta.titleUnknown', names), title];
  if (!timed)
    return {
      title,
      pageTitle: fittingTitle(untimed),
      description: unknownDescription(trip, language),
    };
  const timedNames = { ...names, duration };
  return {
    title,
    pageTitle: fittingTitle([timedTitle(timed, timedNames, uncounted, request), ...untimed]),
    description: timedDescription(timed, { names: timedNames, uncounted, hasSights }, language),
  };
}

/** The title with the fastest time, as that of its companies where others have trains too. */
function timedTitle(
  { fastest }: Pick<Figures, 'fastest'>,
  names: TripNames & { readonly duration: string | undefined },
  uncounted: readonly string[],
  { planner, language }: BasisRequest,
): string {
  const t = textsFor(language, 'trip');
  if (uncounted.length === 0) return t('meta.title', names);
  const operators = formatList(operatorsOf(planner.timetable, [fastest]), language);
  return t('meta.titleOwn', { ...names, operators });
}

function timedDescription(
  { first, last, weekday, onlyWeekday }: Figures,
  {
    names,
    uncounted,
    hasSights,
  }: {
    readonly names: TripNames & { readonly duration: string | undefined };
    readonly uncounted: readonly string[];
    readonly hasSights: boolean;
  },
  language: Language,
): string {
  const t = textsFor(language, 'trip');
  const isDaily = onlyWeekday === undefined && weekday.all > 0;
  if (uncounted.length > 0 && !isDaily)
    return t('meta.besideLines', { ...names, operators: listAfter('of', uncounted, language) });
  const dailyKey = uncounted.length > 0 ? 'meta.knownWithout' : 'meta.known';
  const trains = t(isDaily ? dailyKey : 'meta.rare', {
    ...names,
    others: formatList(uncounted, language),
    count: weekday.all,
    first: formatTimeOfDay(first.departure, language),
    last: formatTimeOfDay(last.departure, language),
  });
  const described = `${trains} ${t(hasSights ? 'meta.sights' : 'meta.stops')}`;
  return fittingDescription([described, `${trains} ${t('meta.stops')}`, trains]);
}

/** The description without times: those of other companies' trains, or no train at all. */
function unknownDescription(
  { names, facts, hasTrains }: Omit<RailwayTripFacts, 'timed' | 'hasSights'>,
  language: Language,
): string {
  const { change, otherCompanies, uncounted, distance } = facts;
  const t = textsFor(language, 'trip');
  if (otherCompanies) {
    if (otherCompanies.areFaster)
      return t(hasTrains ? 'meta.otherLines' : 'meta.otherLinesAlone', {
        ...names,
        operators: listAfter('of', otherCompanies.operators, language),
      });
    return t('meta.besideLines', { ...names, operators: listAfter('of', uncounted, language) });
  }
  if (change) {
    const { operator, hubs, end } = change;
    return t('meta.change', { ...names, operator, hubs, end });
  }
  return t('meta.unknown', { ...names, distance });
}
