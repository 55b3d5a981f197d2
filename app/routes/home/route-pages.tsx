import { useTranslation } from 'react-i18next';
import { localAddress, routePath } from '#app/i18n/addresses.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import type { HomeSections } from './home-sections.server.ts';
import { LinkRow } from './link-row.tsx';

/** Plain links to every popular route's own page. */
export function RoutePages({ routes }: Pick<HomeSections, 'routes'>) {
  const { t } = useTranslation('home');
  const { language } = usePage();
  return (
    <details className="route-pages">
      <summary>{t('guides.routes', { count: routes.length })}</summary>
      <LinkRow
        links={routes.map(({ name, departure, arrival }) => ({
          name,
          address: localAddress(routePath(departure, arrival), language),
        }))}
      />
    </details>
  );
}
