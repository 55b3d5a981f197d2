import { describe, expect, it } from 'vitest';
import { createPageRequestParser } from './page-request.ts';

interface Visit {
  readonly query?: string;
  readonly cookie?: string;
  readonly header?: string;
  readonly path?: string;
}

const parse = createPageRequestParser(
  { notFoundPath: '/404', fieldsOf: () => ['from'] },
  () => new Date(0),
);

const languageOf = ({ query, cookie, header, path = '/' }: Visit) =>
  parse('GET', `${path}?${query === undefined ? '' : `lng=${encodeURIComponent(query)}`}`, {
    cookie: cookie && `theme=dark; i18next=${encodeURIComponent(cookie)}`,
    'accept-language': header,
  }).language;

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

describe('the language of a page request', () => {
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

describe('the path of a page request', () => {
  it.each([
    ['/Cities/Rome/', '/cities/rome'],
    ['/%63ities/%72ome', '/cities/rome'],
    ['/social/city/ROME.png', '/social/city/ROME.png'],
    ['/cities/%52ome', '/cities/rome'],
    ['/%43ities/%C3%89', '/cities/é'],
    ['/cities/a%2Fb', '/cities/a%2fb'],
    ['/cities/a%252Fb', '/cities/a%252fb'],
    ['/cities/%2572ome', '/cities/%2572ome'],
    ['/cities/%zz', '/404'],
    ['/cities/%e0%a4%a', '/404'],
  ])('of %s is %s', (target, path) => {
    expect(parse('GET', target, {}).path).toBe(path);
  });

  it('keeps its spelling beside it', () => {
    expect(parse('GET', '/Cities/%72ome/?x=1', {}).pathname).toBe('/Cities/%72ome/');
  });

  it('leaves out query fields that no page reads', () => {
    expect(parse('GET', '/?utm_source=x&from=Rome', {}).fields.toString()).toBe('from=Rome');
  });
});
