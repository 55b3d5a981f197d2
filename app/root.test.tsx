import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { pageTexts } from '#app/i18n/page-texts.server.ts';
import { TextsProvider } from '#app/i18n/translator.ts';
import { readSettings } from '../server/env.ts';
import { Layout } from './root.tsx';

const missing = { status: 404, statusText: '', internal: false, data: null };

/** The document around a page that failed. */
function documentOf(error: unknown): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', Component: () => null, ErrorBoundary: () => <Layout>{null}</Layout> },
  ]);
  const root = { language: 'it', site: readSettings({}).site };
  return renderToStaticMarkup(
    <TextsProvider value={pageTexts('it')}>
      <Page hydrationData={{ loaderData: { root }, errors: { root: error } }} />
    </TextsProvider>,
  );
}

it('names a page that does not exist, and asks that nobody indexes it', () => {
  expect(documentOf(missing)).toContain('<title>Ops! Pagina non trovata | Binario</title>');
  expect(documentOf(missing)).toContain('<meta name="robots" content="noindex"/>');
});

it.each([[new Error('broken')], [{ ...missing, status: 503 }]])(
  'says of %s that the page did not arrive',
  (error) => {
    expect(documentOf(error)).toContain('<title>Questa pagina non è arrivata | Binario</title>');
  },
);
