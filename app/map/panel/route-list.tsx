import { useTexts } from '#app/i18n/translator.ts';
import { type CityPair, joins } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';
import { RouteRow } from './route-row.tsx';

/** How many popular routes stand in the open. */
const OPEN_ROUTES = 10;

interface RouteListProps {
  readonly choice: MapChoice;
  readonly pairs: readonly CityPair[];
}

/** The popular routes, the most popular first. */
export function RouteList({ choice, pairs }: RouteListProps) {
  const t = useTexts('map');
  const popular = pairs.filter((pair) => pair.isPopular);
  const rows = popular.map((pair) => {
    const [departure, arrival] = pair.between;
    const isChosen = choice.kind === 'route' && joins(pair, choice.departure, choice.arrival);
    return (
      <RouteRow
        key={`${departure} ${arrival}`}
        departure={departure}
        arrival={arrival}
        pair={pair}
        isChosen={isChosen}
      />
    );
  });
  return (
    <div className="map-routes">
      <h3>{t('routes.title')}</h3>
      <p className="map-note">{t('routes.hint')}</p>
      <ul className="map-rows">{rows.slice(0, OPEN_ROUTES)}</ul>
      <details className="map-more">
        <summary>{t('routes.more', { number: rows.length - OPEN_ROUTES })}</summary>
        <ul className="map-rows">{rows.slice(OPEN_ROUTES)}</ul>
      </details>
    </div>
  );
}
