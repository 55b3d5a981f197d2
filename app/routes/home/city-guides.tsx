import { useTranslation } from 'react-i18next';
import { cityPath, localAddress, routePath } from '#app/i18n/addresses.ts';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import { usePage } from '#app/ui/page/use-page.ts';
import type { HomeSections } from './home-sections.server.ts';
import { LinkRow } from './link-row.tsx';

/** The way to the city guides, the first as posters, the others by name; and to the pages of the routes between them. */
export function CityGuides({ cities, cards, routes }: Pick<HomeSections, 'cities' | 'cards' | 'routes'>) {
  const { t } = useTranslation('home');
  const { language } = usePage();
  const guides = cities.map(({ slug, name }) => ({ name, address: localAddress(cityPath(slug), language) }));
  return (
    <section className="wide section" aria-labelledby="guides">
      <h2 id="guides">{t('guides.title')}</h2>
      <CityCards
        cities={guides.slice(0, cards.length).map((guide, place) => ({ ...guide, ...cards[place] }))}
      />
      <h3 className="section-subtitle">{t('guides.more')}</h3>
      <LinkRow links={guides.slice(cards.length)} />
      <details className="route-pages">
        <summary>{t('guides.routes', { count: routes.length })}</summary>
        <LinkRow
          links={routes.map(({ name, departure, arrival }) => ({
            name,
            address: localAddress(routePath(departure, arrival), language),
          }))}
        />
      </details>
    </section>
  );
}
