import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import sheet from './newsletter/newsletter.css?url';
import { SentText } from './newsletter/sent-text.tsx';

export { sheet };

export function load({ language }: SiteRequest) {
  const t = textsFor(language, 'newsletter');
  return {
    props: {},
    addresses: everyLanguage(PATHS.newsletterSent),
    meta: { title: t('sent.title'), description: t('meta.description') },
  };
}

export const Page = SentText;
