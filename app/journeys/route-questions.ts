import { EMISSION_FACTORS } from '#app/data/comparison/emission-factors.ts';
import { rivalsOf } from '#app/data/comparison/rivals.ts';
import type { Language } from '#app/domain/language.ts';
import { compareTravel } from '#app/domain/routes/comparison.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { type Figures, firstOf } from '#app/domain/timetable/figures.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { formatDistance, formatDuration, formatPrice, formatTimeOfDay } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { Comparison } from './comparison.ts';
import type { RouteFacts } from './route-facts.ts';

/** What the answers are made of, beside the figures. */
interface KnownOfRoute {
  readonly facts: RouteFacts;
  readonly names: { readonly from: string; readonly to: string };
  readonly stations: { readonly departure: string; readonly arrival: string };
  readonly comparison: Comparison;
  /** Which stations of the cities the trains use, and how to reach these and the centre. */
  readonly stationTexts: readonly string[];
}

/** A question about a route with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Up to this many minutes from door to door, a rival is quicker «by a little». */
const LITTLE_MINUTES = 20;
/** Times from door to door are estimates: their difference is told in steps of five minutes. */
const STEP_MINUTES = 5;

/** The kinds of train whose tickets come with a seat. */
const RESERVED: ReadonlySet<TrainKind> = new Set([
  'frecciarossa',
  'frecciargento',
  'frecciabianca',
  'intercity',
  'intercity-notte',
  'eurocity',
  'euronight',
  'italo',
]);

/** Answers the usual questions about a route from its figures. */
export function routeQuestions(
  route: PopularRoute,
  journey: KnownOfRoute,
  figures: Figures,
  language: Language,
): readonly Question[] {
  const t = textsFor(language, 'journey');
  const { facts, names, stations, comparison } = journey;
  const values = {
    ...names,
    ...stations,
    ...facts,
    count: facts.changes,
    distance: formatDistance(route.distanceKm, language),
    price: formatPrice(route.fromPriceCents, language),
  };
  const rival = comparison.hasFlight ? 'plane' : 'car';
  const answers = {
    howLong: howLong(values, figures, language),
    howOften: howOften(journey, figures, language),
    howMuch: t('questions.howMuch.answer', values),
    whichStation: [t('questions.whichStation.answer', values), ...journey.stationTexts]
      .filter(Boolean)
      .join(' '),
    [rival]: isQuicker(rival, route, journey, figures, language),
    seat: seats(figures, language),
  };
  return (['howLong', 'howOften', 'howMuch', 'whichStation', rival, 'seat'] as const).map(
    (name) => ({ question: t(`questions.${name}.question`, values), answer: answers[name] ?? '' }),
  );
}

function howLong(
  values: { readonly count: number },
  { fastest, typicalMinutes }: Figures,
  language: Language,
): string {
  const t = textsFor(language, 'journey');
  const answer = t(
    values.count === 0 ? 'questions.howLong.answerDirect' : 'questions.howLong.answer',
    values,
  );
  return typicalMinutes === fastest.durationMinutes
    ? answer
    : `${answer} ${t('questions.howLong.typical', values)}`;
}

/** The number of trains, with the first and the last of the same trains. */
function howOften({ facts }: KnownOfRoute, figures: Figures, language: Language): string {
  const t = textsFor(language, 'journey');
  const [{ trains }] = figures.days;
  const counted =
    figures.weekday.direct > 0 ? trains.filter(({ changes }) => changes === 0) : trains;
  const first = firstOf(counted) ?? figures.first;
  const last = counted.at(-1) ?? figures.last;
  const answer = t(first === last ? 'questions.howOften.answerOnly' : 'questions.howOften.answer', {
    trains: facts.trains,
    first: formatTimeOfDay(first.departure, language),
    last: formatTimeOfDay(last.departure, language),
  });
  const operators = t(
    facts.isItaloUncounted ? 'questions.howOften.italo' : 'questions.howOften.operators',
    { count: facts.operators.length, operatorNames: facts.operatorNames },
  );
  return `${answer} ${operators}`;
}

/** Whether the plane or the car is quicker from door to door, and what each emits. */
function isQuicker(
  rival: 'plane' | 'car',
  route: PopularRoute,
  { comparison }: KnownOfRoute,
  { fastest }: Figures,
  language: Language,
): string {
  const t = textsFor(language, 'journey');
  const { options } = compareTravel(
    { ...route, durationMinutes: fastest.durationMinutes },
    rivalsOf(route.departure, route.arrival),
    EMISSION_FACTORS.gramsPerPassengerKm,
  );
  const minutesBy = (wanted: 'train' | 'plane' | 'car') =>
    options.find(({ mode }) => mode === wanted)?.doorToDoorMinutes ?? 0;
  const ahead = minutesBy('train') - minutesBy(rival);
  const difference = Math.round(ahead / STEP_MINUTES) * STEP_MINUTES;
  const verdict = ahead <= 0 ? 'no' : difference <= LITTLE_MINUTES ? 'little' : 'yes';
  const train = comparison.rows.find(({ mode }) => mode === 'train');
  const other = comparison.rows.find(({ mode }) => mode === rival);
  const answer = t(`questions.${rival}.answer`, {
    train: train?.total,
    trainCo2: train?.co2,
    other: other?.total,
    otherCo2: other?.co2,
  });
  const by = { difference: formatDuration(difference, language) };
  return `${t(`questions.quicker.${verdict}`, by)} ${answer}`;
}

function seats({ kinds }: Figures, language: Language): string {
  const t = textsFor(language, 'journey');
  const answers: string[] = [];
  if (kinds.some((kind) => RESERVED.has(kind))) answers.push(t('questions.seat.answer'));
  if (kinds.some(isRegionalKind)) answers.push(t('questions.seat.regional'));
  return answers.join(' ');
}
