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
  const values = {
    ...facts,
    from: from.name[language],
    to: to.name[language],
    distance: formatDistance(route.distanceKm, language),
    count: facts.changes,
    price: formatPrice(route.fromPriceCents, language),
    departure: stationNameOf(from, language),
    arrival: stationNameOf(to, language),
    toCentre: to.arrival.toCentre[language],
    train: train?.total,
    trainCo2: train?.co2,
    other: other?.total,
    otherCo2: other?.co2,
  };
  const whoRuns = t(`questions.howOften.${facts.isItaloUncounted ? 'italo' : 'operators'}`, values);
  return (['howLong', 'howOften', 'howMuch', 'whichStation', rival, 'seat'] as const).map((name) => {
    const answer = t(`questions.${name}.answer`, values);
    return {
      question: t(`questions.${name}.question`, values),
      answer: name === 'howOften' ? `${answer} ${whoRuns}` : answer,
    };
  });
}
