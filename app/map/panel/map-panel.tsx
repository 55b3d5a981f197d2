import { memo, useEffect, useRef } from 'react';
import type { MapIslandProps } from '../map-island.tsx';
import type { CityPair } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';
import type { Reach } from '../model/reach.ts';
import { ReachPanel } from './reach-panel.tsx';
import { RouteDetails } from './route-details.tsx';
import { RouteList } from './route-list.tsx';
import { StationDetails } from './station-details.tsx';

interface MapPanelProps {
  readonly choice: MapChoice;
  readonly pairs: readonly CityPair[];
  /** Undefined until it arrives. */
  readonly reach: Reach | undefined;
  readonly withinMinutes: number;
  readonly newestWithin: number;
  readonly sources: Pick<MapIslandProps, 'otherTrains' | 'timetables'>;
  /** The choice was made here, and the focus goes to what is said of it. */
  readonly takesFocus: boolean;
}

/** What the map says in words of what is chosen. */
export const MapPanel = memo(function MapPanel(props: MapPanelProps) {
  const { choice, pairs, reach, withinMinutes, newestWithin, sources, takesFocus } = props;
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef(choice);
  useEffect(() => {
    if (focused.current === choice) return;
    focused.current = choice;
    if (takesFocus) panel.current?.focus();
  }, [takesFocus, choice]);
  return (
    <div id="map-panel" className="map-panel" ref={panel} tabIndex={-1}>
      {choice.kind === 'reach' && (
        <ReachPanel
          origin={choice.station}
          newestWithin={newestWithin}
          withinMinutes={withinMinutes}
          reach={reach}
          sources={sources}
        />
      )}
      {choice.kind === 'station' && (
        <StationDetails station={choice.station} pairs={pairs} reach={reach} sources={sources} />
      )}
      {choice.kind === 'route' && (
        <RouteDetails departure={choice.departure} arrival={choice.arrival} pairs={pairs} />
      )}
      {(choice.kind === 'route' || choice.kind === 'overview') && <RouteList choice={choice} pairs={pairs} />}
    </div>
  );
});
