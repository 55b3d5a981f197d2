import { GEOGRAPHY, STATION_BY_KEY } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';
import type { Viewport } from '../model/viewport.ts';
import { useStationLabel } from './use-station-label.ts';

interface StationLabelProps {
  /** The station under the pointer or with the focus. */
  readonly station: string | undefined;
  readonly view: Viewport;
  readonly reach: Reach | undefined;
}

/** What is said of a station that is pointed at, beside it; those who hear the page know it as the link's name. */
export function StationLabel({ station: key = '', view, reach }: StationLabelProps) {
  const label = useStationLabel(reach);
  const station = STATION_BY_KEY.get(key);
  if (!station) return null;
  const left = ((station.x - view.x) * view.zoom) / GEOGRAPHY.width;
  const top = ((station.y - view.y) * view.zoom) / GEOGRAPHY.height;
  const side = `${top < 0.15 ? 'below' : 'above'}-${left < 0.3 ? 'right' : left > 0.7 ? 'left' : 'middle'}`;
  return (
    <p
      className={`map-label map-label-${side}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-hidden="true"
    >
      {label(station)}
    </p>
  );
}
