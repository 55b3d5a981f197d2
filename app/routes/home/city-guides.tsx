import { useTranslation } from 'react-i18next';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import type { homeSections } from './home-sections.server.ts';
import { LinkRow } from './link-row.tsx';

type Sections = ReturnType<typeof homeSections>;

/** The way to the city guides, and to every popular route's own page. */
export function CityGuides({ guides, routes }: Pick<Sections, 'guides' | 'routes'>) {
  const { t } = useTranslation('home');
  return (
    <section className="wide section" aria-labelledby="guides">
      <h2 id="guides">{t('guides.title')}</h2>
      <CityCards cities={guides.first} />
      <h3 className="section-subtitle">{t('guides.more')}</h3>
      <LinkRow links={guides.more} />
      <details className="more-routes">
        <summary>{t('guides.routes', { count: routes.length })}</summary>
        <LinkRow links={routes} />
      </details>
    </section>
  );
}
