import { createContext, useContext } from 'react';
import type { Language, Translated } from '#app/domain/language.ts';
import type { SiteAssets } from '#app/domain/site.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';

type Scenes = Readonly<
  Record<'notFound' | 'failure' | 'offline' | 'newsletter', string | undefined>
>;

/** The data of a page that its components can read. */
export interface PageContextValue {
  /** The name of the page's route, such as `city`, or of the message in its place. */
  readonly kind: string;
  readonly language: Language;
  readonly site: SiteSettings;
  readonly scenes: Scenes;
  readonly addresses: Translated;
  /** The query fields that shape the page. */
  readonly fields: URLSearchParams;
  readonly assets: SiteAssets;
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

export const PageProvider = PageContext.Provider;

/**
 * The page around a component of the server.
 *
 * @throws Error outside a page, as in an island in the browser
 */
export function usePage() {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is called outside a page');
  const isHome = page.kind === 'home';
  return {
    ...page,
    isHome,
    isNewsletter: page.kind === 'newsletter',
    /** The address of a section of the home page, from this page. Every page has the contact. */
    sectionAddress: (name: keyof typeof SECTIONS) =>
      isHome || name === 'contact'
        ? `#${SECTIONS[name]}`
        : localAddress(PATHS.home, page.language, {}, SECTIONS[name]),
  };
}
