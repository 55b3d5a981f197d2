import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/domain/language.ts';
import { CHECKS } from './checks/all-checks.ts';
import { crawl } from './crawl.ts';
import { ORIGIN, smallSite } from './small-site.ts';

/** One mistake on the English home page for each check: a text and its replacement. */
const MISTAKES: Readonly<Record<string, readonly (readonly [string | RegExp, string])[]>> = {
  'every internal link, file and alternate is served without a redirect': [
    ['<h1>', '<a href="/nowhere">Nowhere</a><h1>'],
    ['<h1>', '<a href="/moved">Moved</a><h1>'],
    ['src="/a.svg"', 'src="/b.svg"'],
  ],
  'every fragment is the id of an element of the page it leads to': [
    ['#content', '#contents'],
    ['#content', '#'],
    ['#content', '/about#contents'],
  ],
  'every link to another site opens a new tab and does not hand over this page': [
    [' target="_blank"', ''],
    [' rel="noopener"', ''],
  ],
  'every link has an address that a browser understands': [
    ['#content', ''],
    ['#content', 'https://'],
  ],
  'every page has exactly one h1, and it says something': [
    ['<h1>Small</h1>', ''],
    ['<h1>', '<h1>Other</h1><h1>'],
    ['<h1>Small', '<h1> '],
  ],
  'every page is marked with the language that it was sent in and that its address names': [
    ['lang="en"', 'lang="it"'],
    ['lang="en"', ''],
  ],
  'no text is a key without a translation or a place without its value': [
    ['>Small<', '>hero.title<'],
    ['>Small<', '>booking:adultCount.one<'],
    ['>Small<', '>From {{city}}<'],
    ['alt=""', 'alt="undefined minutes"'],
  ],
  'every image has an alternative text, be it empty': [[' alt=""', '']],
  'a page names one script where parts of it need the code, and else none': [
    ['<h1>', '<div data-island="map"></div><h1>'],
    ['<h1>', '<script src="/a.svg"></script><h1>'],
    ['<h1>', '<template><script src="/a.svg"></script></template><h1>'],
  ],
  'no id stands twice on a page': [['<h1>', '<h1 id="x">']],
  'every id that an element names is there': [['for="x"', 'for="y"']],
  'every page has exactly one title and at most one description': [
    [/<title>.*<\/title>/, ''],
    ['<title>', '<title>Another title</title><title>'],
  ],
  'every title and description that search engines show has a length that they show': [
    [/<title>.*<\/title>/, '<title>Short</title>'],
    [/<title>.*<\/title>/, `<title>${'long '.repeat(20)}</title>`],
    ['content="The page / of the small site, in the language en, says enough."', 'content="Short"'],
    [/<meta name="description".*>/, ''],
  ],
  'no two pages have the same title': [['small site / en<', 'small site /about en<']],
  'no two pages have the same description': [['The page / of', 'The page /about of']],
  'every page that may be found has one canonical address, and that page is its own': [
    [/<link rel="canonical".*?>/, ''],
    [
      'rel="canonical" href="https://small.example/"',
      'rel="canonical" href="https://small.example/nowhere"',
    ],
  ],
  'every page that may be found names all its languages, and they name each other': [
    [/<link rel="alternate" hreflang="fr".*?>/, ''],
    [
      'hreflang="it" href="https://small.example/?lng=it"',
      'hreflang="it" href="https://small.example/about"',
    ],
    [
      'hreflang="x-default" href="https://small.example/"',
      'hreflang="x-default" href="https://small.example/about"',
    ],
  ],
  'a page that nobody should find names neither a canonical address nor languages': [
    ['<title>', '<meta name="robots" content="noindex"><title>'],
  ],
  'the sitemap lists exactly the pages that may be found, each once': [
    ['<title>', '<meta name="robots" content="noindex"><title>'],
  ],
  'the sitemap names the languages that the page itself names, and a day that exists': [
    [/<link rel="alternate" hreflang="fr".*?>/, ''],
  ],
  'every page to be found has each tag of a social card once, and its card leads to it': [
    [/<meta property="og:image".*?>/, ''],
    ['content="summary_large_image"', 'content="huge"'],
    ['"og:url" content="https://small.example/"', '"og:url" content="https://small.example/about"'],
    [
      '<meta property="og:title"',
      '<meta property="og:title" content="Other"><meta property="og:title"',
    ],
  ],
  'structured data is JSON of schema.org with known types that say what they must': [
    ['{"@context"', '"@context"'],
    ['https://schema.org', 'https://schema.example'],
    ['"@type":"Organization","name":"Small"', '"@type":"Organization"'],
    ['"@type":"Organization"', '"@type":"Hotel"'],
    ['"@type":"Organization"', '"@type":"Organisation"'],
  ],
  'structured data has no property and no value that schema.org does not know': [
    ['"name":"This page"', '"label":"This page"'],
    ['"potentialAction":{', '"publisher":{"@id":"#nobody"},"potentialAction":{'],
    ['"@type":"SearchAction"', '"@type":"Organization"'],
    ['"position":2', '"position":true'],
  ],
  'a list counts its entries from 1, and the way to a page has at least two': [
    ['"position":2', '"position":3'],
    [',{"@type":"ListItem","position":2,"name":"This page"}', ''],
  ],
  'every page to be found is described as what it is': [
    ['"@type":"WebSite"', '"@type":"Organization"'],
  ],
};

