import { memo } from 'react';
import { routeNames } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { useMap } from '../map-context.ts';
import { findPair, trainsFrom } from '../model/city-pair.ts';
import type { RouteEnds } from '../model/map-view.ts';
import { fromPrice } from '../model/price-text.ts';
import { shortDuration } from '../model/short-duration.ts';
import { PanelTitle } from './panel-title.tsx';

const OPEN_ROUTES = 10;

/** The popular routes, the most popular first. */
export function RouteList() {
  const { choice, drawing, pairs, t } = useMap();
  const isOverview = choice.kind === 'overview';
  const chosen = choice.kind === 'route' ? findPair(pairs, choice) : undefined;
  const rows = pairs
    .filter((pair) => pair.isPopular)
    .map((pair) => {
      const [departure, arrival] = pair.between;
      return (
        <RouteRow
          key={`${departure} ${arrival}`}
          departure={departure}
          arrival={arrival}
          pair={pair}
          isChosen={pair === chosen}
        />
      );
    });
  return (
    <div className="map-routes">
      {isOverview ? <PanelTitle>{t('routes.title')}</PanelTitle> : <h3>{t('routes.title')}</h3>}
      <p className="map-note">
        {isOverview && drawing !== 'list' && `${t('routes.hint')} `}
        {t('routes.note')}
      </p>
      <ul className="map-rows">{rows.slice(0, OPEN_ROUTES)}</ul>
      <details className="map-more">
        <summary>{t('routes.more', { number: rows.length - OPEN_ROUTES })}</summary>
        <ul className="map-rows">{rows.slice(OPEN_ROUTES)}</ul>
      </details>
    </div>
  );
}

interface RouteRowProps extends RouteEnds {
  readonly pair: CityPair;
  readonly isChosen?: boolean;
}

/** A popular route in a list, memoized, since most rows stay the same when another is chosen. */
export const RouteRow = memo(function RouteRow(props: RouteRowProps) {
  const { departure, arrival, pair, isChosen } = props;
  const { t, language } = useTexts('map');
  const { minutes } = trainsFrom(pair, departure);
  return (
    <li>
      <ChoiceLink
        choice={{ kind: 'route', departure, arrival }}
        className="map-row"
        current={isChosen}
      >
        <span className="map-row-name">
          {t('pair', routeNames({ departure, arrival }, language))}
        </span>{' '}
        <span className="map-row-time">{minutes !== undefined && shortDuration(minutes)}</span>{' '}
        <span className="map-row-price">
          {pair.priceCents !== undefined && fromPrice(pair.priceCents, t)}
        </span>
      </ChoiceLink>
    </li>
  );
});
