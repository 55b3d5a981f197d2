import { useState } from 'react';
import type { ReachTime } from '#app/domain/travel-times/reach-times.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { useMap } from '../map-context.ts';
import { joins, trainsFrom } from '../model/city-pair.ts';
import { stationName } from '../model/railways.ts';

/** The travel times that are announced. */
const ANNOUNCED_MINUTES = 5 * 60;

/** Says each choice to those who do not see the map change; silent until the first one. */
export function MapAnnouncer() {
  const { choice } = useMap();
  const [first] = useState(choice);
  return (
    <p role="status" className="visually-hidden">
      {choice !== first && <Announcement />}
    </p>
  );
}

function Announcement() {
  const { choice, pairs, reach, language, t } = useMap();
  if (!reach) return null;
  if (choice.kind === 'overview') return t('announce.overview');
  if (choice.kind === 'route') {
    const { departure, arrival } = choice;
    const pair = pairs.find((one) => joins(one, departure, arrival));
    return t('announce.route', {
      from: stationName(departure, language),
      to: stationName(arrival, language),
      duration: formatDuration((pair && trainsFrom(pair, departure).minutes) ?? 0, language),
      price: formatPrice(pair?.priceCents ?? 0, language),
    });
  }
  const { kind, station } = choice;
  const isCounted = ({ changes, minutes }: ReachTime) =>
    kind === 'station' ? changes === 0 : minutes <= ANNOUNCED_MINUTES;
  const number = Object.values(reach.times).filter(isCounted).length;
  return t(`announce.${kind}`, { name: stationName(station, language), number });
}
