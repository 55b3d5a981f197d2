import type { Language } from '#app/domain/language.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { Comparison } from './comparison.ts';
import type { RouteFacts } from './route-facts.ts';

/** A question about a route with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/**
 * Answers the usual questions about a route from its figures.
 *
 * @param names the cities, stations, distance and price, for the gaps of the texts
 */
export function routeQuestions(
  names: Readonly<Record<string, unknown>>,
  facts: RouteFacts,
  { rows, hasFlight }: Comparison,
  language: Language,
): readonly Question[] {
  const t = textsFor(language, 'journey');
  const rival = hasFlight ? 'plane' : 'car';
  const train = rows.find(({ mode }) => mode === 'train');
  const other = rows.find(({ mode }) => mode === rival);
  const values = {
    ...names,
    ...facts,
    count: facts.changes,
    train: train?.total,
    trainCo2: train?.co2,
    other: other?.total,
    otherCo2: other?.co2,
  };
  const questions = ['howLong', 'howOften', 'howMuch', 'whichStation', rival, 'seat'] as const;
  return questions.map((name) => {
    const question = t(`questions.${name}.question`, values);
    const isDirect = name === 'howLong' && facts.changes === 0;
    const answer = t(
      isDirect ? 'questions.howLong.answerDirect' : `questions.${name}.answer`,
      values,
    );
    if (name !== 'howOften') return { question, answer };
    const operators = t(
      facts.isItaloUncounted ? 'questions.howOften.italo' : 'questions.howOften.operators',
      values,
    );
    return { question, answer: `${answer} ${operators}` };
  });
}
