import type { City } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import { OPERATORS, type OperatorId } from '#app/data/journeys/operators.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatDistance, formatDuration, formatList, formatPrice } from '#app/i18n/format.ts';
import { formatFrequency } from '#app/i18n/format-frequency.server.ts';
import { translatorFor } from '#app/i18n/page-texts.server.ts';
import type { ComparisonData } from './comparison-data.server.ts';

/** A question that people ask and its answer, in words. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The names of a route's operators as a list in words. */
export function operatorNames(route: PopularRoute, language: Language): string {
  return formatList(
    route.operators.map((id) => OPERATORS[id as OperatorId].name),
    language,
  );
}

/** Answers what people ask about a route, from its figures alone. */
export function routeQuestions(
  route: PopularRoute,
  from: City,
  to: City,
  comparison: ComparisonData,
  language: Language,
): readonly Question[] {
  const t = translatorFor(language).getFixedT(language, 'journey');
  const names = { from: from.name[language], to: to.name[language] };
  const operators = operatorNames(route, language);
  const { frequency } = route;
  const rival = comparison.hasFlight ? 'plane' : 'car';
  const row = (mode: 'train' | 'plane' | 'car') => comparison.rows.find((entry) => entry.mode === mode);
  const compared = {
    train: row('train')?.total,
    trainCo2: row('train')?.co2,
    other: row(rival)?.total,
    otherCo2: row(rival)?.co2,
  };
  return [
    {
      question: t('questions.howLong.question', names),
      answer: t('questions.howLong.answer', {
        duration: formatDuration(route.durationMinutes, language),
        distance: formatDistance(route.distanceKm, language),
      }),
    },
    {
      question: t('questions.howOften.question'),
      answer:
        'trainsPerDay' in frequency
          ? t('questions.howOften.daily', { count: frequency.trainsPerDay, operators })
          : t('questions.howOften.interval', { frequency: formatFrequency(frequency, language), operators }),
    },
    {
      question: t('questions.howMuch.question'),
      answer: t('questions.howMuch.answer', { price: formatPrice(route.priceCents, language) }),
    },
    {
      question: t('questions.whichStation.question'),
      answer: t('questions.whichStation.answer', {
        departure: stationNameOf(from, language),
        arrival: stationNameOf(to, language),
        toCentre: to.arrival.toCentre[language],
      }),
    },
    { question: t(`questions.${rival}.question`), answer: t(`questions.${rival}.answer`, compared) },
    { question: t('questions.seat.question'), answer: t('questions.seat.answer') },
  ];
}
