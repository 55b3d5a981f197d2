import './header.css';
import { useTranslation } from 'react-i18next';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { ExternalLink } from '../external-link/external-link.tsx';
import { usePage } from '../page/use-page.ts';
import { LanguageMenu } from './language-menu.tsx';

const LINKS = ['booking', 'map', 'hotels', 'contact', 'cities'] as const;
const MENU_ID = 'site-menu';

/** The banner and the navigation that stay at the top of every page. */
export function Header() {
  const { t } = useTranslation('shell');
  const { language, site, isHome, sectionAddress } = usePage();
  const cities = localAddress(PATHS.cities, language);
  const links = LINKS.map((name) => (
    <li key={name}>
      <a className="nav-link" href={name === 'cities' ? cities : sectionAddress(name)}>
        {t(`navigation.${name}`)}
      </a>
    </li>
  ));

  return (
    <header className="site-header">
      {site && (
        <p className="banner">
          {t('banner.text')} <ExternalLink href={site.domainListingAddress}>{t('banner.link')}</ExternalLink>
        </p>
      )}
      <nav className="navigation wide" aria-label={t('navigation.label')}>
        <a className="logo" href={isHome ? '#content' : localAddress(PATHS.home, language)}>
          {site?.siteName}
          {!isHome && <span className="visually-hidden">, {t('navigation.home')}</span>}
        </a>
        <ul className="nav-links">{links}</ul>
        <a className="button button-quiet nav-book" href={sectionAddress('booking')}>
          {t('navigation.book')}
        </a>
        <LanguageMenu />
        <button type="button" className="menu-button" popoverTarget={MENU_ID}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" />
          </svg>
          <span className="visually-hidden">{t('navigation.menu')}</span>
        </button>
        <div id={MENU_ID} popover="auto" className="menu menu-main">
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
