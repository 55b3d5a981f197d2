import type { City } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import { namedSource } from '#app/data/named-source.ts';
import { operatorName } from '#app/data/operators/find-operator.ts';
import { sourceOfLines } from '#app/data/other-lines/other-lines.server.ts';
import type { FigureSource } from '#app/data/schema.ts';
import type { Language } from '#app/domain/language.ts';
import { fittingDescription } from '#app/domain/page-title.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { formatDistance, formatDuration, formatList, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type Comparison, comparisonData } from './comparison.ts';
import { durationName, type FastestJourney } from './fastest-words.ts';
import {
  type OtherCompanies,
  operatorsOf,
  otherCompanies,
  withoutOthers,
} from './other-companies.ts';
import { type RouteFacts, routeFacts } from './route-facts.ts';
import { type RouteFigures, routeFigures } from './route-figures.ts';
import { type Question, routeQuestions } from './route-questions.ts';
import { sourceAge, sourceWords } from './source-age.ts';
import { stationHints } from './station-hints.ts';
import { type StopLineData, stopLine } from './stop-line.ts';
import { type BasisRequest, usualBasis } from './timetable-basis.ts';
import { timetableSource } from './timetable-source.ts';
import { mayReach300 } from './top-speed.ts';
import type { FigureRow } from './trip-facts.ts';

type RouteBenefit = 'speed' | 'fast' | 'direct' | 'seating' | 'views' | 'stations';

type SourcedFigure =
  | 'timetable'
  | 'frequency'
  | 'italo'
  | 'lines'
  | 'distance'
  | 'price'
  | keyof Comparison['sources'];

interface RouteSource extends FigureSource {
  readonly figure: SourcedFigure;
  readonly age?: string;
}

/** The journeys of a popular route in words. */
export interface RouteJourney extends RouteFigures {
  readonly facts: RouteFacts;
  /**
   * The name of the shortest time: a train's, that of a journey with changes, or that of the
   * timetable's trains alone.
   */
  readonly durationName: string;
  /** The title and the description for search engines and shared links. */
  readonly pageTitle: string;
  readonly description: string;
  /** The route's figures, each under its name (docs/product.md, section 2). */
  readonly details: readonly FigureRow[];
  /** The four of docs/product.md, section 2. */
  readonly benefits: readonly RouteBenefit[];
  /** Which timetable the figures are from, and until when it runs. */
  readonly basis: string;
  /** Notes on the figures: trains that they leave out, and how exact they are. */
  readonly note: string;
  readonly names: { readonly from: string; readonly to: string };
  readonly stations: { readonly departure: string; readonly arrival: string };
  readonly line: StopLineData;
  readonly comparison: Comparison;
  readonly questions: readonly Question[];
  readonly sources: readonly RouteSource[];
}

/**
 * Writes everything about the journeys of a popular route between two cities.
 *
 * @returns undefined when the timetable has no journey for the route
 */
export function routeJourney(
  route: PopularRoute,
  from: City,
  to: City,
  request: BasisRequest,
): RouteJourney | undefined {
  const { planner, language } = request;
  const figures = planner.figuresOf(from.stationId, to.stationId);
  const short = routeFigures(route, planner, language);
  if (!figures || !short) return undefined;
  const facts = routeFacts(route, [from.stationId, to.stationId], figures, language);
  const comparison = comparisonData(route, figures.fastest.durationMinutes, language);
  const names = { from: from.name[language], to: to.name[language] };
  const stations = {
    departure: stationNameOf(from, language),
    arrival: stationNameOf(to, language),
  };
  const distance = textsFor(language, 'journey')('direct', {
    distance: formatDistance(route.distanceKm, language),
  });
  const others = otherCompanies(request, from.stationId, to.stationId, figures.fastest);
  // The note below the details says that Italo is left out.
  const italo = facts.isItaloUncounted ? operatorName('italo', language) : undefined;
  const uncounted = short.uncounted.filter((name) => name !== italo);
  const fastest = {
    timetable: planner.timetable,
    journey: figures.fastest,
    isBesideOthers: short.uncounted.length > 0,
  };
  const nameOfDuration = durationName(fastest, language);
  const hints = stationHints(request, figures, from.stationId, to.stationId);
  const toCentre = to.arrival.toCentre[language];
  const trains = figures.days.flatMap((day) => day.trains);
  const stationTexts = [hints.from.trains, hints.from.directions, hints.to.trains, toCentre];
  return {
    ...short,
    facts,
    durationName: nameOfDuration,
    ...titlesOf(route, { names, fastest, figures, short, comparison }, language),
    details: detailRows(
      { ...facts, frequency: withoutOthers(facts.frequency, uncounted, language) },
      {
        durationName: nameOfDuration,
        price: short.price,
        distance,
        others,
      },
      language,
    ),
    benefits: [speedBenefit(facts, figures.fastest, request), 'seating', 'views', 'stations'],
    basis: usualBasis(request, figures),
    note: noteOf(facts, language),
    names,
    stations,
    line: stopLine(fastest, to.stationId, language),
    comparison,
    questions: routeQuestions(route, { stations, stationTexts }, figures, language),
    sources: sourcesOf(route, facts, { comparison, trains, others }, request),
  };
}

