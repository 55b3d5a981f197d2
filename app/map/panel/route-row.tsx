import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { useMapShared } from '../map-context.ts';
import { cityName } from '../map-model.ts';

interface RouteRowProps {
  readonly route: PopularRoute;
  readonly isChosen?: boolean;
}

/** A popular route in a list: its cities, its fastest time, its price. Most rows stay as they are when another is chosen. */
export const RouteRow = memo(function RouteRow({ route, isChosen }: RouteRowProps) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const { departure, arrival } = route;
  return (
    <li>
      <ChoiceLink choice={{ kind: 'route', departure, arrival }} className="map-row" current={isChosen}>
        <span className="map-row-name">
          {t('pair', {
            from: cityName(model, departure, language),
            to: cityName(model, arrival, language),
          })}
        </span>{' '}
        <span className="map-row-time">{formatDuration(route.durationMinutes, language)}</span>{' '}
        <span className="map-row-price">
          {t('fromPrice', { price: formatPrice(route.priceCents, language) })}
        </span>
      </ChoiceLink>
    </li>
  );
});
