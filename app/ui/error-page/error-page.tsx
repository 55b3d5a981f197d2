import type { ReactNode } from 'react';
import { STATION_TEXT_LENGTH } from '#app/domain/search/journey-search.ts';
import type { Message } from '#app/domain/site.ts';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { LanguageField } from '../language-field/language-field.tsx';
import { usePage } from '../page/use-page.ts';
import { MessagePage } from './message-page.tsx';

interface ErrorPageProps {
  readonly message: Message;
  /** The booking form, where it is certain to work. */
  readonly search?: ReactNode;
}

/** The page for a path that does not exist, or for an error of the server. */
export function ErrorPage({ message, search }: ErrorPageProps) {
  const { t } = useTexts('shell');
  const { language } = usePage();
  return (
    <MessagePage name={message} below={search ?? <PlainSearch />}>
      <p className="lead">{t(`${message}.subtitle`)}</p>
      <p className="button-row">
        {message === 'notFound' ? (
          <a className="button button-quiet" href={localAddress(PATHS.home, language)}>
            {t('notFound.home')}
          </a>
        ) : (
          <a className="button button-primary" href="?">
            {t('failure.retry')}
          </a>
        )}
      </p>
    </MessagePage>
  );
}

/** A search without suggestions, which needs neither code nor data. */
function PlainSearch() {
  const { t } = useTexts('shell');
  const { language } = usePage();
  return (
    <form
      action={PATHS.search}
      method="get"
      // The search names what is missing, in the language of the page.
      noValidate
      className="way-on-form"
      aria-labelledby="way-on-search"
    >
      <h2 id="way-on-search">{t('wayOn.search')}</h2>
      <div className="way-on-fields">
        {(['from', 'to'] as const).map((side) => (
          <div key={side}>
            <label htmlFor={`way-on-${side}`}>{t(`wayOn.${side}`)}</label>
            <input
              id={`way-on-${side}`}
              name={side}
              type="text"
              className="input"
              maxLength={STATION_TEXT_LENGTH}
              placeholder={t('wayOn.hint')}
              autoComplete="off"
              required
            />
          </div>
        ))}
        <LanguageField language={language} />
        <button type="submit" className="button button-primary">
          {t('wayOn.submit')}
        </button>
      </div>
    </form>
  );
}
