import { useEffect, useEffectEvent } from 'react';
import { STATIONS } from '#app/data/network/railways.ts';
import { MAP_FIELDS } from '#app/domain/map-fields.ts';
import { type IsoDate, romeDate } from '#app/domain/search/iso-date.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import { writeOtherFields, writeQuery } from '#app/ui/page/write-query.ts';
import type { MapChange } from './map-context.ts';
import {
  isSameChoice,
  type MapView,
  mapViewFields,
  PLACE_FIELD,
  parseMapView,
  parsePlace,
} from './model/map-view.ts';

interface AddressOfMap {
  readonly view: MapView;
  /** The address holds the shown part of the map too. */
  readonly isStage: boolean;
  /** The view is no longer the one that the server sent. */
  readonly isChanged: boolean;
  readonly pairs: readonly CityPair[];
  /** The day in Rome at which the page was made; undefined where it began without trains. */
  readonly today: IsoDate | undefined;
  /** Shows the view of an entry that the visitor went back or forward to. */
  readonly show: (change: MapChange) => void;
}

/**
 * Keeps the view of the map in the page's address, so that it can be shared and survives a reload.
 * Each choice is an entry of the history, which the way back undoes; sorting the table and moving
 * the slider are not.
 */
export function useMapAddress(map: AddressOfMap): void {
  const { view, isStage, isChanged, pairs, today, show } = map;
  const viewOfAddress = useEffectEvent(() => {
    const routes = pairs
      .filter(({ isPopular }) => isPopular)
      .map(({ between: [departure, arrival] }) => ({ departure, arrival }))
      .flatMap((route) => [route, { departure: route.arrival, arrival: route.departure }]);
    const fields = new URLSearchParams(window.location.search);
    const parsed = parseMapView(fields, {
      stations: STATIONS,
      routes,
      isStage,
      today: () => today ?? romeDate(new Date()),
    });
    return isStage ? { ...parsed, at: parsePlace(fields) } : parsed;
  });
  const showPlaceOfAddress = useEffectEvent(() => {
    const { at } = viewOfAddress();
    if (at) show({ at, moveTo: { at } });
  });
  useEffect(() => showPlaceOfAddress(), []);
  useEffect(() => {
    if (!isChanged) return;
    // After the change is painted.
    const timer = setTimeout(() =>
      writeQuery(mapViewFields(view), !isSameChoice(view, viewOfAddress())),
    );
    return () => clearTimeout(timer);
  }, [view, isChanged]);

  const goBack = useEffectEvent(() => {
    writeOtherFields([...MAP_FIELDS, PLACE_FIELD]);
    const before = viewOfAddress();
    // A step to a section of the page leaves the map as it is.
    if (isSameChoice(view, before)) return;
    const moveTo = { at: before.at };
    show({ ...before, moveTo, chosenIn: 'history', isFocusKept: undefined });
  });
  useEffect(() => {
    const onReturn = () => goBack();
    window.addEventListener('popstate', onReturn);
    return () => window.removeEventListener('popstate', onReturn);
  }, []);
}
