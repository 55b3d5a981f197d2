import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OFFICIAL_PAGES } from '#app/data/official-pages.ts';
import { INCLUDED_PLANNER } from '#app/data/timetable/included-timetable.fixture.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { pageTexts } from '#app/i18n/page-texts.server.ts';
import { parseTextBlocks, parseTextPieces } from '#app/i18n/text-blocks.ts';
import { TextsProvider } from '#app/i18n/translator.ts';
import { informationPage } from './information-page.server.ts';
import { INFORMATION_PAGES, type InformationPageName } from './information-pages.ts';
import { Line, linkAddress, Prose } from './prose.tsx';

const settings: SiteSettings = {
  siteName: 'Example [x](help)',
  publicOrigin: 'https://www.example.com',
  shopAddress: 'https://shop.example/results',
  shopStationForm: 'uic8',
  shopSaleMonths: 4,
  hotelSearchAddress: 'https://hotels.example/search',
  travelGuideAddress: 'https://guide.example/italy',
  domainListingAddress: 'https://domains.example/offer',
  operator: undefined,
  phone: '+39 06 1234 5678',
  email: 'post@example.com',
  city: 'Roma',
  socialProfiles: {},
  partnerAdvertisement: undefined,
  policyReportAddress: undefined,
};
const site = (language: Language) => ({
  settings,
  language,
  planner: INCLUDED_PLANNER,
  today: '2026-11-25' as const,
});

function htmlOf(
  name: InformationPageName,
  language: Language,
  more: Partial<SiteSettings> = {},
): string {
  const page = { ...site(language), settings: { ...settings, ...more } };
  const { lead, sections, fill } = informationPage(name, page);
  return renderToStaticMarkup(
    <TextsProvider value={pageTexts(language)}>
      <Line text={lead} {...fill} />
      {sections.map(({ title, text }) => (
        <Prose key={title} text={text} {...fill} />
      ))}
    </TextsProvider>,
  );
}

const pages = LANGUAGES.flatMap((language) =>
  INFORMATION_PAGES.map((name) => [name, language] as const),
);

it('most pages have links of the site', () => {
  const linked = pages.filter(([name, language]) => htmlOf(name, language).includes('href="/'));
  expect(linked.length).toBeGreaterThan(pages.length / 2);
});

describe.each(pages)('the page %s in %s', (name, language) => {
  const page = informationPage(name, site(language));
  const shown = htmlOf(name, language);

  it('fills in every value and resolves every link', () => {
    expect(shown).not.toMatch(/\{\{|\}\}|\]\(\w+\)(?<!\[x\]\(help\))/);
  });

  it('keeps the language in its links', () => {
    const local = [...shown.matchAll(/href="(\/[^"]*)"/g)].map(([, address]) => address ?? '');
    for (const address of local)
      expect(address.includes(`lng=${language}`)).toBe(language !== 'en');
  });

  it('repeats no text in a section or line, since texts are React keys', () => {
    const lines = page.sections.map(({ text }) => parseTextBlocks(text).flat());
    const pieces = [page.lead, ...lines.flat()].map((line) =>
      parseTextPieces(line).map((piece) => JSON.stringify(piece)),
    );
    for (const keys of [...lines, ...pieces])
      expect(new Set(keys).size, keys.join(' ')).toBe(keys.length);
  });

  it('has a title and a description that fit into search results', () => {
    expect(page.meta.title.length).toBeLessThanOrEqual(60);
    expect(page.meta.description.length).toBeGreaterThanOrEqual(60);
    expect(page.meta.description.length).toBeLessThanOrEqual(160);
  });
});

