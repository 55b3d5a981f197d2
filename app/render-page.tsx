import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { Booking } from '#app/booking/booking.tsx';
import { bookingData } from '#app/booking/booking-data.server.ts';
import { localCityName } from '#app/data/cities/cities.ts';
import type { Message, SiteAssets, SiteRequest, SiteResponse } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { pageTexts, textsFor } from '#app/i18n/page-texts.server.ts';
import { TextsProvider } from '#app/i18n/translator.ts';
import { ErrorPage } from '#app/ui/error-page/error-page.tsx';
import messageSheet from '#app/ui/error-page/message-page.css?url';
import notFoundSheet from '#app/ui/error-page/not-found.css?url';
import type { PageHead } from '#app/ui/page/page-module.ts';
import { PageProvider } from '#app/ui/page/use-page.ts';
import { Document } from './document.tsx';

const SCENES = {
  notFound: drawingAddress('scene-not-found'),
  failure: drawingAddress('scene-error'),
  offline: drawingAddress('scene-offline'),
  // A view from a train's window, for reading about journeys.
  newsletter: drawingAddress('trieste'),
};

interface RenderedPage extends PageHead {
  readonly kind: string;
  readonly status?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly sheet: string;
  readonly hasCode?: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Renders a page to its end: programs that run no script read all of it, and the server keeps it
 * whole in the page cache.
 */
export async function renderPage(
  { settings, language, fields }: SiteRequest,
  assets: SiteAssets,
  page: RenderedPage,
): Promise<SiteResponse> {
  const { kind, addresses, meta, structured, sheet, hasCode, children } = page;
  const site = { ...settings, city: localCityName(settings.city, language) };
  const context = { kind, language, site, scenes: SCENES, addresses, fields, assets };
  const stream = await renderToReadableStream(
    <TextsProvider value={pageTexts(language)}>
      <PageProvider value={context}>
        <Document meta={meta} structured={structured} sheet={sheet} hasCode={hasCode}>
          {children}
        </Document>
      </PageProvider>
    </TextsProvider>,
    {
      // A large section would else be sent apart and put in its place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Outside a Suspense boundary, and no page has one, an error rejects the promise above.
      onError: () => {},
    },
  );
  await stream.allReady;
  return {
    status: page.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...page.headers },
    body: new Uint8Array(await new Response(stream).arrayBuffer()),
  };
}

/** Renders the page that says that there is no such page, or that it failed. */
export function renderMessage(
  message: Message,
  status: number,
  request: SiteRequest,
  assets: SiteAssets,
): Promise<SiteResponse> {
  const t = textsFor(request.language, 'shell');
  // After a failure nothing is rendered that may have failed.
  const search =
    message === 'notFound' ? <Booking {...bookingData(request, request.fields)} /> : undefined;
  return renderPage(request, assets, {
    kind: message,
    status,
    sheet: search ? notFoundSheet : messageSheet,
    hasCode: search !== undefined,
    addresses: everyLanguage(PATHS.notFound),
    meta: { title: t(`${message}.title`), description: t(`${message}.subtitle`) },
    children: <ErrorPage message={message} search={search} />,
  });
}
