import type { SiteRequest } from '#app/domain/site.ts';
import { everyLanguage, localAddress, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { useTexts } from '#app/i18n/translator.ts';
import sheet from '#app/ui/error-page/message-page.css?url';
import { MessagePage } from '#app/ui/error-page/message-page.tsx';
import { usePage } from '#app/ui/page/use-page.ts';

export { sheet };

/**
 * Kept by the service worker, which shows it at the address of a page that the network did not
 * bring.
 */
export function load({ settings, language }: SiteRequest) {
  const t = textsFor(language, 'shell');
  return {
    props: {},
    addresses: everyLanguage(PATHS.offline),
    meta: {
      title: t('offline.title'),
      description: t('offline.text', { siteName: settings.siteName }),
    },
  };
}

// An empty address is the requested one with all its fields.
const THIS_ADDRESS = '';

/**
 * The page in place of one that no connection could bring, with a button to load it again.
 */
export function Page() {
  const { t } = useTexts('shell');
  const { language, site } = usePage();
  return (
    <MessagePage name="offline">
      <p className="lead">{t('offline.text', { siteName: site.siteName })}</p>
      <p>{t('offline.advice')}</p>
      <p className="button-row">
        <a className="button button-primary" href={THIS_ADDRESS}>
          {t('failure.retry')}
        </a>
        <a className="button button-quiet" href={localAddress(PATHS.home, language)}>
          {t('offline.home')}
        </a>
      </p>
    </MessagePage>
  );
}
