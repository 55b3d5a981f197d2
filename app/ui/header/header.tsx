import { LANGUAGES } from '#app/domain/language.ts';
import { choiceAddress, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { LANGUAGE_NAMES } from '#app/i18n/language-names.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { usePage } from '../page/use-page.ts';

const LINKS = ['booking', 'map', 'hotels', 'contact', 'cities'] as const;
/** The link of the page itself, and that of the part of the site which the page belongs to. */
const CURRENT: Partial<Record<string, Partial<Record<(typeof LINKS)[number], 'page' | 'true'>>>> = {
  cities: { cities: 'page' },
  city: { cities: 'true' },
  hotels: { hotels: 'true' },
  map: { map: 'true' },
};
/** The last part of the header. */
export const SITE_MENU_ID = 'site-menu';
const LANGUAGE_MENU_ID = 'language-menu';

/** The banner and the navigation at the top of every page. */
export function Header() {
  const { t } = useTexts('shell');
  const { language, site, kind, isHome, sectionAddress } = usePage();
  const cities = localAddress(PATHS.cities, language);
  const links = LINKS.map((name) => (
    <li key={name}>
      <a
        className="nav-link"
        href={name === 'cities' ? cities : sectionAddress(name)}
        aria-current={CURRENT[kind]?.[name]}
      >
        {t(`navigation.${name}`)}
      </a>
    </li>
  ));

  return (
    <header className="site-header">
      {site.domainListingAddress && (
        <p className="banner">
          {t('banner.text')}{' '}
          <ExternalLink href={site.domainListingAddress}>{t('banner.link')}</ExternalLink>
        </p>
      )}
      <nav className="navigation wide" aria-label={t('navigation.label')}>
        <a className="logo" href={isHome ? '#content' : localAddress(PATHS.home, language)}>
          {site.siteName}
          {!isHome && <span className="visually-hidden"> – {t('navigation.home')}</span>}
        </a>
        <ul className="nav-links">{links}</ul>
        <a className="button button-quiet nav-book" href={sectionAddress('booking')}>
          {t('navigation.book')}
        </a>
        <LanguageMenu />
        <button type="button" className="menu-button" popoverTarget={SITE_MENU_ID}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          <span className="visually-hidden">{t('navigation.menu')}</span>
        </button>
        <div id={SITE_MENU_ID} popover="auto" className="menu menu-main">
          <ul>
            {links}
            <li className="menu-book">
              <a className="nav-link" href={sectionAddress('booking')}>
                {t('navigation.book')}
              </a>
            </li>
          </ul>
        </div>
      </nav>
    </header>
  );
}

/**
 * The language menu: links to the same page with the same search. The shell's script keeps what was
 * chosen since, and the scroll position.
 */
function LanguageMenu() {
  const { t } = useTexts('shell');
  const { language, addresses, fields } = usePage();

  return (
    <div className="language">
      <button type="button" className="language-button" popoverTarget={LANGUAGE_MENU_ID}>
        {language.toUpperCase()}
        <span className="visually-hidden">
          {' '}
          – {t('language.current', { name: LANGUAGE_NAMES[language] })}
        </span>
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id={LANGUAGE_MENU_ID} popover="auto" className="menu menu-language">
        <ul aria-label={t('language.label')}>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a
                className="nav-link"
                href={choiceAddress(addresses[code], code, fields)}
                hrefLang={code}
                lang={code}
                data-language={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {LANGUAGE_NAMES[code]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
