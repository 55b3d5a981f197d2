import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ItalianWords } from './italian-words.tsx';

it.each([
  ['Follow “Per Rialto”.', 'Follow “<span lang="it">Per Rialto</span>”.'],
  [
    '“Per San Marco” after “Per Rialto”',
    '“<span lang="it">Per San Marco</span>” after “<span lang="it">Per Rialto</span>”',
  ],
  ['Follow the signs.', 'Follow the signs.'],
])('marks the Italian words of %s', (text, html) => {
  const words = ['Per Rialto', 'Per San Marco'];
  expect(renderToStaticMarkup(<ItalianWords text={text} words={words} />)).toBe(html);
});
