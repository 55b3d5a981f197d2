import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { PATHS } from '#app/i18n/addresses.ts';
import { informationPage } from './information-page.server.ts';
import { findInformationPage, INFORMATION_PAGES } from './information-pages.ts';
import { linkTarget } from './link-targets.ts';

const settings: SiteSettings = {
  siteName: 'Example [x](help)',
  publicOrigin: 'https://www.example.com',
  shopAddress: 'https://shop.example/results',
  shopStationForm: 'uic8',
  hotelSearchAddress: 'https://hotels.example/search',
  travelGuideAddress: 'https://guide.example/italy',
  domainListingAddress: 'https://domains.example/offer',
  phone: '+39 06 1234 5678',
  email: 'post@example.com',
  city: 'Roma',
  socialProfiles: {},
  partnerAdvertisement: undefined,
};
const site = (language: Language) => ({ settings, language });

const pages = LANGUAGES.flatMap((language) => INFORMATION_PAGES.map((name) => [name, language] as const));

describe.each(pages)('the page %s in %s', (name, language) => {
  const page = informationPage(name, site(language));
  const shown = JSON.stringify({ lead: page.lead, sections: page.sections });

  it('fills in every value and resolves every link', () => {
    expect(shown).not.toMatch(/\{\{|\}\}|\]\(\w+\)(?<!\[x\]\(help\))/);
  });

  it('keeps its links inside the language', () => {
    const local = [...shown.matchAll(/"address":"(\/[^"]*)"/g)].map(([, address]) => address ?? '');
    for (const address of local) expect(address.includes(`lng=${language}`)).toBe(language !== 'en');
  });

  it('says nothing twice in one line, since the words of a line are their own keys', () => {
    const lines = page.sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'list' ? block.items.map(({ pieces }) => pieces) : [block.pieces],
      ),
    );
    for (const line of [page.lead, ...lines]) {
      const keys = line.map((piece) => JSON.stringify(piece));
      expect(new Set(keys).size, keys.join(' ')).toBe(keys.length);
    }
  });

  it('has a title and a description of a length that search results show', () => {
    expect(page.meta.title.length).toBeLessThanOrEqual(60);
    expect(page.meta.description.length).toBeGreaterThanOrEqual(60);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
  });
});

describe('informationPage', () => {
  it('never reads a setting as markup', () => {
    expect(informationPage('about', site('en')).title).toBe('About Example [x](help)');
  });

  it('shows the contacts of the settings as links', () => {
    expect(informationPage('contact', site('it')).lead).toEqual(
      expect.arrayContaining([
        { text: 'post@example.com', address: 'mailto:post@example.com', external: false },
        { text: '+39 06 1234 5678', address: 'tel:+390612345678', external: false },
      ]),
    );
  });

  it('names the language cookie and how long it is kept', () => {
    expect(JSON.stringify(informationPage('privacy', site('en')))).toContain(
      'cookie named “i18next” remembers it for one year',
    );
  });

  it.each(LANGUAGES)('promises in %s what the newsletter keeps to', (language) => {
    const page = JSON.stringify(informationPage('privacy', site(language))).replaceAll('\u00a0', ' ');
    const days = { en: 'days', it: 'giorni', fr: 'jours' }[language];
    expect(page).toContain(`${NEWSLETTER_DAYS.unconfirmedAddress} ${days}`);
    expect(page).toContain(`${NEWSLETTER_DAYS.askAgain} ${days}`);
  });
});

describe('linkTarget', () => {
  it('sends travellers to the ticket shop of the settings', () => {
    expect(linkTarget('shop', 'en', settings)).toEqual({ address: settings.shopAddress, external: true });
  });

  it('refuses a name that leads nowhere', () => {
    expect(() => linkTarget('nowhere', 'en', settings)).toThrow('nowhere');
  });
});

describe('findInformationPage', () => {
  it.each(INFORMATION_PAGES)('finds %s by its path in any letter case', (name) => {
    expect(findInformationPage(`${PATHS[name].toUpperCase()}/`)).toBe(name);
  });

  it('finds nothing at other paths', () => {
    expect(findInformationPage('/')).toBeUndefined();
    expect(findInformationPage('/data-and-credits')).toBeUndefined();
  });
});
