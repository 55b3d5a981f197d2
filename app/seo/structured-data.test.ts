import { describe, expect, it } from 'vitest';
import { findCity } from '#app/data/cities/cities.ts';
import type { City } from '#app/data/cities/schema.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import {
  breadcrumbs,
  faq,
  itemList,
  organization,
  touristCity,
  trainStation,
  website,
} from './structured-data.server.ts';

const site = { siteName: 'Binario', publicOrigin: 'https://www.example.com' };

it('numbers the pages from the home page on, with absolute addresses', () => {
  const trail = breadcrumbs(site, [
    { name: 'Accueil', address: '/?lng=fr' },
    { name: 'Rome', address: '/cities/rome?lng=fr' },
  ]);
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Accueil',
        item: 'https://www.example.com/?lng=fr',
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Rome',
        item: 'https://www.example.com/cities/rome?lng=fr',
      },
    ],
  });
});

it('lists pages in their visible order', () => {
  const list = itemList(site, 'Popular routes', [
    { name: 'Rome to Milan', address: '/routes/rome/milan' },
    { name: 'Milan to Venice', address: '/routes/milan/venice' },
  ]);
  expect(list).toMatchObject({
    '@type': 'ItemList',
    name: 'Popular routes',
    numberOfItems: 2,
    itemListElement: [
      { position: 1, name: 'Rome to Milan', url: 'https://www.example.com/routes/rome/milan' },
      { position: 2, name: 'Milan to Venice', url: 'https://www.example.com/routes/milan/venice' },
    ],
  });
});

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

const templateIn = (language: 'en' | 'it' | 'fr') => {
  const { potentialAction } = website(site, language) as unknown as {
    potentialAction: { target: { urlTemplate: string } };
  };
  return potentialAction.target.urlTemplate;
};

describe('the structured data of the site', () => {
  it('names the site, its languages and its publisher', () => {
    expect(website(site, 'fr')).toMatchObject({
      '@type': 'WebSite',
      '@id': 'https://www.example.com/#website',
      url: 'https://www.example.com/?lng=fr',
      name: 'Binario',
      inLanguage: LANGUAGES,
      publisher: { '@id': 'https://www.example.com/#organization' },
    });
  });

  it('keeps the braces of the search template', () => {
    expect(templateIn('en')).toBe('https://www.example.com/search?q={search_term_string}');
  });

  it('searches in the language of the page', () => {
    const address = templateIn('it').replace(
      '{search_term_string}',
      encodeURIComponent('da Roma a Milano'),
    );
    const { pathname, searchParams } = new URL(address);
    expect([pathname, searchParams.get('lng'), searchParams.get('q')]).toEqual([
      '/search',
      'it',
      'da Roma a Milano',
    ]);
  });
});

const reachable = {
  siteName: 'Binario',
  publicOrigin: 'https://www.example.com',
  phone: '+39 06 0000 0000',
  email: 'hello@binario.example',
  city: 'Roma',
  socialProfiles: { Mastodon: 'https://social.example/@binario' },
  operator: undefined,
};

describe('the structured data of the organisation', () => {
  it('has the footer’s contact details', () => {
    expect(organization(reachable)).toMatchObject({
      '@type': 'Organization',
      '@id': 'https://www.example.com/#organization',
      name: 'Binario',
      url: 'https://www.example.com/',
      address: { addressLocality: 'Roma' },
      contactPoint: { telephone: '+39 06 0000 0000', email: 'hello@binario.example' },
      sameAs: ['https://social.example/@binario'],
    });
  });

  it('names the operator where one is set', () => {
    const operator = { name: 'Altro S.r.l.', address: undefined, register: undefined };
    expect(organization({ ...reachable, operator })).toMatchObject({ legalName: 'Altro S.r.l.' });
    expect(JSON.stringify(organization(reachable))).not.toContain('legalName');
  });

  it('names no profile where there is none', () => {
    expect(JSON.stringify(organization({ ...reachable, socialProfiles: {} }))).not.toContain(
      'sameAs',
    );
  });
});

const rome = touristCity(site, findCity('rome') as City, 'it');

describe('the structured data of a city', () => {
  it('is a destination with its sights and its station', () => {
    expect(rome).toMatchObject({
      '@type': ['TouristDestination', 'City'],
      name: 'Roma',
      url: 'https://www.example.com/cities/rome?lng=it',
      containsPlace: { '@type': 'TrainStation', name: 'Roma Termini', geo: { latitude: 41.9008 } },
    });
    expect(rome.includesAttraction[0]).toMatchObject({
      '@type': 'TouristAttraction',
      name: 'Colosseo',
    });
  });

  it('rounds the city’s position to a kilometre, since only its station’s is known', () => {
    expect(rome.geo).toEqual({ '@type': 'GeoCoordinates', latitude: 41.9, longitude: 12.5 });
  });

  it('has no position where none is known', () => {
    expect(JSON.stringify(trainStation('00000000', 'Nowhere'))).not.toContain('geo');
  });
});
