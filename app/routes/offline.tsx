import { everyLanguage, PATHS } from '#app/i18n/addresses.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { pageMeta } from '#app/seo/page-meta.ts';
import { siteRequest } from '#app/site-context.server.ts';
import { OfflineMessage } from '#app/ui/error-page/offline-message.tsx';
import type { Route } from './+types/offline';

/** Kept by the service worker, which shows it at the address of a page that the network did not bring. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, language } = siteRequest(context);
  const t = textsFor(language, 'shell');
  return {
    addresses: everyLanguage(PATHS.offline),
    meta: pageMeta({
      ...settings,
      language,
      title: t('offline.title'),
      description: t('offline.text', { siteName: settings.siteName }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Offline() {
  return <OfflineMessage />;
}
