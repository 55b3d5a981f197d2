import type { City } from '#app/data/cities/schema.ts';
import { italoLinks } from '#app/data/journeys/italo.ts';
import { OPERATORS } from '#app/data/journeys/operators.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { formatInterval } from '#app/journeys/route-figures.ts';
import { clockTime, HIGH_SPEED, stationWords } from '#app/journeys/train-words.ts';
import type { comparisonData } from './comparison-data.server.ts';

/**
 * The figures of a route in the words of a language; of trains without a change, where a weekday
 * has any.
 */
export function journeyFacts(
  route: PopularRoute,
  [from, to]: readonly [City, City],
  { fastest, first, last, typicalMinutes, kinds, weekday, saturday, sunday }: Figures,
  language: Language,
) {
  const t = textsFor(language, 'journey');
  const trainTexts = textsFor(language, 'trains');
  const list = (words: readonly string[]) => formatList(words, language);
  const counted = weekday.direct > 0 ? 'direct' : 'all';
  const hasItalo = kinds.includes('italo');
  const isItaloUncounted = !hasItalo && italoLinks(from.stationId, to.stationId);
  const operators = [
    ...(kinds.some((kind) => kind !== 'italo') ? [OPERATORS.trenitalia] : []),
    ...(hasItalo || isItaloUncounted ? [OPERATORS.italo] : []),
  ];
  const trains = t(`days.${counted}`, {
    weekday: weekday[counted],
    saturday: saturday[counted],
    sunday: sunday[counted],
  });
  const interval = formatInterval(route, language);
  return {
    duration: formatDuration(fastest.durationMinutes, language),
    typical: formatDuration(typicalMinutes, language),
    changes: fastest.changes,
    changePlaces: list(fastest.rides.slice(1).map((ride) => stationWords(ride.from, language))),
    first: clockTime(first.departure),
    last: clockTime(last.departure),
    trains,
    /** Behind the product description's interval where it names one. */
    frequency: interval ? t('frequency', { interval, trains }) : trains,
    kinds: list(kinds.map((kind) => trainTexts(`kinds.${kind}`))),
    isHighSpeed: HIGH_SPEED.has(fastest.rides[0].kind),
    operators,
    operatorNames: list(operators.map(({ name }) => name)),
    isItaloUncounted,
  };
}

/**
 * What people ask about a route and the answers in words, from its figures alone.
 *
 * @param shown what the texts name beside the facts
 */
export function routeQuestions(
  shown: Readonly<Record<string, unknown>>,
  facts: ReturnType<typeof journeyFacts>,
  { rows, hasFlight }: ReturnType<typeof comparisonData>,
  language: Language,
) {
  const t = textsFor(language, 'journey');
  const rival = hasFlight ? 'plane' : 'car';
  const train = rows.find(({ mode }) => mode === 'train');
  const other = rows.find(({ mode }) => mode === rival);
  const values = {
    ...shown,
    ...facts,
    count: facts.changes,
    train: train?.total,
    trainCo2: train?.co2,
    other: other?.total,
    otherCo2: other?.co2,
  };
  const whoRuns = t(`questions.howOften.${facts.isItaloUncounted ? 'italo' : 'operators'}`, values);
  return (['howLong', 'howOften', 'howMuch', 'whichStation', rival, 'seat'] as const).map(
    (name) => {
      const answer = t(`questions.${name}.answer`, values);
      return {
        question: t(`questions.${name}.question`, values),
        answer: name === 'howOften' ? `${answer} ${whoRuns}` : answer,
      };
    },
  );
}
