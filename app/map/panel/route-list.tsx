import { useTranslation } from 'react-i18next';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { useMapShared, useView } from '../map-context.ts';
import { popularPairs } from '../map-model.ts';
import { RouteRow } from './route-row.tsx';

/** How many popular routes stand in the open. */
const OPEN_ROUTES = 10;

/** The popular routes, the most popular first. */
export function RouteList() {
  const { choice } = useView();
  const isChosen = ({ departure, arrival }: PopularRoute) =>
    choice.kind === 'route' &&
    [departure, arrival].sort().join() === [choice.departure, choice.arrival].sort().join();
  const { t } = useTranslation('map');
  const pairs = popularPairs(useMapShared().model);
  const rest = pairs.slice(OPEN_ROUTES);
  return (
    <div className="map-routes">
      <h3>{t('routes.title')}</h3>
      <p className="map-note">{t('routes.hint')}</p>
      <ul className="map-rows">
        {pairs.slice(0, OPEN_ROUTES).map((route) => (
          <RouteRow key={`${route.departure} ${route.arrival}`} route={route} isChosen={isChosen(route)} />
        ))}
      </ul>
      <details className="map-more">
        <summary>{t('routes.more', { number: rest.length })}</summary>
        <ul className="map-rows">
          {rest.map((route) => (
            <RouteRow key={`${route.departure} ${route.arrival}`} route={route} isChosen={isChosen(route)} />
          ))}
        </ul>
      </details>
    </div>
  );
}
