import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { useMap } from '../map-context.ts';
import type { Point } from '../model/measures.ts';
import { widthClass } from '../model/measures.ts';
import { nextStation } from '../model/next-station.ts';
import { STATION_BY_KEY } from '../model/railways.ts';
import { chosenStations, shownStations } from '../model/shown-stations.ts';
import { isInView, type Viewport } from '../model/viewport.ts';
import { useHasCode } from './map-ground.tsx';
import { StationMark, useStationStates } from './station-mark.tsx';

interface MapStationsProps {
  readonly view: Viewport;
  /** The width of the whole map in CSS pixels; undefined until measured. */
  readonly widthPx: number | undefined;
  /** Brings a station into view. */
  readonly onReveal: (points: readonly Point[]) => void;
}

/** Every station with room on the map, as a link; with code one stop of the Tab key, and the arrows lead on. */
export const MapStations = memo(function MapStations({ view, widthPx, onReveal }: MapStationsProps) {
  const { choice, language } = useMap();
  const stateOf = useStationStates();
  const [active, setActive] = useState<string>();
  const hasCode = useHasCode();
  const group = useRef<SVGGElement>(null);

  const chosen = useMemo(() => chosenStations(choice), [choice]);
  const shown = useMemo(() => [...shownStations(language, chosen).values()], [language, chosen]);
  const visible = shown.filter(({ fromPx }) =>
    widthPx === undefined ? widthClass(fromPx) !== undefined : fromPx <= widthPx,
  );
  const stations = visible.map(({ station }) => station);
  const isVisible = (key: string | undefined) => stations.some((station) => station.key === key);
  const tabStop = [active, chosen[0]].find(isVisible) ?? stations[0]?.key;

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const current = STATION_BY_KEY.get(active ?? tabStop ?? '');
    const next = current && nextStation(stations, current, event.key);
    if (!next) return;
    event.preventDefault();
    onReveal([next]);
    group.current?.querySelector<SVGElement>(`[data-station="${next.key}"]`)?.focus();
  }

  return (
    <g {...{ ref: group, onKeyDown }} className="map-stations">
      {visible.map(({ station, fromPx, places }) => (
        <StationMark
          key={station.key}
          station={station}
          {...stateOf(station)}
          {...(widthPx === undefined
            ? { width: widthClass(fromPx), places }
            : // A name would reach into view from a station that is not.
              {
                side: isInView(station, view) ? places.findLast(([from]) => from <= widthPx)?.[1] : undefined,
              })}
          isTabStop={!hasCode || station.key === tabStop}
          onFocus={setActive}
        />
      ))}
    </g>
  );
});
