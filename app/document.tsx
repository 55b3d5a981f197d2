import type { ReactNode } from 'react';
import { themeColors } from '#app/art/theme-colors.ts';
import { localAddress } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { JsonScript } from '#app/seo/json-ld.tsx';
import { OPENSEARCH_PATH, OPENSEARCH_TYPE } from '#app/seo/opensearch.ts';
import { type PageFacts, PageMeta } from '#app/seo/page-meta.tsx';
import { Footer } from '#app/ui/footer/footer.tsx';
import { Header, SITE_MENU_ID } from '#app/ui/header/header.tsx';
import { SPECULATION_RULES } from '#app/ui/page/speculation-rules.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { PAGE_CODE_ID } from './shell/late-parts.ts';
import shellScript from './shell/shell-script.ts?inline-script';
import titleFont from './styles/generated/jost-600.woff2?url';
import textFont from './styles/generated/source-sans.woff2?url';

interface DocumentProps {
  readonly meta: PageFacts;
  /** Structured data for search engines (schema.org). */
  readonly structured?: readonly object[] | undefined;
  /** The address of the page's style sheet. */
  readonly sheet: string;
  readonly hasCode?: boolean | undefined;
  readonly children: ReactNode;
}

/** The HTML document around a page. */
export function Document({ meta, structured = [], sheet, hasCode, children }: DocumentProps) {
  const { t } = useTexts('shell');
  const { language, site, assets } = usePage();
  return (
    <html lang={language} data-banner={site.domainListingAddress ? undefined : 'none'}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {assets.developmentClient && <script type="module" src={assets.developmentClient} />}
        {/* Runs before the page is painted. */}
        <script dangerouslySetInnerHTML={{ __html: shellScript }} />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={themeColors.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <PageMeta {...site} language={language} {...meta} />
        {[titleFont, textFont].map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {/* Apple's devices look for /apple-touch-icon.png by themselves. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* The header’s last part: slow machines would paint a half-read header, which then moves. */}
        <link rel="expect" href={`#${SITE_MENU_ID}`} blocking="render" />
        {/* Behind the inline script, which would wait for a sheet in front of it. */}
        <link rel="stylesheet" href={sheet} integrity={assets.integrityOf(sheet)} />
        <link rel="manifest" href={localAddress('/site.webmanifest', language)} />
        {/* Browsers find the site's search on any page; those without an address of their own, such
            as searches, leave it out. */}
        {meta.addresses && (
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
        {hasCode && (
          // The only file of code that a page names, which the inline script loads.
          <template id={PAGE_CODE_ID} data-late>
            <script type="module" src={assets.entry} integrity={assets.integrityOf(assets.entry)} />
          </template>
        )}
      </body>
    </html>
  );
}
