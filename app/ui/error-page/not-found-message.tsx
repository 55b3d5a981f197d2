import { useTranslation } from 'react-i18next';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { usePage } from '../page/use-page.ts';
import { MessagePage } from './message-page.tsx';
import { WayOn } from './way-on.tsx';

/** What the not-found page says, and the way home. */
export function NotFoundMessage() {
  const { t } = useTranslation('shell');
  const { language, scenes } = usePage();
  return (
    <MessagePage picture={scenes?.notFound} title={t('notFound.title')} isNotFound>
      <p>{t('notFound.subtitle')}</p>
      <a className="button button-quiet" href={localAddress(PATHS.home, language)}>
        {t('notFound.home')}
      </a>
      <WayOn />
    </MessagePage>
  );
}
