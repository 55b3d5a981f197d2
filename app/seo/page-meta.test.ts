import { describe, expect, it } from 'vitest';
import { everyLanguage } from '#app/i18n/addresses.ts';
import { shell } from '#app/i18n/resources/it/shell.ts';
import { errorMeta, type PageMeta, pageMeta } from './page-meta.ts';

const PAGE: PageMeta = {
  language: 'it',
  siteName: 'Binario',
  publicOrigin: 'https://www.binario.example',
  title: 'Roma',
  description: 'In treno a Roma.',
  addresses: everyLanguage('/cities/rome'),
};

describe('pageMeta', () => {
  it('names the site behind the title, once', () => {
    expect(pageMeta(PAGE)).toContainEqual({ title: 'Roma | Binario' });
    expect(pageMeta({ ...PAGE, title: 'Binario: i treni' })).toContainEqual({ title: 'Binario: i treni' });
  });

  it('has one canonical link, in the page’s language, and every language’s alternate', () => {
    const links = pageMeta(PAGE).filter((tag) => 'tagName' in tag && tag.tagName === 'link');
    expect(
      links.map((tag) =>
        'rel' in tag ? [tag.rel, 'hrefLang' in tag ? tag.hrefLang : '', 'href' in tag && tag.href] : [],
      ),
    ).toEqual([
      ['canonical', '', 'https://www.binario.example/cities/rome?lng=it'],
      ['alternate', 'en', 'https://www.binario.example/cities/rome'],
      ['alternate', 'it', 'https://www.binario.example/cities/rome?lng=it'],
      ['alternate', 'fr', 'https://www.binario.example/cities/rome?lng=fr'],
      ['alternate', 'x-default', 'https://www.binario.example/cities/rome'],
    ]);
  });

  it('asks not to be indexed where the page has no address of its own', () => {
    const { addresses: _, ...lost } = PAGE;
    const tags = pageMeta(lost);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(JSON.stringify(tags)).not.toContain('canonical');
  });

  it('shows a large card only with a picture, by its whole address', () => {
    expect(pageMeta(PAGE)).toContainEqual({ name: 'twitter:card', content: 'summary' });
    const tags = pageMeta({ ...PAGE, picture: '/social/city/rome.png' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://www.binario.example/social/city/rome.png',
    });
  });
});

const missing = { status: 404, statusText: '', internal: false, data: null };

describe('errorMeta', () => {
  it('names a page that does not exist, in the language of its texts', () => {
    expect(errorMeta(missing, shell, 'Binario')[0]).toEqual({
      title: 'Ops! Pagina non trovata | Binario',
    });
  });

  it.each([[new Error('broken')], [{ ...missing, status: 503 }], [undefined]])(
    'says of %s that the page did not arrive',
    (error) => {
      expect(errorMeta(error, shell, 'Binario')[0]).toEqual({
        title: 'Questa pagina non è arrivata | Binario',
      });
    },
  );

  it('asks not to be indexed', () => {
    expect(errorMeta(missing, shell, 'Binario')).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
