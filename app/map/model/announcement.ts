import { routeNames, stationName } from '#app/data/network/railways.ts';
import { formatDuration } from '#app/i18n/format.ts';
import type { Texts } from '#app/i18n/resources/resources.server.ts';
import type { Translator } from '#app/i18n/translator.ts';
import type { MapContents } from '../map-context.ts';
import { findPair, trainsFrom } from './city-pair.ts';
import type { RouteEnds } from './map-view.ts';
import { priceText } from './price-text.ts';

type ShownParts = Pick<
  MapContents,
  'choice' | 'drawing' | 'language' | 'matrixCity' | 'pairs' | 'reach' | 'sorting' | 'withinMinutes'
>;

interface AnnouncedMap
  extends ShownParts,
    Pick<MapContents, 'changed' | 'chosenIn' | 'isFocusKept'> {
  readonly t: Translator<Texts['map']>;
}

/** The last change in words, for screen readers; undefined where there is nothing to say. */
export function announcement(map: AnnouncedMap): string | undefined {
  const { changed, sorting, matrixCity, drawing, t } = map;
  if (changed === 'choice') return choiceAnnouncement(map);
  if (changed === 'drawing') return t(`announce.${drawing}`);
  if (changed !== 'table') return undefined;
  if (matrixCity) return t('announce.matrix');
  if (!sorting) return t('announce.tableClosed');
  const order = t(sorting.descending ? 'announce.descending' : 'announce.ascending');
  return t('announce.sorted', { column: t(`table.${sorting.column}`), order });
}

function choiceAnnouncement(map: AnnouncedMap): string | undefined {
  const { choice, chosenIn, isFocusKept, reach, withinMinutes, language, t } = map;
  // The focus moves to the panel's title, so that a screen reader reads the choice there.
  if (chosenIn === 'panel' || (chosenIn === 'history' && !isFocusKept)) return undefined;
  if (!reach) return undefined;
  if (choice.kind === 'overview') return t('announce.overview');
  if (choice.kind === 'route') {
    return t('announce.route', {
      ...routeNames(choice, language),
      figures: routeFigures(map, choice),
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

/** The duration and the price of a route, or that the loaded timetable has no train for it. */
function routeFigures({ pairs, language, t }: AnnouncedMap, route: RouteEnds): string {
  const pair = findPair(pairs, route);
  const minutes = pair && trainsFrom(pair, route.departure).minutes;
  if (minutes === undefined) return t('announce.noTrain');
  const duration = formatDuration(minutes, language);
  return pair?.priceCents === undefined
    ? duration
    : `${duration}, ${priceText(pair.priceCents, t)}`;
}
