import fontLatin from '@fontsource/jost/files/jost-latin-600-normal.woff2?url';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { themeColors } from '#app/art/theme-colors.ts';
import { localCityName } from '#app/data/cities/cities.ts';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { formatConsent } from '#app/domain/newsletter.ts';
import { localAddress } from '#app/i18n/addresses.ts';
import { i18nFor } from '#app/i18n/instance.ts';
import { pageTexts } from '#app/i18n/page-texts.server.ts';
import { toOwnPath } from '#app/own-path.server.ts';
import { errorMeta } from '#app/seo/error-meta.ts';
import { JsonScript } from '#app/seo/json-ld.tsx';
import { OPENSEARCH_PATH, OPENSEARCH_TYPE } from '#app/seo/opensearch.ts';
import { useServerHtml } from '#app/seo/use-server-html.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { ErrorPage } from '#app/ui/error-page/error-page.tsx';
import { PageShell } from '#app/ui/page/page-shell.tsx';
import { rootDataOr } from '#app/ui/page/root-data.ts';
import { SHELL_SCRIPT } from '#app/ui/page/shell-script.ts';
import { SPECULATION_RULES } from '#app/ui/page/speculation-rules.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import type { Route } from './+types/root';
import stylesheet from './styles/app.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fontLatin, crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const middleware: Route.MiddlewareFunction[] = [toOwnPath];

export function loader({ context }: Route.LoaderArgs) {
  const { settings, language, today } = siteRequest(context);
  const { siteName, phone, email, city, domainListingAddress, socialProfiles } = settings;
  return {
    language,
    today,
    site: {
      siteName,
      phone,
      email,
      city: localCityName(city, language),
      domainListingAddress,
      socialProfiles,
    },
    scenes: {
      notFound: drawingAddress('scene-not-found'),
      error: drawingAddress('scene-error'),
      offline: drawingAddress('scene-offline'),
    },
    consent: { version: CURRENT_CONSENT.version, text: formatConsent(CURRENT_CONSENT, language, siteName) },
    texts: pageTexts(language, ['shell', 'signUp']),
  };
}

/** Shown only where no page is: every page writes its own. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const root = rootDataOr(loaderData);
  return error && root?.texts.shell ? errorMeta(error, root.texts.shell, root.site.siteName) : [];
};

/** Only another language changes what the root loads. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.searchParams.get('lng') !== nextUrl.searchParams.get('lng');
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, scripted, site, texts } = usePage();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <ShellScript />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <Meta />
        <Links />
        <link rel="manifest" href={localAddress('/site.webmanifest', language)} />
        {site && <link rel="search" type={OPENSEARCH_TYPE} title={site.siteName} href={OPENSEARCH_PATH} />}
      </head>
      <body>
        <I18nextProvider i18n={i18nFor(language, texts)}>{children}</I18nextProvider>
        {scripted ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <JsonScript type="speculationrules" data={SPECULATION_RULES} />
        )}
      </body>
    </html>
  );
}

/** Runs before the page is painted, and is never needed again. */
function ShellScript() {
  return useServerHtml() && <script dangerouslySetInnerHTML={{ __html: SHELL_SCRIPT }} />;
}

export default function Root() {
  return (
    <PageShell>
      <Outlet />
    </PageShell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageShell>
      <ErrorPage error={error} />
    </PageShell>
  );
}
