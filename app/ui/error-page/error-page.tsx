import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse } from 'react-router';
import { usePage } from '../page/use-page.ts';
import { MessagePage } from './message-page.tsx';
import { NotFoundMessage } from './not-found-message.tsx';
import { WayOn } from './way-on.tsx';

/** The page in place of one that failed: not found, or broken on our side. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const { scenes } = usePage();
  if (isRouteErrorResponse(error) && error.status < 500) return <NotFoundMessage />;
  return (
    <MessagePage picture={scenes?.error} title={t('failure.title')}>
      <p>{t('failure.subtitle')}</p>
      <a className="button button-primary" href="?">
        {t('failure.retry')}
      </a>
      <WayOn />
    </MessagePage>
  );
}
