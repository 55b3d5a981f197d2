import type { City } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatDistance, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { ComparisonData } from './comparison-data.server.ts';
import type { JourneyFacts } from './journey-facts.server.ts';

/** A question that people ask and its answer, in words. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Answers what people ask about a route, from its figures alone. */
export function routeQuestions(
  route: PopularRoute,
  from: City,
  to: City,
  { duration, facts }: { readonly duration: string; readonly facts: JourneyFacts },
  comparison: ComparisonData,
  language: Language,
): readonly Question[] {
  const t = textsFor(language, 'journey');
  const names = { from: from.name[language], to: to.name[language] };
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
        duration,
        distance: formatDistance(route.distanceKm, language),
        typical: facts.typical,
        count: facts.changes,
      }),
    },
    {
      question: t('questions.howOften.question'),
      answer: [
        t('questions.howOften.answer', facts),
        t(facts.isItaloUncounted ? 'questions.howOften.italo' : 'questions.howOften.operators', facts),
      ].join(' '),
    },
    {
      question: t('questions.howMuch.question'),
      answer: t('questions.howMuch.answer', { price: formatPrice(route.fromPriceCents, language) }),
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
