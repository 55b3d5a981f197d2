import { memo, useEffect, useMemo, useState } from 'react';
import { bandOf } from '#app/domain/travel-times/bands.ts';
import { useLanguage } from '#app/i18n/translator.ts';
import type { CityPair } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';
import { STATION_BY_KEY } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';
import { chosenStations, shownStations } from '../model/shown-stations.ts';
import type { Point } from '../model/viewport.ts';
import { StationMark } from './station-mark.tsx';
import { stateOf, stopsOf } from './station-state.ts';
import { useStationKeys } from './use-station-keys.ts';
import { useStationLabel } from './use-station-label.ts';
import { widthClass } from './width-class.ts';

interface MapStationsProps {
  readonly choice: MapChoice;
  readonly pairs: readonly CityPair[];
  readonly reach: Reach | undefined;
  readonly withinMinutes: number;
  /** The width of the whole map in CSS pixels; undefined until measured. */
  readonly widthPx: number | undefined;
  /** Brings a station into view. */
  readonly onReveal: (points: readonly Point[]) => void;
}

/** Every station with room on the map, as a link; with code one stop of the Tab key, and the arrows lead on. */
export const MapStations = memo(function MapStations(props: MapStationsProps) {
  const { choice, pairs, reach, withinMinutes, widthPx, onReveal } = props;
  const label = useStationLabel(reach);
  const language = useLanguage();
  const [active, setActive] = useState<string>();
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => setHasCode(true), []);

  const chosen = useMemo(() => chosenStations(choice), [choice]);
  const shown = useMemo(() => shownStations(language, chosen), [language, chosen]);
  const visible = [...shown.values()].filter(({ fromPx }) =>
    widthPx === undefined ? widthClass(fromPx) !== undefined : fromPx <= widthPx,
  );
  const keys = new Set(visible.map(({ station }) => station.key));
  const tabStop = [active, chosen[0], visible[0]?.station.key].find((key) => key && keys.has(key));
  const stops = useMemo(() => stopsOf(choice, pairs), [choice, pairs]);
  const isReach = choice.kind === 'reach';
  const group = useStationKeys(
    visible.map(({ station }) => station),
    STATION_BY_KEY.get(active ?? tabStop ?? ''),
    onReveal,
  );

  return (
    <g {...group} className="map-stations">
      {visible.map(({ station, fromPx, places }) => {
        const { key } = station;
        const minutes = isReach ? reach?.times.get(key)?.minutes : undefined;
        const band = minutes !== undefined && minutes <= withinMinutes ? bandOf(minutes) : undefined;
        const side = widthPx === undefined ? undefined : places.findLast(([from]) => from <= widthPx)?.[1];
        return (
          <StationMark
            key={key}
            station={station}
            width={widthPx === undefined ? widthClass(fromPx) : undefined}
            places={widthPx === undefined ? places : undefined}
            side={side}
            state={stateOf(key, chosen, stops, isReach && !band)}
            band={band}
            label={label(station)}
            isTabStop={!hasCode || key === tabStop}
            isBanded={isReach}
            onFocus={setActive}
          />
        );
      })}
    </g>
  );
});
