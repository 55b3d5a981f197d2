import { memo } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { GEOGRAPHY, isItalian, STATIONS } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMapActions } from '../map-context.ts';
import type { Point } from '../model/measures.ts';
import { radiusPx, type WrittenTime } from '../model/name-boxes.ts';
import { boxesOf, type ShownStations, type Sides } from '../model/shown-stations.ts';
import { isInView, type Viewport } from '../model/viewport.ts';
import type { MinutesAt } from '../model/written-times.ts';
import { cornerOfControls, roomsAbove } from './room-on-stage.ts';
import { StationMark, useStationStates } from './station-mark.tsx';
import { useStationKeys } from './use-station-keys.ts';

interface MapStationsProps {
  readonly view: Viewport;
  /** The width of the whole map, in CSS pixels; undefined until it is measured. */
  readonly px: number | undefined;
  readonly shown: ShownStations;
  readonly hasCode: boolean;
  /** The times that are written with names, by station key. */
  readonly times: ReadonlyMap<string, WrittenTime>;
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
  px,
  shown,
  times,
  minutes,
  hasCode,
  onReveal,
}: MapStationsProps) {
  const { isStage } = useMapActions();
  const { language } = useTexts('map');
  const stateOf = useStationStates(minutes);
  // The name of a station out of view could reach into view. The stage shows what is above it too,
  // beside switches that lie over its left.
  const isMeasured = isStage && px;
  const rooms = isMeasured ? roomsAbove() : [];
  const corner = isMeasured ? cornerOfControls() : { width: 0, height: 0 };
  const roomAbove = ({ x }: MapStation) =>
    rooms.find(([from]) => x >= from * GEOGRAPHY.width)?.[1] ?? 0;
  // Cut by a switch, the dot of a city abroad is no longer seen to be one.
  const isUnderSwitches = (station: MapStation) =>
    isStage &&
    px !== undefined &&
    !isItalian(station) &&
    ((view.y - station.y) * px) / GEOGRAPHY.width + radiusPx(station) > roomAbove(station);
  const isNamed = (station: MapStation) => {
    if (isUnderSwitches(station)) return false;
    const side = shown.get(station.key)?.[0];
    if (!isStage || !px || !side || side === 'nameless') return isInView(station, view);
    const [{ top, right }] = boxesOf(station, side, { language, px, time: times.get(station.key) });
    const scale = px / GEOGRAPHY.width;
    const above = view.y * scale - top;
    const beside = (view.x + view.whole.width / view.zoom) * scale - right;
    if (beside < corner.width && -above < corner.height) return false;
    return (
      above < roomAbove(station) &&
      isInView({ ...station, y: Math.max(station.y, view.y + 1) }, view)
    );
  };
  const stations = STATIONS.filter(({ key }) => shown.get(key)?.at(-1) !== undefined);
  const { tabStop, group } = useStationKeys(stations, (station) => onReveal([station]));
  return (
    <g {...group} className="map-stations">
      {stations.map((station) => (
        <StationMark
          key={station.key}
          station={station}
          {...stateOf(station)}
          time={times.get(station.key)?.text}
          isTimeBelow={times.get(station.key)?.isBelow}
          sides={(isNamed(station) && shown.get(station.key)) || NAMELESS}
          isUnseen={isUnderSwitches(station)}
          isTabStop={!hasCode || station.key === tabStop}
        />
      ))}
    </g>
  );
});
