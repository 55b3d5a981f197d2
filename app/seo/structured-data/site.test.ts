import { describe, expect, it } from 'vitest';
import { organization, website } from './site.ts';

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
      '@id': 'https://www.example.com/#website',
      url: 'https://www.example.com/?lng=fr',
      name: 'Binario',
      inLanguage: ['en', 'it', 'fr'],
      publisher: { '@id': 'https://www.example.com/#organization' },
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

const reachable = {
  siteName: 'Binario',
  publicOrigin: 'https://www.example.com',
  phone: '+39 06 0000 0000',
  email: 'hello@binario.example',
  city: 'Roma',
  socialProfiles: { Mastodon: 'https://social.example/@binario' },
};

describe('the structured data of the organisation', () => {
  it('says how to reach it, as the footer does', () => {
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

  it('names no profile where there is none', () => {
    expect(JSON.stringify(organization({ ...reachable, socialProfiles: {} }))).not.toContain('sameAs');
  });
});
