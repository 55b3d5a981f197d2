import { describe, expect, it } from 'vitest';
import type { SiteRequest } from '#app/domain/site.ts';
import * as city from './city.tsx';
import * as hotels from './hotels.tsx';

const requestOf = (pathname: string, language: 'en' | 'it' = 'en') =>
  ({ pathname, language }) as SiteRequest;

describe('a page of a city that has none', () => {
  it.each(['atlantis', '', 'constructor', 'rome ', '../rome', 'İstanbul'])(
    'redirects the unknown slug «%s» to the not-found page',
    (slug) => {
      for (const [page, folder] of [
        [city, 'cities'],
        [hotels, 'hotels'],
      ] as const) {
        const pathname = `/${folder}/${slug}`;
        expect(page.load(requestOf(pathname), { city: slug })).toEqual({
          redirect: `/404?${new URLSearchParams({ missing: pathname })}`,
          status: 302,
        });
      }
    },
  );

  it('keeps the language', () => {
    const request = requestOf('/cities/atlantis', 'it');
    expect(city.load(request, { city: 'atlantis' })).toMatchObject({
      redirect: '/404?missing=%2Fcities%2Fatlantis&lng=it',
    });
  });
});
