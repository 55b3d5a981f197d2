import { useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { DEFAULT_LANGUAGE, type Language, type Translated } from '#app/domain/language.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import type { StructuredNode } from '#app/seo/structured-data/node.ts';

/** What the root's loader gives to the shell of every page. */
export interface ShellData {
  readonly language: Language;
  readonly site: Pick<
    SiteSettings,
    'siteName' | 'publicOrigin' | 'phone' | 'email' | 'city' | 'domainListingAddress' | 'socialProfiles'
  >;
  readonly consent: { readonly version: string; readonly text: string };
  /** Addresses of the drawings of pages that say that something is missing. */
  readonly scenes: Readonly<Record<'notFound' | 'error' | 'offline', string | undefined>>;
}

/** What a page's loader may give to the shell around it. */
interface PageData {
  /** The page's address in every language. */
  readonly addresses?: Translated;
  /** What machines are told of it. */
  readonly structured?: readonly StructuredNode[];
}

/** What the shell knows of the page inside it. */
export function usePage() {
  const root = useRouteLoaderData<ShellData>('root');
  const matches = useMatches();
  const failed = useRouteError() != null;
  const page = failed ? undefined : (matches.at(-1)?.loaderData as PageData | undefined);
  return {
    language: root?.language ?? DEFAULT_LANGUAGE,
    site: root?.site,
    consent: root?.consent,
    scenes: root?.scenes,
    isHome: matches.at(-1)?.id === 'routes/home',
    isNewsletter: !failed && matches.at(-1)?.id === 'routes/newsletter',
    addresses: page?.addresses ?? everyLanguage(PATHS.notFound),
    structured: page?.structured ?? [],
  };
}
