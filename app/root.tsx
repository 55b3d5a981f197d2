// First, since it names the order of all layers.
import './styles/app.css';
import './ui/page/page.css';
import './ui/page/button.css';
import type { ReactNode } from 'react';
import { Links, type LinksFunction } from 'react-router';
import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { themeColors } from '#app/art/theme-colors.ts';
import { localCityName } from '#app/data/cities/cities.ts';
import { localAddress } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { toOwnPath } from '#app/own-path.server.ts';
import { JsonScript } from '#app/seo/json-ld.tsx';
import { OPENSEARCH_PATH, OPENSEARCH_TYPE } from '#app/seo/opensearch.ts';
import { PageMeta } from '#app/seo/page-meta.tsx';
import { siteRequest } from '#app/site-context.server.ts';
import { Footer } from '#app/ui/footer/footer.tsx';
import { Header } from '#app/ui/header/header.tsx';
import { SPECULATION_RULES } from '#app/ui/page/speculation-rules.ts';
import { type ShellData, usePage } from '#app/ui/page/use-page.ts';
import type { Route } from './+types/root';
import shellScript from './shell/shell-script.ts?inline-script';
import fontLatin from './styles/generated/jost-600.woff2?url';

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: fontLatin, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const middleware: Route.MiddlewareFunction[] = [toOwnPath];

export function loader({ context }: Route.LoaderArgs): ShellData {
  const { settings, language } = siteRequest(context);
  return {
    language,
    site: { ...settings, city: localCityName(settings.city, language) },
    scenes: {
      notFound: drawingAddress('scene-not-found'),
      failure: drawingAddress('scene-error'),
      offline: drawingAddress('scene-offline'),
      newsletter: drawingAddress('scene-package'),
    },
  };
}

/** The document around every page, one that failed too. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTexts('shell');
  const { language, site, structured, failure, meta } = usePage();
  const facts = meta ?? { title: t(`${failure}.title`), description: t(`${failure}.subtitle`) };
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {/* Runs before the page is painted. */}
        <script dangerouslySetInnerHTML={{ __html: shellScript }} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={themeColors.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        {site && <PageMeta {...site} language={language} {...facts} />}
        <Links />
        <link rel="manifest" href={localAddress('/site.webmanifest', language)} />
        {site && (
          <link
            rel="search"
            type={OPENSEARCH_TYPE}
            title={site.siteName}
            href={localAddress(OPENSEARCH_PATH, language)}
          />
        )}
      </head>
      <body>
        <a className="skip-link" href="#content">
          {t('skip')}
        </a>
        <Header />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {structured.length > 0 && (
          <JsonScript
            type="application/ld+json"
            data={{ '@context': 'https://schema.org', '@graph': structured }}
          />
        )}
        <JsonScript type="speculationrules" data={SPECULATION_RULES} />
      </body>
    </html>
  );
}

export { Outlet as default } from 'react-router';
export { ErrorPage as ErrorBoundary } from '#app/ui/error-page/error-page.tsx';
