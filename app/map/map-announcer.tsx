import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { bandOf } from '#app/domain/travel-times/bands.ts';
import { travelTimesFrom } from '#app/domain/travel-times/travel-times.ts';
import { formatDuration, formatPrice } from '#app/i18n/format.ts';
import { type MapShared, useMapShared, useView } from './map-context.ts';
import { cityName, stationName } from './map-model.ts';
import type { MapChoice } from './map-view.ts';

/** Says each choice to those who do not see the map change; silent until the first one. */
export const MapAnnouncer = memo(function MapAnnouncer() {
  const { t } = useTranslation('map');
  const shared = useMapShared();
  const { choice } = useView();
  const region = useRef<HTMLParagraphElement>(null);
  const said = useRef(choice);

  useEffect(() => {
    if (said.current === choice || !region.current) return;
    said.current = choice;
    const { kind, values } = announcement(shared, choice);
    region.current.textContent = t(`announce.${kind}`, values);
  }, [choice, shared, t]);

  return <p ref={region} role="status" className="visually-hidden" />;
});

function announcement({ model, language }: MapShared, choice: MapChoice) {
  const { kind } = choice;
  if (kind === 'overview') return { kind, values: {} };
  if (kind === 'route') {
    const { departure, arrival } = choice;
    const route = model.routes.find((one) => one.departure === departure && one.arrival === arrival);
    const values = {
      from: cityName(model, departure, language),
      to: cityName(model, arrival, language),
      duration: formatDuration(route?.durationMinutes ?? 0, language),
      price: formatPrice(route?.priceCents ?? 0, language),
    };
    return { kind, values };
  }
  const { station } = choice;
  const number =
    kind === 'station'
      ? (model.index.ridesFrom.get(station)?.length ?? 0)
      : [...travelTimesFrom(model.index, station).values()].filter(({ minutes }) => bandOf(minutes)).length -
        1;
  return { kind, values: { name: stationName(model, station, language), number } };
}
