import { memo } from 'react';
import { STATIONS } from '#app/data/network/railways.ts';
import type { Point } from '../model/measures.ts';
import type { ShownStations, Sides } from '../model/shown-stations.ts';
import { isInView, type Viewport } from '../model/viewport.ts';
import type { MinutesAt } from '../model/written-times.ts';
import { StationMark, useStationStates } from './station-mark.tsx';
import { useStationKeys } from './use-station-keys.ts';

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
  const stateOf = useStationStates(minutes);
  const stations = STATIONS.filter(({ key }) => shown.get(key)?.at(-1) !== undefined);
  const { tabStop, group } = useStationKeys(stations, (station) => onReveal([station]));
  return (
    <g {...group} className="map-stations">
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