const crawlHome = (place?: string | RegExp, text = '') =>
  crawl(
    smallSite((files) => {
      files.set('/moved', '-> /about');
      if (place !== undefined) files.set('/', (files.get('/') ?? '').replace(place, text));
    }),
    ORIGIN,
    ['/'],
  );

describe('the checks of the crawl', () => {
  it('find nothing wrong with a sound site', async () => {
    const site = await crawlHome();
    expect(CHECKS.flatMap(({ problems }) => problems(site))).toEqual([]);
    // Two pages in each language, and a drawing.
    expect(site.visits.size).toBe(2 * LANGUAGES.length + 1);
  });

  it('are all tried on a mistake', () => {
    expect(Object.keys(MISTAKES)).toEqual(CHECKS.map(({ name }) => name));
  });

  const rows = CHECKS.flatMap((check) =>
    (MISTAKES[check.name] ?? []).map(
      ([place, text]) => [check.name, String(place), text, check, place] as const,
    ),
  );
  it.each(rows)('%s: not with %s as "%s"', async (_name, _shown, text, check, place) => {
    const site = await crawlHome(place, text);
    expect(check.problems(site)).not.toEqual([]);
  });
});

describe('the check of the sitemap', () => {
  /** The problems where the sitemap leaves out a page that another page leads to. */
  async function problemsWithALinkOn(from: string): Promise<string[]> {
    const fetchPage = smallSite((files) => {
      const rows = files.get('/sitemaps/all.xml') ?? '';
      files.set(
        '/sitemaps/all.xml',
        rows.replaceAll(/<url>(?:(?!<\/url>).)*about.*?<\/url>/gs, ''),
      );
      for (const [address, body] of files)
        files.set(address, body.replaceAll(/<a href="\/about.*?<\/a>/g, ''));
      const home = files.get('/') ?? '';
      files.set('/', home.replace('<h1>', '<a href="/?view=list">List</a><h1>'));
      files.set('/?view=list', home);
      const body = files.get(from) ?? '';
      files.set(from, body.replace('<h1>', '<a href="/about">About</a><h1>'));
    });
    const site = await crawl(fetchPage, ORIGIN, ['/']);
    expect(site.visits.get('/about')?.status).toBe(200);
    const check = CHECKS.find(({ name }) => name.startsWith('the sitemap lists exactly'));
    return check?.problems(site).filter((problem) => problem.startsWith('not listed')) ?? [];
  }

  it('finds a page that the sitemap leaves out', async () => {
    expect(await problemsWithALinkOn('/')).toEqual(['not listed: /about']);
  });

  it('lets the sitemap leave out a page that a state of the map alone leads to', async () => {
    expect(await problemsWithALinkOn('/?view=list')).toEqual([]);
  });
});

describe('a crawl', () => {
  it.each([
    [
      'has a row that is not whole',
      '/sitemaps/all.xml',
      '</lastmod>',
      '',
      'something else than rows',
    ],
    [
      'is of another schema',
      '/sitemaps/all.xml',
      'sitemap/0.9',
      'sitemap/0.8',
      'something else than rows',
    ],
    [
      'has an index of another schema',
      '/sitemap.xml',
      'sitemap/0.9',
      'sitemap/0.8',
      'something else',
    ],
    ['has no rows', '/sitemaps/all.xml', /<url>.*<\/url>/gs, '', 'no file of 0 rows'],
    [
      'has an address with a space',
      '/sitemaps/all.xml',
      '/about<',
      '/about us<',
      'takes no address',
    ],
    [
      'has an address that is not whole',
      '/sitemaps/all.xml',
      `${ORIGIN}/<`,
      '/<',
      'takes no address',
    ],
  ] as const)('refuses a sitemap that %s', async (_what, file, place, text, message) => {
    const fetchPage = smallSite((files) =>
      files.set(file, (files.get(file) ?? '').replace(place, text)),
    );
    await expect(crawl(fetchPage, ORIGIN, ['/'])).rejects.toThrow(message);
  });

  it('finds a page that only the sitemap leads to', async () => {
    const fetchPage = smallSite((files) => {
      for (const [address, body] of files)
        files.set(address, body.replaceAll(/<a href="\/about.*?<\/a>/g, ''));
    });
    const site = await crawl(fetchPage, ORIGIN, ['/']);
    expect(site.visits.get('/about')?.status).toBe(200);
  });
});
