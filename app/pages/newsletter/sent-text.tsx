import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { parseTextPieces } from '#app/i18n/text-blocks.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { MailPage } from './mail-page.tsx';

interface SentTextProps {
  /** A sentence that says how long the mail may take; without it the mail is on its way. */
  readonly delay?: string;
}

/** The page after a sign-up, which asks to look for the mail. */
export function SentText({ delay }: SentTextProps) {
  const { t, language } = useTexts('newsletter');
  const hint = parseTextPieces(t('sent.hint')).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.target} href={localAddress(PATHS.newsletter, language)}>
        {piece.text}
      </a>
    ),
  );
  return (
    <MailPage title={t('sent.title')}>
      {delay && <p className="lead">{delay}</p>}
      <p className={delay ? undefined : 'lead'}>{t('sent.text')}</p>
      {!delay && <p>{hint}</p>}
    </MailPage>
  );
}
