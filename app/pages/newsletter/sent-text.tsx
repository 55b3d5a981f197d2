import { useTexts } from '#app/i18n/translator.ts';
import { MailPage } from './mail-page.tsx';

interface SentTextProps {
  /** A sentence that says how long the mail may take; without it the mail is on its way. */
  readonly delay?: string;
}

/** The page after a sign-up, which asks to look for the mail. */
export function SentText({ delay }: SentTextProps) {
  const { t } = useTexts('newsletter');
  return (
    <MailPage title={t('sent.title')}>
      {delay && <p className="lead">{delay}</p>}
      <p className={delay ? undefined : 'lead'}>{t('sent.text')}</p>
      {!delay && <p>{t('sent.hint')}</p>}
    </MailPage>
  );
}
