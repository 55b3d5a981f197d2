import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceAddress, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { usePage } from '../page/use-page.ts';

interface NewsletterFormProps {
  /** The address as it was typed, when the sign-up has to be corrected. */
  readonly typed?: string;
  readonly error?: string | undefined;
  /** The page's title names the form already, and two landmarks of one name help nobody. */
  readonly isNamedByPage?: boolean;
}

/** The newsletter's sign-up: an ordinary form, the same with and without JavaScript. */
export function NewsletterForm({ typed = '', error, isNamedByPage = false }: NewsletterFormProps) {
  const { t } = useTranslation('signUp');
  const { language, consent } = usePage();
  const id = useId();
  if (!consent) return null;
  return (
    <form
      className="newsletter-form"
      action={choiceAddress(PATHS.newsletter, language)}
      method="post"
      aria-label={isNamedByPage ? undefined : t('title')}
    >
      <input type="hidden" name="consent" value={consent.version} />
      <p className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{t('trap')}</label>
        <input id={`${id}-trap`} name="company" tabIndex={-1} autoComplete="off" />
      </p>
      <label htmlFor={id}>{t('email')}</label>
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
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-consent${error ? ` ${id}-error` : ''}`}
        />
        <button type="submit" className={isNamedByPage ? 'button button-primary' : 'button button-quiet'}>
          {t('submit')}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      <p id={`${id}-consent`} className="newsletter-consent">
        {/* The same words, with hyphens at which no line breaks. */}
        {consent.text.replaceAll('-', '\u2011')}{' '}
        <a href={localAddress(PATHS.privacy, language)}>{t('privacy')}</a>
      </p>
    </form>
  );
}
