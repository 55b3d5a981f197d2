import { describe, expect, it } from 'vitest';
import { askReader } from './asked-page.ts';

interface Visit {
  readonly query?: string;
  readonly cookie?: string;
  readonly header?: string;
  readonly path?: string;
}

const ask = askReader({ notFoundPath: '/404', pageFields: [] }, () => new Date(0));

const languageOf = ({ query, cookie, header, path = '/' }: Visit) =>
  ask(
    'GET',
    `http://localhost${path}?${query === undefined ? '' : `lng=${encodeURIComponent(query)}`}`,
    {
      cookie: cookie && `theme=dark; i18next=${encodeURIComponent(cookie)}`,
      'accept-language': header,
    },
  ).language;

const HOSTILE = [
  '<script>',
  'it<script>',
  'javascript:it',
  "it';alert(1)",
  '../../it',
  'it\u0000',
  'i',
  'x'.repeat(5_000),
  'it'.repeat(40),
];

describe('the language of an answer', () => {
  it.each<[Visit, string]>([
    [{ query: 'fr', cookie: 'it', header: 'en', path: '/treno-da-roma-a-milano' }, 'fr'],
    [{ cookie: 'fr', header: 'it', path: '/treno-da-roma-a-milano' }, 'fr'],
    [{ header: 'fr', path: '/treno-da-roma-a-milano' }, 'fr'],
    [{ path: '/treno-da-roma-a-milano' }, 'it'],
    [{}, 'en'],
    [{ query: 'it-CH' }, 'it'],
    [{ cookie: 'FR-be' }, 'fr'],
    [{ header: 'it-CH' }, 'it'],
    [{ header: 'de-DE,de;q=0.9,fr;q=0.5,en;q=0.4' }, 'fr'],
    [{ header: 'fr;q=0.3,it;q=0.8' }, 'it'],
    [{ header: 'it;q=0,fr;q=0.1' }, 'fr'],
    [{ header: '*' }, 'en'],
    [{ query: 'de', cookie: 'it' }, 'it'],
    [{ query: 'pt', header: 'pt-BR' }, 'en'],
  ])('of %j is %s', (visit, expected) => {
    expect(languageOf(visit)).toBe(expected);
  });

  it.each(HOSTILE)('is never taken from a code like %j', (code) => {
    for (const visit of [{ query: code }, { header: code }, { cookie: code }]) {
      expect(languageOf(visit)).toBe('en');
    }
  });
});
