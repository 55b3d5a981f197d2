import type { StructuredNode } from './node.ts';

/** A question that the page asks and its whole answer, as plain text. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions that a page answers where everybody can read them (FAQPage). */
export function faq(questions: readonly AnsweredQuestion[]): StructuredNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
