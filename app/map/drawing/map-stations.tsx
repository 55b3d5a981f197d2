import { type FocusEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import { useMap } from '../map-context.ts';
import { chosenStations } from '../model/map-view.ts';
import type { Point } from '../model/measures.ts';
import { nextStation } from '../model/next-station.ts';
import type { ShownStations, Sides } from '../model/shown-stations.ts';
import { isInView, type Viewport } from '../model/viewport.ts';
import type { MinutesAt } from '../model/written-times.ts';
import { stationOf } from './station-label.tsx';
import { StationMark, useStationStates } from './station-mark.tsx';

interface MapStationsProps {
  readonly view: Viewport;
  readonly shown: ShownStations;
  readonly hasCode: boolean;
  /** The times that are written behind names, by station key. */
  readonly times: ReadonlyMap<string, string>;
  /** The minutes of the choice; stations without any fade behind a chosen station. */
  readonly minutes: MinutesAt;
  readonly onReveal: (points: readonly Point[]) => void;
}

const NAMELESS: Sides = ['nameless'];

/**
 * The shown stations as links. With code they are one stop in the tab order, and the arrow keys
 * move between them.
 */
export const MapStations = memo(function MapStations({
  view,
  shown,
  times,
  minutes,
  hasCode,
  onReveal,
}: MapStationsProps) {
  const { choice } = useMap();
  const stateOf = useStationStates(minutes);
  const [active, setActive] = useState<string>();
  const group = useRef<SVGGElement>(null);

  const isShown = (key = '') => shown.get(key)?.at(-1) !== undefined;
  const stations = STATIONS.filter(({ key }) => isShown(key));
  const tabStop = [active, chosenStations(choice)[0]].find(isShown) ?? stations[0]?.key;

  function onKeyDown(event: KeyboardEvent<SVGGElement>) {
    const current = STATION_BY_KEY.get(active ?? tabStop ?? '');
    const next = current && nextStation(stations, current, event.key);
    if (!next) return;
    event.preventDefault();
    onReveal([next]);
    group.current?.querySelector<SVGElement>(`[data-station="${next.key}"]`)?.focus();
  }

  const onFocus = ({ target }: FocusEvent) => setActive(stationOf(target));
  return (
    <g {...{ ref: group, onKeyDown, onFocus }} className="map-stations">
      {stations.map((station) => (
        <StationMark
          key={station.key}
          station={station}
          {...stateOf(station)}
          time={times.get(station.key)}
          // The name of a station out of view could reach into view.
          sides={(isInView(station, view) && shown.get(station.key)) || NAMELESS}
          isTabStop={!hasCode || station.key === tabStop}
        />
      ))}
    </g>
  );
});
