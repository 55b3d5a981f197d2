import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { MailPage } from './newsletter/mail-page.tsx';
import sheet from './newsletter/newsletter.css?url';

export const styles = [sheet];

export function load({ language }: SiteRequest) {
  const t = textsFor(language, 'newsletter');
  return {
    props: {},
    addresses: everyLanguage(PATHS.newsletterSent),
    meta: { title: t('sent.title'), description: t('meta.description') },
  };
}

export function Page() {
  const { t } = useTexts('newsletter');
  return (
    <MailPage title={t('sent.title')}>
      <p className="lead">{t('sent.text')}</p>
      <p>{t('sent.hint')}</p>
    </MailPage>
  );
}
