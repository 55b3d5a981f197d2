import { describe, expect, it } from 'vitest';
import { EDITED } from '#app/data/edited.ts';
import { DEFAULT_LANGUAGE, inEveryLanguage, LANGUAGES } from '#app/domain/language.ts';
import { escapeXml, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

const origin = 'https://www.example.com';
const addresses = inEveryLanguage((language) =>
  language === DEFAULT_LANGUAGE ? '/cities/rome' : `/cities/rome?a=1&lng=${language}`,
);
const located = LANGUAGES.map((language) =>
  language === DEFAULT_LANGUAGE
    ? 'https://www.example.com/cities/rome'
    : `https://www.example.com/cities/rome?a=1&amp;lng=${language}`,
);

describe('a file of the sitemap', () => {
  const xml = sitemapXml(origin, [addresses], '2026-11-21');

  it('lists a page once in each language, with its day', () => {
    expect(
      [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
        ([, ...row]) => row,
      ),
    ).toEqual(located.map((address) => [address, '2026-11-21']));
  });

  it('lists every language and x-default for each page', () => {
    const rows = xml.split('\n').filter((line) => line.startsWith('<url>'));
    expect(rows).toHaveLength(located.length);
    for (const row of rows) {
      expect(
        [...row.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, ...link]) => link),
      ).toEqual([
        ...LANGUAGES.map((language, at) => [language, located[at]]),
        ['x-default', 'https://www.example.com/cities/rome'],
      ]);
    }
  });
});

describe("the sitemap's index", () => {
  it('names each file and its day', () => {
    for (const [part, day] of Object.entries(EDITED)) {
      const address = `https://www.example.com/sitemaps/${part}.xml`;
      expect(sitemapIndexXml(origin)).toContain(
        `<sitemap><loc>${address}</loc><lastmod>${day}</lastmod></sitemap>`,
      );
    }
  });
});

describe('a text in XML', () => {
  it('is escaped', () => {
    expect(escapeXml(`<a href="x">'&amp;'</a>`)).toBe(
      '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;',
    );
  });
});
