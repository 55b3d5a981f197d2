import { useTranslation } from 'react-i18next';
import { localAddress, PATHS } from '#app/i18n/addresses.ts';
import { usePage } from '../page/use-page.ts';
import { MessagePage } from './message-page.tsx';
import { WayOn } from './way-on.tsx';

/** The page in place of one that is not there, or that broke on our side. */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  const { language, failure, scenes } = usePage();
  const isMissing = failure === 'notFound';
  return (
    <MessagePage picture={scenes?.[failure]} title={t(`${failure}.title`)} isNotFound={isMissing}>
      <p>{t(`${failure}.subtitle`)}</p>
      {isMissing ? (
        <a className="button button-quiet" href={localAddress(PATHS.home, language)}>
          {t('notFound.home')}
        </a>
      ) : (
        <a className="button button-primary" href="?">
          {t('failure.retry')}
        </a>
      )}
      <WayOn />
    </MessagePage>
  );
}
