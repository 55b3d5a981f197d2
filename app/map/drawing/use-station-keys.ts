import { type KeyboardEvent, useRef } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { nextStation } from '../model/next-station.ts';
import type { Point } from '../model/viewport.ts';

/**
 * The attributes of the group of all stations, in which the arrow keys move the focus from one station to the next.
 *
 * @param visible the stations that are shown
 * @param current the station where the focus is, or comes first
 * @param onReveal brings the next station into view
 */
export function useStationKeys(
  visible: readonly MapStation[],
  current: MapStation | undefined,
  onReveal: (points: readonly Point[]) => void,
) {
  const ref = useRef<SVGGElement>(null);
  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const next = current && nextStation(visible, current, event.key);
    if (!next) return;
    event.preventDefault();
    onReveal([next]);
    ref.current?.querySelector<SVGElement>(`[data-station="${next.key}"]`)?.focus();
  }
  return { ref, onKeyDown };
}
