import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { choiceAddress } from '#app/i18n/addresses.ts';
import { LANGUAGE_TABLE } from '#app/i18n/languages.ts';
import { usePage } from '../page/use-page.ts';

const MENU_ID = 'language-menu';

/** The language dropdown. Inside a page with code the language changes in place, and what was typed stays. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language, addresses, scripted } = usePage();
  const navigate = useNavigate();

  function change(event: MouseEvent<HTMLAnchorElement>, chosen: Language) {
    if (!scripted || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const target = new URL(choiceAddress(addresses[chosen], chosen), window.location.origin);
    // The form writes into the address without the router, whose own idea of the query may be older.
    for (const [name, value] of new URLSearchParams(window.location.search)) {
      if (!target.searchParams.has(name)) target.searchParams.set(name, value);
    }
    void navigate(`${target.pathname}${target.search}`, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="language">
      <button type="button" className="language-button" popoverTarget={MENU_ID}>
        {language.toUpperCase()}
        <span className="visually-hidden">
          , {t('language.current', { name: LANGUAGE_TABLE[language].name })}
        </span>
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
                onClick={(event) => change(event, code)}
              >
                {LANGUAGE_TABLE[code].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
