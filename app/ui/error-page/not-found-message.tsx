import { useTranslation } from 'react-i18next';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { usePage } from '../page/use-page.ts';
import { Picture } from '../picture/picture.tsx';
import { WayOn } from './way-on.tsx';

/** What the not-found page says, and the way home. */
export function NotFoundMessage() {
  const { t } = useTranslation('shell');
  const { language, scenes } = usePage();
  return (
    <section className="wide message-page" data-not-found>
      <Picture address={scenes?.notFound} shape="scene" className="message-picture" isFirst />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.subtitle')}</p>
      <a className="button button-quiet" href={localAddress(PATHS.home, language)}>
        {t('notFound.home')}
      </a>
      <WayOn />
    </section>
  );
}
