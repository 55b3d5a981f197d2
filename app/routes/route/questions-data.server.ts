import type { City } from '#app/data/cities/schema.ts';
import { stationNameOf } from '#app/data/cities/station-name.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatDistance, formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { ComparisonData } from './comparison-data.server.ts';
import type { JourneyFacts } from './journey-facts.server.ts';

/** What people ask about a route and the answers in words, from its figures alone. */
export function routeQuestions(
  route: PopularRoute,
  [from, to]: readonly [City, City],
  facts: JourneyFacts,
  { rows, hasFlight }: ComparisonData,
  language: Language,
) {
  const t = textsFor(language, 'journey');
  const rival = hasFlight ? 'plane' : 'car';
  const train = rows.find(({ mode }) => mode === 'train');
  const other = rows.find(({ mode }) => mode === rival);
  return [
    {
      question: t('questions.howLong.question', { from: from.name[language], to: to.name[language] }),
      answer: t('questions.howLong.answer', {
        ...facts,
        distance: formatDistance(route.distanceKm, language),
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
    {
      question: t(`questions.${rival}.question`),
      answer: t(`questions.${rival}.answer`, {
        train: train?.total,
        trainCo2: train?.co2,
        other: other?.total,
        otherCo2: other?.co2,
      }),
    },
    { question: t('questions.seat.question'), answer: t('questions.seat.answer') },
  ];
}
