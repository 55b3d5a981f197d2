import { inEveryLanguage, LANGUAGES, type Language } from '#app/domain/language.ts';
import { sitemapXml } from '#app/seo/sitemap-xml.ts';
import type { FetchPage } from './crawl.ts';

/** The origin of the small site. */
export const ORIGIN = 'https://small.example';

const addressesOf = (path: string) =>
  inEveryLanguage((language) => (language === 'en' ? path : `${path}?lng=${language}`));

const SITEMAP_INDEX = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${ORIGIN}/sitemaps/all.xml</loc><lastmod>2026-11-21</lastmod></sitemap>
</sitemapindex>
`;

/** A page that keeps every rule. */
function soundPage(path: string, language: Language): string {
  const addresses = addressesOf(path);
  const alternates = [
    ...LANGUAGES.map((code) => [code, addresses[code]]),
    ['x-default', addresses.en],
  ]
    .map(([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${ORIGIN}${href}">`)
    .join('');
  const graph = [
    {
      '@type': 'WebSite',
      name: 'Small',
      url: `${ORIGIN}/`,
      potentialAction: { '@type': 'SearchAction', target: '/', 'query-input': 'required name=q' },
    },
    { '@type': 'Organization', name: 'Small', url: `${ORIGIN}/` },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Small', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'This page' },
      ],
    },
  ];
  const social = Object.entries({
    'og:title': 'Small',
    'og:type': 'website',
    'og:image': `${ORIGIN}/a.svg`,
    'og:url': `${ORIGIN}${addresses[language]}`,
    'og:description': 'Small',
    'og:site_name': 'Small',
    'og:locale': 'it_IT',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Small',
    'twitter:card': 'summary_large_image',
  }).map(([name, content]) => `<meta property="${name}" content="${content}">`);
  const description = `The page ${path} of the small site, in the language ${language}, says enough.`;
  const structured = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<!doctype html><html lang="${language}"><head>
    <title>A page of the small site ${path} ${language}</title>
    <meta name="description" content="${description}">
    <link rel="canonical" href="${ORIGIN}${addresses[language]}">${alternates}${social.join('')}
    <script type="application/ld+json">${structured}</script>
    </head><body><a href="#content">Skip</a>
    <main id="content"><h1>Small</h1><img src="/a.svg" alt=""><label for="x">X</label><input id="x">
    <a href="https://other.example/" target="_blank" rel="noopener">Other</a>
    <a href="${addressesOf('/about')[language]}">About</a></main></body></html>`;
}

/**
 * A site of two pages in three languages; `change` edits the English home page or whole files of
 * it.
 */
export function smallSite(change: (files: Map<string, string>) => void = () => {}): FetchPage {
  const files = new Map<string, string>([
    ['/a.svg', '<svg/>'],
    ['/robots.txt', `User-agent: *\nSitemap: ${ORIGIN}/sitemap.xml\n`],
    ['/sitemap.xml', SITEMAP_INDEX],
    ['/sitemaps/all.xml', sitemapXml(ORIGIN, ['/', '/about'].map(addressesOf), '2026-11-21')],
  ]);
  for (const path of ['/', '/about']) {
    for (const language of LANGUAGES)
      files.set(addressesOf(path)[language], soundPage(path, language));
  }
  change(files);
  return async (address) => {
    const body = files.get(address);
    const isMoved = body?.startsWith('-> ');
    const found = isMoved ? 302 : 200;
    return {
      status: body === undefined ? 404 : found,
      type: body?.startsWith('<!doctype html>') ? 'text/html; charset=utf-8' : 'text/plain',
      language: /lng=(\w+)/.exec(address)?.[1] ?? 'en',
      location: isMoved ? body?.slice(3) : undefined,
      body: body ?? '',
    };
  };
}
