import { expect, it } from 'vitest';
import { plainText, shownSource } from './plain-text.ts';

it.each([
  ['\u001B[2J\u001B]0;title\u0007Trenitalia', 'Trenitalia'],
  ['one\r\ntwo\tthree', 'one two three'],
  ['a\u202Eb\u2066c\u200Bd\u2028e', 'a b c d e'],
  ['\u009B31mred', 'red'],
  ['Südtirol – Alto Adige', 'Südtirol – Alto Adige'],
])('a text is shown without escapes, controls and invisible letters: %j', (text, shown) => {
  expect(plainText(text)).toBe(shown);
});

it('an address is shown without its password, query and fragment', () => {
  expect(shownSource('https://me:secret@a.example/b.zip?key=1#c')).toBe('https://a.example/b.zip');
  expect(shownSource('/srv/\u001B[31mfeed.zip')).toBe('/srv/feed.zip');
});
