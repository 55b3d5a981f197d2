import { isRouteErrorResponse, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { everyLanguage, localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import type { PageFacts } from '#app/seo/page-meta.tsx';

/** What the root's loader gives to the shell of every page. */
export interface ShellData {
  readonly language: Language;
  readonly site: SiteSettings;
  /** Addresses of the drawings of pages that say one thing. */
  readonly scenes: Readonly<
    Record<'notFound' | 'failure' | 'offline' | 'newsletter', string | undefined>
  >;
}

/** What a page's loader may give to the shell around it. */
interface PageData {
  /** The page's address in every language. */
  readonly addresses?: Translated;
  readonly meta?: PageFacts;
  /** What machines are told of it. */
  readonly structured?: readonly object[];
}

/** What the shell knows of the page inside it. */
export function usePage() {
  const root = useRouteLoaderData<ShellData>('root');
  const match = useMatches().at(-1);
  const error = useRouteError();
  const failed = error != null;
  const page = failed ? undefined : (match?.loaderData as PageData | undefined);
  const language = root?.language ?? DEFAULT_LANGUAGE;
  const isHome = match?.id === 'pages/home';
  return {
    language,
    site: root?.site,
    scenes: root?.scenes,
    isHome,
    isNewsletter: !failed && match?.id === 'pages/newsletter',
    /** Where a section of the home page is, from this page. */
    sectionAddress: (name: keyof typeof SECTIONS) =>
      isHome ? `#${SECTIONS[name]}` : localAddress(PATHS.home, language, {}, SECTIONS[name]),
    addresses: page?.addresses ?? everyLanguage(PATHS.notFound),
    meta: page?.meta,
    structured: page?.structured ?? [],
    /** Which words stand in place of a page that failed: not found, or broken on our side. */
    failure:
      isRouteErrorResponse(error) && error.status < 500
        ? ('notFound' as const)
        : ('failure' as const),
  };
}
