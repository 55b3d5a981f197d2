import { routeNames, stationName } from '#app/data/network/railways.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { type MapContents, useMap } from '../map-context.ts';
import { findPair, trainsFrom } from '../model/city-pair.ts';
import { priceText } from '../model/price-text.ts';

/** Announces each change to screen readers, from the visitor's first one on. */
export function MapAnnouncer() {
  const map = useMap();
  return (
    <p role="status" className="visually-hidden">
      {announcement(map)}
    </p>
  );
}

function announcement(map: MapContents): string | undefined {
  const { changed, sorting, matrixCity, drawing, t } = map;
  if (changed === 'choice') return choiceAnnouncement(map);
  if (changed === 'drawing') return t(`announce.${drawing}`);
  if (changed !== 'table') return undefined;
  if (matrixCity) return t('announce.matrix');
  if (!sorting) return t('announce.tableClosed');
  const order = t(sorting.descending ? 'announce.descending' : 'announce.ascending');
  return t('announce.sorted', { column: t(`table.${sorting.column}`), order });
}

function choiceAnnouncement(map: MapContents): string | undefined {
  const { choice, chosenIn, pairs, reach, withinMinutes, language, t } = map;
  // The focus moves to the panel's title, which says it.
  if (chosenIn === 'panel') return undefined;
  if (!reach) return undefined;
  if (choice.kind === 'overview') return t('announce.overview');
  if (choice.kind === 'route') {
    const pair = findPair(pairs, choice);
    const minutes = pair && trainsFrom(pair, choice.departure).minutes;
    return t('announce.route', {
      ...routeNames(choice, language),
      duration: formatDuration(minutes ?? 0, language),
      price: priceText(pair?.priceCents ?? 0, t),
    });
  }
  const name = stationName(choice.station, language);
  const times = Object.values(reach.times);
  if (choice.kind === 'station') {
    const direct = times.filter(({ changes }) => changes === 0);
    return t('announce.station', { name, count: direct.length });
  }
  const inReach = times.filter(({ minutes }) => minutes <= withinMinutes);
  const duration = formatDuration(withinMinutes, language);
  return t('announce.reach', {
    name,
    places: t('reach.count', { count: inReach.length, duration }),
  });
}
