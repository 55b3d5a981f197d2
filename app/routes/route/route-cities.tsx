import { useTranslation } from 'react-i18next';
import { CityCards } from '#app/ui/city/city-cards.tsx';
import type { RouteData } from './route-data.server.ts';

/** The ways on: the guides and hotels of both cities, and the route back. */
export function RouteCities({ route }: { route: RouteData }) {
  const { t } = useTranslation('route');
  const { from, to } = route.names;
  return (
    <section className="route-panel route-cities" aria-labelledby="cities">
      <h2 id="cities">{t('cities.title', { from, to })}</h2>
      <CityCards cities={route.cities} />
      <ul className="link-list">
        {route.cities.map(({ name, hotels }) => (
          <li key={hotels}>
            <a href={hotels}>{t('cities.hotels', { city: name })}</a>
          </li>
        ))}
        <li>
          <a href={route.back}>{t('cities.back', { from: to, to: from })}</a>
        </li>
      </ul>
    </section>
  );
}
