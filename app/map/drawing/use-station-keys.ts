import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMap } from '../map-context.ts';
import { chosenStations } from '../model/map-view.ts';
import type { Point } from '../model/measures.ts';
import { nextStation } from '../model/next-station.ts';
import { stationOf } from './station-label.tsx';

interface KeyedStation extends Point {
  readonly key: string;
}

/**
 * Makes the stations of a drawing one stop in the tab order, between which the arrow keys move.
 *
 * @param onMove called with a station before it gets the focus
 * @returns the key of the station that is the tab stop, and attributes for the stations' group
 */
export function useStationKeys<Station extends KeyedStation>(
  stations: readonly Station[],
  onMove?: (station: Station) => void,
) {
  const { choice } = useMap();
  const [active, setActive] = useState<string>();
  const ref = useRef<SVGGElement>(null);
  const find = (key: string | undefined) => stations.find((station) => station.key === key);
  const current = find(active) ?? find(chosenStations(choice)[0]) ?? stations[0];
  return {
    tabStop: current?.key,
    group: {
      ref,
      onFocus: ({ target }: FocusEvent) => setActive(stationOf(target)),
      onKeyDown(event: KeyboardEvent) {
        // With another key, arrows are the browser's: Alt and an arrow is the way back.
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = current && nextStation(stations, current, event.key);
        if (!next) return;
        event.preventDefault();
        onMove?.(next);
        ref.current?.querySelector<SVGElement>(`[data-station="${next.key}"]`)?.focus();
      },
    },
  };
}
