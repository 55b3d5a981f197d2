import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { everyLanguage } from '#app/i18n/addresses.ts';
import { PageMeta } from './page-meta.tsx';

function htmlOf(change: Partial<ComponentProps<typeof PageMeta>> = {}) {
  return renderToStaticMarkup(
    <PageMeta
      language="it"
      siteName="Binario"
      publicOrigin="https://www.binario.example"
      title="Roma"
      description="In treno a Roma."
      addresses={everyLanguage('/cities/rome')}
      {...change}
    />,
  );
}

describe('PageMeta', () => {
  it('names the site after the title, once', () => {
    expect(htmlOf()).toContain('<title>Roma | Binario</title>');
    expect(htmlOf({ title: 'Binario: i treni' })).toContain('<title>Binario: i treni</title>');
  });

  it('leaves out the site’s name where a search engine would cut off the title with it', () => {
    const title = 'Treni da Roma Fiumicino Aeroporto a Siena: orari, 4 h 14 min';
    expect(htmlOf({ title })).toContain(`<title>${title}</title>`);
  });

  it('has one canonical link, in the page’s language, and every language’s alternate', () => {
    const links = htmlOf().matchAll(
      /<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]*)"\/>/g,
    );
    expect([...links].map(([, ...link]) => link)).toEqual([
      ['canonical', undefined, 'https://www.binario.example/cities/rome?lng=it'],
      ...Object.entries(everyLanguage('/cities/rome')).map(([language, path]) => [
        'alternate',
        language,
        `https://www.binario.example${path}`,
      ]),
      ['alternate', 'x-default', 'https://www.binario.example/cities/rome'],
    ]);
  });

  it('has noindex on a page without an address', () => {
    const html = htmlOf({ addresses: undefined });
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
  });

  it('shows a large card only with a picture, by its whole address', () => {
    expect(htmlOf()).toContain('<meta name="twitter:card" content="summary"/>');
    const html = htmlOf({ picture: '/social/city/rome.png' });
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(html).toContain(
      '<meta property="og:image" content="https://www.binario.example/social/city/rome.png"/>',
    );
  });
});
