import { memo } from 'react';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { type CityPair, trainsFrom } from '../model/city-pair.ts';
import { cityName } from '../model/railways.ts';

interface RouteRowProps {
  readonly departure: string;
  readonly arrival: string;
  readonly pair: CityPair;
  readonly isChosen?: boolean;
}

/** A popular route in a list: its cities, its fastest time, its price. Most rows stay as they are when another is chosen. */
export const RouteRow = memo(function RouteRow({ departure, arrival, pair, isChosen }: RouteRowProps) {
  const t = useTexts('map');
  const language = useLanguage();
  const { minutes } = trainsFrom(pair, departure);
  return (
    <li>
      <ChoiceLink choice={{ kind: 'route', departure, arrival }} className="map-row" current={isChosen}>
        <span className="map-row-name">
          {t('pair', { from: cityName(departure, language), to: cityName(arrival, language) })}
        </span>{' '}
        <span className="map-row-time">{minutes !== undefined && formatDuration(minutes, language)}</span>{' '}
        <span className="map-row-price">
          {t('fromPrice', { price: formatPrice(pair.priceCents ?? 0, language) })}
        </span>
      </ChoiceLink>
    </li>
  );
});
