import { useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { DEFAULT_LANGUAGE, type Translated } from '#app/domain/language.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import type { PageTexts } from '#app/i18n/resources/texts.ts';
import type { loader as rootLoader } from '../../root.tsx';
import type { PageHandle } from './page-handle.ts';
import { rootDataOr } from './root-data.ts';

/** What a page's loader may give to the shell around it. */
interface PageData {
  readonly texts?: PageTexts;
  /** The page's address in every language. */
  readonly addresses?: Translated;
}

/** What the shell knows of the page inside it. */
export function usePage() {
  const root = rootDataOr(useRouteLoaderData<typeof rootLoader>('root'));
  const matches = useMatches();
  const failed = useRouteError() != null;
  const data = matches.map((match) => match.loaderData as PageData | undefined);
  const texts: PageTexts = Object.assign({}, root?.texts, ...data.map((entry) => entry?.texts));
  const addresses = failed ? undefined : data.findLast((entry) => entry?.addresses)?.addresses;
  return {
    language: root?.language ?? DEFAULT_LANGUAGE,
    site: root?.site,
    consent: root?.consent,
    scenes: root?.scenes,
    texts,
    scripted: !failed && matches.some((match) => (match.handle as PageHandle | undefined)?.scripted),
    isHome: matches.at(-1)?.id === 'routes/home',
    isNewsletter: !failed && matches.at(-1)?.id === 'routes/newsletter',
    addresses: addresses ?? everyLanguage(PATHS.notFound),
  };
}
