import { describe, expect, it } from 'vitest';
import { organizationId, websiteId } from './node.ts';
import { website } from './website.ts';

const site = { siteName: 'Binario', publicOrigin: 'https://www.example.com' };

const templateIn = (language: 'en' | 'it' | 'fr') => {
  const { potentialAction } = website(site, language) as unknown as {
    potentialAction: { target: { urlTemplate: string } };
  };
  return potentialAction.target.urlTemplate;
};

describe('the structured data of the site', () => {
  it('names the site, its languages and who publishes it', () => {
    expect(website(site, 'fr')).toMatchObject({
      '@type': 'WebSite',
      '@id': websiteId(site),
      url: 'https://www.example.com/?lng=fr',
      name: 'Binario',
      inLanguage: ['en', 'it', 'fr'],
      publisher: { '@id': organizationId(site) },
    });
  });

  it('keeps the braces that mark the place of the words', () => {
    expect(templateIn('en')).toBe('https://www.example.com/search?q={search_term_string}');
  });

  it('searches in the language of the page', () => {
    const address = templateIn('it').replace('{search_term_string}', encodeURIComponent('da Roma a Milano'));
    const { pathname, searchParams } = new URL(address);
    expect([pathname, searchParams.get('lng'), searchParams.get('q')]).toEqual([
      '/search',
      'it',
      'da Roma a Milano',
    ]);
  });
});
