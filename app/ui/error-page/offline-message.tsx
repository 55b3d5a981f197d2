import './message-page.css';
import { useTranslation } from 'react-i18next';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { usePage } from '../page/use-page.ts';
import { Picture } from '../picture/picture.tsx';

// An empty address is the one that the visitor asked for, with all that stands in it.
const THIS_ADDRESS = '';

/** What stands in place of a page that no connection could bring, and the way to ask for it again. */
export function OfflineMessage() {
  const { t } = useTranslation('shell');
  const { language, scenes, site } = usePage();
  return (
    <section className="wide message-page">
      <Picture address={scenes?.offline} shape="scene" className="message-picture" isFirst />
      <h1>{t('offline.title')}</h1>
      <p>{t('offline.text', { siteName: site?.siteName })}</p>
      <p>{t('offline.advice')}</p>
      <p className="button-row">
        <a className="button button-primary" href={THIS_ADDRESS}>
          {t('failure.retry')}
        </a>
        <a className="button button-quiet" href={localAddress(PATHS.home, language)}>
          {t('offline.home')}
        </a>
      </p>
    </section>
  );
}
