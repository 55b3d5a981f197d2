import { useId } from 'react';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { formatConsent } from '#app/domain/newsletter.ts';
import { choiceAddress, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { usePage } from '../page/use-page.ts';

interface NewsletterFormProps {
  /** The address as it was typed, if it has to be corrected. */
  readonly typed?: string;
  readonly error?: string | undefined;
}

/** The sign-up form of the newsletter, without JavaScript. */
export function NewsletterForm({ typed = '', error }: NewsletterFormProps) {
  const { t } = useTexts('signUp');
  const { language, site, isNewsletter } = usePage();
  const id = useId();
  return (
    <form
      className="newsletter-form"
      action={choiceAddress(PATHS.newsletter, language)}
      method="post"
      // The browser's own message is in the browser's language and covers what is below the field.
      noValidate
      // The newsletter's page has the same title, and landmarks need different names.
      aria-label={isNewsletter ? undefined : t('title')}
    >
      <input type="hidden" name="consent" value={CURRENT_CONSENT.version} />
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{t('trap')}</label>
        <input id={`${id}-trap`} name="company" tabIndex={-1} autoComplete="off" />
      </p>
      <label htmlFor={id}>{t('email')}</label>
      {/* Above the field, since on a phone the button is right below it. */}
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      <div className="newsletter-row">
        <input
          id={id}
          name="email"
          type="email"
          className="input"
          required
          maxLength={254}
          autoComplete="email"
          inputMode="email"
          enterKeyHint="send"
          defaultValue={typed}
          // biome-ignore lint/a11y/noAutofocus: screen readers say no alert of a page that loads.
          autoFocus={error !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-consent${error ? ` ${id}-error` : ''}`}
        />
        <button
          type="submit"
          className={isNewsletter ? 'button button-primary' : 'button button-quiet'}
        >
          {t('submit')}
        </button>
      </div>
      <p id={`${id}-consent`} className="newsletter-consent">
        {/* With hyphens that do not break a line. */}
        {formatConsent(CURRENT_CONSENT, language, site.siteName).replaceAll('-', '-\u2060')}{' '}
        <a href={localAddress(PATHS.privacy, language)}>{t('privacy')}</a>
      </p>
    </form>
  );
}
