import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#app/domain/language.ts';
import { choiceAddress } from '#app/i18n/addresses.ts';
import { LANGUAGE_NAMES } from '#app/i18n/intl.ts';
import { usePage } from '../page/use-page.ts';

const MENU_ID = 'language-menu';

/** The language dropdown: links to the same page; the shell's script adds the search and the place on the page. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language, addresses } = usePage();

  return (
    <div className="language">
      <button type="button" className="language-button" popoverTarget={MENU_ID}>
        {language.toUpperCase()}
        <span className="visually-hidden">, {t('language.current', { name: LANGUAGE_NAMES[language] })}</span>
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <div id={MENU_ID} popover="auto" className="menu menu-language">
        <ul aria-label={t('language.label')}>
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a
                className="nav-link"
                href={choiceAddress(addresses[code], code)}
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
