import { memo, useState } from 'react';
import type { Language } from '#app/domain/language.ts';
import type { ReachTime } from '#app/domain/travel-times/reach-times.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { type CityPair, joins, trainsFrom } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';
import { cityName, stationName } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';

/** The travel times that are announced. */
const ANNOUNCED_MINUTES = 5 * 60;

interface MapAnnouncerProps {
  readonly choice: MapChoice;
  readonly pairs: readonly CityPair[];
  /** Undefined until it arrives. */
  readonly reach: Reach | undefined;
}

/** Says each choice to those who do not see the map change; silent until the first one. */
export const MapAnnouncer = memo(function MapAnnouncer({ choice, pairs, reach }: MapAnnouncerProps) {
  const t = useTexts('map');
  const language = useLanguage();
  const [first] = useState(choice);
  return (
    <p role="status" className="visually-hidden">
      {choice !== first && reach && t(`announce.${choice.kind}`, announced(choice, pairs, reach, language))}
    </p>
  );
});

function announced(choice: MapChoice, pairs: readonly CityPair[], { times }: Reach, language: Language) {
  if (choice.kind === 'overview') return {};
  if (choice.kind === 'route') {
    const { departure, arrival } = choice;
    const pair = pairs.find((one) => joins(one, departure, arrival));
    return {
      from: cityName(departure, language),
      to: cityName(arrival, language),
      duration: formatDuration((pair && trainsFrom(pair, departure).minutes) ?? 0, language),
      price: formatPrice(pair?.priceCents ?? 0, language),
    };
  }
  const { kind, station } = choice;
  const isCounted = ({ changes, minutes }: ReachTime) =>
    kind === 'station' ? changes === 0 : minutes <= ANNOUNCED_MINUTES;
  return { name: stationName(station, language), number: [...times.values()].filter(isCounted).length };
}
