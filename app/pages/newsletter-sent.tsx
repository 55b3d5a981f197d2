import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { siteRequest } from '#app/site-context.server.ts';
import type { Route } from './+types/newsletter-sent';
import { MailPage } from './newsletter/mail-page.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { language } = siteRequest(context);
  const t = textsFor(language, 'newsletter');
  return {
    addresses: everyLanguage(PATHS.newsletterSent),
    meta: { title: t('sent.title'), description: t('meta.description') },
  };
}

export default function NewsletterSent() {
  const { t } = useTexts('newsletter');
  return (
    <MailPage title={t('sent.title')}>
      <p className="lead">{t('sent.text')}</p>
      <p>{t('sent.hint')}</p>
    </MailPage>
  );
}
