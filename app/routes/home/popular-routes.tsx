import { useTranslation } from 'react-i18next';
import type { homeSections } from './home-sections.server.ts';

type Routes = ReturnType<typeof homeSections>['routes'];

/** The popular routes as a list, whole without the map. */
export function PopularRoutes({ routes }: { routes: Routes }) {
  const { t } = useTranslation('home');
  return (
    <section className="wide section" aria-labelledby="popular-routes">
      <h2 id="popular-routes">{t('routes.title')}</h2>
      <RouteList routes={routes.first} />
      <details className="more-routes">
        <summary>{t('routes.more', { count: routes.more.length })}</summary>
        <RouteList routes={routes.more} />
      </details>
      <p className="note">{t('routes.note')}</p>
    </section>
  );
}

function RouteList({ routes }: { routes: Routes['first'] }) {
  return (
    <ul className="route-list">
      {routes.map(({ address, name, duration, price, frequency }) => (
        <li key={address} className="route-entry">
          <a className="card-link" href={address}>
            {name}
          </a>
          <span className="route-times">
            {duration}, {frequency}
          </span>
          <span>{price}</span>
        </li>
      ))}
    </ul>
  );
}