describe('informationPage', () => {
  it('elides French prepositions before the name of the site', () => {
    const named = { ...site('fr'), settings: { ...settings, siteName: 'Altro' } };
    expect(informationPage('about', named).title).toBe('À propos d’Altro');
  });

  it.each(LANGUAGES)('begins the long pages in %s with a sign for every section', (language) => {
    for (const name of INFORMATION_PAGES) {
      const { sections } = informationPage(name, site(language));
      const signs = sections.filter(({ sign }) => sign);
      const isLong = sections.length > 4 && name !== 'terms';
      expect(signs.length, name).toBe(isLong ? sections.length : 0);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
  });

  it('never parses a setting as markup', () => {
    expect(informationPage('about', site('en')).title).toBe('About Example [x](help)');
  });

  it('shows the contacts of the settings as links', () => {
    const html = htmlOf('contact', 'it');
    expect(html).toContain('<a href="mailto:post@example.com">post@example.com</a>');
    expect(html).toContain(
      '<span class="unbroken"><a href="tel:+390612345678">+39 06 1234 5678</a>.</span> Ci trovi',
    );
  });

  it.each(LANGUAGES)(
    'names the operator in %s as far as configured, and invents nothing',
    (language) => {
      const titlesOf = (more: Partial<SiteSettings>) =>
        informationPage('imprint', {
          ...site(language),
          settings: { ...settings, ...more },
        }).sections.map(({ title }) => title);
      expect(titlesOf({})).toHaveLength(2);
      const operator = { name: 'Altro [S](terms).r.l.', address: undefined, register: undefined };
      expect(titlesOf({ operator })).toHaveLength(3);
      const named = htmlOf('imprint', language, { operator });
      expect(named).toMatch(/<p>Altro \[S\]\(terms\)\.r\.l\.<\/p><ul>/);
      const address = 'Via Roma 1, 10121 Torino';
      const register = 'IT 01234567890';
      const full = htmlOf('imprint', language, { operator: { ...operator, address, register } });
      expect(full).toContain(`<p>${address}</p>`);
      expect(full).toMatch(new RegExp(`<p>[^<]+: ${register}</p>`));
    },
  );

  it.each(LANGUAGES)('tells in %s of reports where there are any', (language) => {
    const policyReportAddress = 'https://reports.example/csp';
    expect(htmlOf('privacy', language, { policyReportAddress })).toContain('reports.example');
    const titlesOf = (more: Partial<SiteSettings>) =>
      informationPage('privacy', {
        ...site(language),
        settings: { ...settings, ...more },
      }).sections.map(({ title }) => title);
    expect(titlesOf({ policyReportAddress }).join()).toMatch(/blo[cq]/);
    expect(titlesOf({}).join()).not.toMatch(/blo[cq]/);
  });

  it.each(LANGUAGES)('names the data controller in %s', (language) => {
    const operator = {
      name: 'Altro S.r.l.',
      address: 'Via Roma 1, 10121 Torino',
      register: undefined,
    };
    const link = '<a href="mailto:post@example.com">post@example.com</a>';
    expect(htmlOf('privacy', language, { operator })).toContain(
      `<p>Altro S.r.l., Via Roma 1, 10121 Torino, ${link}.</p>`,
    );
    const verbatim = {
      ...operator,
      name: 'Compagnie de Amicis',
      address: 'Via de Amicis 1, Torino',
    };
    expect(htmlOf('privacy', language, { operator: verbatim })).toContain(
      '<p>Compagnie de Amicis, Via de Amicis 1, Torino, <a',
    );
    expect(htmlOf('privacy', language)).toMatch(/<p>[^<]+[ ’]Example \[x\]\(help\), Rom[ae], <a/);
  });

  it.each(LANGUAGES)(
    'mentions in %s that the domain is for sale only while it is listed',
    (language) => {
      const sections = (more: Partial<SiteSettings>) =>
        informationPage('terms', { ...site(language), settings: { ...settings, ...more } }).sections
          .length;
      expect(sections({}) - sections({ domainListingAddress: undefined })).toBe(1);
    },
  );

  it.each(['en', 'fr'] as const)(
    'explains in %s the name Binario, and no other name',
    (language) => {
      expect(htmlOf('about', language, { siteName: 'Binario' })).toContain('Binario');
      expect(htmlOf('about', language)).not.toContain('Binario');
    },
  );

  it('names the language cookie and its lifetime', () => {
    expect(htmlOf('privacy', 'en')).toContain('cookie named “i18next” remembers it for one year');
  });

  it.each(LANGUAGES)('describes in %s what the newsletter does', (language) => {
    const page = htmlOf('privacy', language).replaceAll('\u00a0', ' ');
    const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
    const days = (count: number) =>
      new Intl.NumberFormat(language, unit).format(count).replaceAll('\u00a0', ' ');
    expect(page).toContain(days(NEWSLETTER_DAYS.unconfirmedAddress));
    expect(page).toContain(days(NEWSLETTER_DAYS.askAgain));
  });
});

describe('the accessibility statement', () => {
  it.each([
    ['en', '26 November 2026', 'no failure', 'We reply within 30 days', 'complain to the'],
    [
      'it',
      '26 novembre 2026',
      'non conosciamo violazioni',
      'entro 30 giorni',
      'presentare un reclamo',
    ],
    ['fr', '26 novembre 2026', 'aucun manquement', 'sous 30 jours', 'une réclamation'],
  ] as const)(
    'has in %s its date, status, time of reply and the way to complain',
    (language, ...words) => {
      const html = htmlOf('accessibility', language).replaceAll('\u00a0', ' ');
      for (const part of words) expect(html).toContain(part);
      for (const name of ['wcag', 'en301549', 'accessibilityAct', 'agid'] as const)
        expect(html).toContain(OFFICIAL_PAGES[name]);
    },
  );
});

describe('linkAddress', () => {
  it('links to the configured ticket shop', () => {
    expect(linkAddress('shop', 'en', settings)).toBe(settings.shopAddress);
  });

  it('throws for an unknown name', () => {
    expect(() => linkAddress('nowhere', 'en', settings)).toThrow('nowhere');
  });
});

describe('the rules that a page states', () => {
  const agesOf = (name: InformationPageName, language: Language, today: IsoDate) =>
    informationPage(name, { ...site(language), today }).rules.map(({ age }) => age);

  it.each(['refundPolicy', 'help', 'privacy', 'accessibility'] as const)(
    'have a source and the month of checking: %s',
    (name) => {
      expect(new Set(agesOf(name, 'en', '2026-11-28'))).toEqual(
        new Set(['checked in November 2026']),
      );
    },
  );

  it('may have changed after their day of review', () => {
    expect(agesOf('refundPolicy', 'en', '2027-11-30')).toEqual(['checked in November 2026']);
    expect(agesOf('refundPolicy', 'en', '2027-12-01')).toEqual([
      'checked in November 2026, may have changed since',
    ]);
    expect(agesOf('refundPolicy', 'it', '2027-12-01')).toEqual([
      'ultima verifica: novembre 2026; da allora può essere cambiato',
    ]);
    expect(agesOf('refundPolicy', 'fr', '2027-12-01')).toEqual([
      'vérification en novembre 2026, peut avoir changé depuis',
    ]);
    expect(agesOf('press', 'en', '2027-12-01')).toEqual([]);
  });
});
