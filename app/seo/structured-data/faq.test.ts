import { expect, it } from 'vitest';
import { faq } from './faq.ts';

it('puts each answer with its question', () => {
  expect(faq([{ question: 'How long does it take?', answer: 'About three hours.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long does it take?',
        acceptedAnswer: { '@type': 'Answer', text: 'About three hours.' },
      },
    ],
  });
});
