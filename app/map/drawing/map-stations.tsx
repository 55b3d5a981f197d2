import { memo } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { GEOGRAPHY, STATIONS } from '#app/data/network/railways.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMapActions } from '../map-context.ts';
import type { Point } from '../model/measures.ts';
import { radiusPx, type WrittenTime } from '../model/name-boxes.ts';
import { boxesOf, type ShownStations, type Sides } from '../model/shown-stations.ts';
import { isInView, type Viewport } from '../model/viewport.ts';
import type { MinutesAt } from '../model/written-times.ts';
import { cornerOfControls, isCutAround, roomsAbove, type ShownOnStage } from './room-on-stage.ts';
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
  readonly shownOnStage: ShownOnStage;
  readonly onReveal: (points: readonly Point[]) => void;
}

/** The room between the letters of a name and the end of its line. */
const ROOM_BELOW_PX = 4;

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
  shownOnStage,
  hasCode,
  onReveal,
}: MapStationsProps) {
  const { isStage } = useMapActions();
  const { language } = useTexts('map');
  const stateOf = useStationStates(minutes);
  // The name of a station out of view could reach into view. The stage shows what is above it too,
  // beside switches that lie over its left.
  const isMeasured = isStage && px !== undefined;
  const rooms = isMeasured ? roomsAbove(shownOnStage) : [];
  const corner = isMeasured ? cornerOfControls() : { width: 0, height: 0 };
  const scale = (px ?? 0) / GEOGRAPHY.width;
  const leftPx = view.x * scale;
  const rightPx = leftPx + (view.whole.width / view.zoom) * scale;
  const bottomPx = (view.y + view.whole.height / view.zoom) * scale;
  const isCut = isMeasured && isCutAround();
  // A name may begin where its station is, or farther left, under a switch.
  const roomAbove = (...along: readonly number[]) => {
    const shares = along.map((x) => (x - leftPx) / (rightPx - leftPx));
    return Math.min(...shares.map((share) => rooms.find(([from]) => share >= from)?.[1] ?? 0));
  };
  // Cut by a switch, a dot is no longer seen to be one.
  const isUnseen = (station: MapStation) => {
    if (!isMeasured) return false;
    const [x, y] = [station.x * scale, station.y * scale];
    const radius = radiusPx(station);
    if (view.y * scale - y + radius > roomAbove(x)) return true;
    return isCut && (Math.min(x - leftPx, rightPx - x) < radius || y > bottomPx);
  };
  const isNamed = (station: MapStation) => {
    if (isUnseen(station)) return false;
    const side = shown.get(station.key)?.[0];
    if (!isMeasured || !side || side === 'nameless') return isInView(station, view);
    const [{ left, top, right, bottom }] = boxesOf(station, side, {
      language,
      px,
      time: times.get(station.key),
    });
    const above = view.y * scale - top;
    const beside = rightPx - right;
    if (isCut && bottom - bottomPx > ROOM_BELOW_PX) return false;
    if (beside < corner.width && -above < corner.height) return false;
    return (
      above < roomAbove(left, station.x * scale) &&
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
          isUnseen={isUnseen(station)}
          isTabStop={!hasCode || station.key === tabStop}
        />
      ))}
    </g>
  );
});
