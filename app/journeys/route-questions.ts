import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { formatPrice } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';

/** The material of the answers, beside the figures. */
interface KnownOfRoute {
  readonly stations: { readonly departure: string; readonly arrival: string };
  /** Which stations of the cities the trains use, and how to reach these and the centre. */
  readonly stationTexts: readonly string[];
}

/** A question about a route with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

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

/** Answers what the figures of a route leave open: fares, stations and seats. */
export function routeQuestions(
  route: PopularRoute,
  { stations, stationTexts }: KnownOfRoute,
  figures: Figures,
  language: Language,
): readonly Question[] {
  const t = textsFor(language, 'journey');
  const price = formatPrice(route.fromPriceCents, language);
  const answers = {
    howMuch: t('questions.howMuch.answer', { price }),
    whichStation: [t('questions.whichStation.answer', stations), ...stationTexts]
      .filter(Boolean)
      .join(' '),
    seat: seats(figures, language),
  };
  return (['howMuch', 'whichStation', 'seat'] as const).map((name) => ({
    question: t(`questions.${name}.question`),
    answer: answers[name],
  }));
}

function seats({ kinds }: Figures, language: Language): string {
  const t = textsFor(language, 'journey');
  const answers: string[] = [];
  if (kinds.some((kind) => RESERVED.has(kind))) answers.push(t('questions.seat.answer'));
  if (kinds.some(isRegionalKind)) answers.push(t('questions.seat.regional'));
  return answers.join(' ');
}