interface TitledJourney {
  readonly names: RouteJourney['names'];
  readonly fastest: FastestJourney;
  readonly figures: Figures;
  readonly short: RouteFigures;
  readonly comparison: Comparison;
}

/** The title and the description for search engines and shared links. */
function titlesOf(
  route: PopularRoute,
  { names, fastest, figures, short, comparison }: TitledJourney,
  language: Language,
): Pick<RouteJourney, 'pageTitle' | 'description'> {
  const t = textsFor(language, 'journey');
  const direct = directBesideFaster(figures);
  const duration = direct ? formatDuration(direct.durationMinutes, language) : short.duration;
  const values = {
    ...names,
    duration,
    fastest: fastestWords(fastest, { duration, isDirect: direct !== undefined }, language),
    // A description is short: the count alone.
    frequency: short.trains,
    price: formatPrice(route.fromPriceCents, language),
  };
  const [whole, shorter] = comparison.hasFlight
    ? (['route.descriptionPlane', 'route.shorterPlane'] as const)
    : (['route.description', 'route.shorter'] as const);
  return {
    pageTitle: t('route.title', values),
    description: fittingDescription([
      t(whole, values),
      t(shorter, values),
      t('route.shortest', values),
    ]),
  };
}

/**
 * The fastest direct train, if a journey with changes is faster: beside a count of direct trains,
 * and without room to name the change, the shorter time would mislead.
 */
function directBesideFaster({ fastest, days }: Figures): Journey | undefined {
  if (fastest.changes === 0) return undefined;
  const direct = days[0].trains.filter(({ changes }) => changes === 0);
  return direct.toSorted((a, b) => a.durationMinutes - b.durationMinutes)[0];
}

/** Only high-speed trains are praised for their speed, and for 300 km/h where they may run so. */
function speedBenefit(
  { isHighSpeed }: RouteFacts,
  fastest: Journey,
  { planner }: BasisRequest,
): RouteBenefit {
  if (!isHighSpeed) return 'direct';
  return mayReach300(planner.timetable, fastest) ? 'speed' : 'fast';
}

function detailRows(
  facts: RouteFacts,
  {
    durationName,
    price,
    distance,
    others,
  }: {
    readonly durationName: string;
    readonly price: string;
    readonly distance: string;
    readonly others: OtherCompanies | undefined;
  },
  language: Language,
): readonly FigureRow[] {
  const t = textsFor(language, 'route');
  const duration =
    facts.changes === 0
      ? t('details.direct', { duration: facts.duration })
      : t('details.change', {
          duration: facts.duration,
          count: facts.changes,
          places: facts.changePlaces,
        });
  return [
    [t('details.distance'), distance],
    [durationName, duration],
    [t('details.typical'), facts.typical],
    [t('details.first'), facts.first],
    [t('details.last'), facts.last],
    [t('frequency'), facts.frequency],
    ...(others ? [others.row] : []),
    [t('details.kinds'), facts.kinds],
    [t('price'), price],
    [
      t('details.operators'),
      others
        ? formatList([...facts.operators.map(({ name }) => name), ...others.operators], language)
        : facts.operatorNames,
    ],
  ];
}

/** The shortest time for a description: as that of its companies where others have trains too. */
function fastestWords(
  { timetable, journey, isBesideOthers }: FastestJourney,
  { duration, isDirect }: { readonly duration: string; readonly isDirect: boolean },
  language: Language,
): string {
  const t = textsFor(language, 'journey');
  if (!isBesideOthers) return t(isDirect ? 'route.fastestDirect' : 'route.fastest', { duration });
  const operators = formatList(operatorsOf(timetable, [journey]), language);
  return t(isDirect ? 'route.ownDirect' : 'route.own', { duration, operators });
}

/**
 * The head of the page says which timetable they are from, and that the shop has a day's trains.
 */
function noteOf(facts: RouteFacts, language: Language): string {
  const t = textsFor(language, 'journey');
  const sentences = [t('notes.estimates')];
  if (facts.isItaloUncounted) sentences.unshift(textsFor(language, 'route')('details.italo'));
  return sentences.join(' ');
}

function sourcesOf(
  route: PopularRoute,
  facts: RouteFacts,
  {
    comparison,
    trains,
    others,
  }: {
    readonly comparison: Comparison;
    readonly trains: readonly Journey[];
    readonly others: OtherCompanies | undefined;
  },
  { planner, language, today }: BasisRequest,
): readonly RouteSource[] {
  const found: RouteSource[] = [
    { figure: 'timetable', ...timetableSource(planner.timetable, language, trains) },
  ];
  const add = (figure: SourcedFigure, id: string | undefined) => {
    const source = id === undefined ? undefined : namedSource(id, language);
    if (source) found.push({ figure, ...source, age: sourceAge(source, today, language) });
  };
  add('frequency', route.everyMinutes === undefined ? undefined : 'usual-interval');
  add('italo', facts.isItaloUncounted ? 'italo-2021' : undefined);
  for (const id of others?.operatorIds ?? []) {
    const lines = sourceOfLines(id);
    if (lines) found.push({ figure: 'lines', ...sourceWords(lines, today, language) });
  }
  add('distance', 'rail-lines');
  add('price', facts.hasItalo ? 'advance-fares' : 'trenitalia-fares');
  add('drive', comparison.sources.drive);
  add('flight', comparison.sources.flight);
  add('emissions', comparison.sources.emissions);
  return found;
}
