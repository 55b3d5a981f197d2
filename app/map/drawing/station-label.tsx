import { type FocusEvent, type PointerEvent, useState } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { STATION_BY_KEY, stationName } from '#app/data/network/railways.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useMap } from '../map-context.ts';
import { placeOf, type Viewport } from '../model/viewport.ts';

/**
 * What is said of a station that is pointed at: its name, and how far it is: «Bologna, 2 h 3 min
 * from Rome».
 */
export function useStationLabel(): (station: MapStation) => string {
  const { reach, language, t } = useMap();
  return ({ key, name, localName }) => {
    const own = name[language];
    const place = localName === own ? own : `${own} (${localName})`;
    const time = reach?.times[key];
    if (!reach || !time) return place;
    const duration = formatDuration(time.minutes, language);
    return t('away', {
      place,
      duration: time.train === undefined ? duration : t('about', { duration }),
      origin: stationName(reach.origin, language),
    });
  };
}

/** The key of the station that a part of the drawing belongs to. */
export function stationOf(part: Element): string | undefined {
  return part.closest<SVGElement>('[data-station]')?.dataset.station;
}

/**
 * The station under the mouse or with the keyboard's focus, and the attributes of the frame that
 * tell it.
 */
export function usePointed() {
  const [key, setKey] = useState<string>();
  const handlers = {
    onPointerOver: ({ target, pointerType }: PointerEvent) =>
      pointerType !== 'touch' && target instanceof Element && setKey(stationOf(target)),
    onPointerLeave: () => setKey(undefined),
    onFocus: ({ target }: FocusEvent) =>
      target.matches(':focus-visible') && setKey(stationOf(target)),
    onBlur: () => setKey(undefined),
  };
  return { pointed: STATION_BY_KEY.get(key ?? ''), handlers };
}

interface StationLabelProps {
  /** The station that is pointed at. */
  readonly station: MapStation | undefined;
  readonly view: Viewport;
}

/**
 * What is said of a station that is pointed at, beside it; those who hear the page know it as the
 * link's name.
 */
export function StationLabel({ station, view }: StationLabelProps) {
  const label = useStationLabel();
  if (!station) return null;
  const [left, top] = placeOf(station, view);
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
