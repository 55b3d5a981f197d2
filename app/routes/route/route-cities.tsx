import { useTranslation } from 'react-i18next';
import type { RouteData } from './route-data.server.ts';

/** The ways on: the guides and hotels of both cities, and the route back. */
export function RouteCities({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const { from, to } = route.names;
  return (
    <section className="route-panel" aria-labelledby="cities">
      <h2 id="cities">{t('cities.title', { from, to })}</h2>
      <ul className="link-list">
        {route.cities.map((city) => (
          <li key={city.guide}>
            <a href={city.guide}>{t('cities.guide', { city: city.name })}</a>
          </li>
        ))}
        {route.cities.map((city) => (
          <li key={city.hotels}>
            <a href={city.hotels}>{t('cities.hotels', { city: city.name })}</a>
          </li>
        ))}
        <li>
          <a href={route.back}>{t('cities.back', { from: to, to: from })}</a>
        </li>
      </ul>
    </section>
  );
}
