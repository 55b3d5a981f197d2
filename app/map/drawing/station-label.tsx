import { type DOMAttributes, useEffect, useMemo, useRef, useState } from 'react';
import type { MapStation } from '#app/data/network/map-schema.ts';
import { localNameOf, STATION_BY_KEY, stationName } from '#app/data/network/railways.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useMap } from '../map-context.ts';
import { shortDuration } from '../model/short-duration.ts';
import { placeOf, type Viewport } from '../model/viewport.ts';
import { minutesOnMap } from '../model/written-times.ts';

/**
 * The label of a station with its travel time: «Bologna, 2 h 03 min from Rome». The time is that
 * which the map writes beside its name, if any, else that of the fastest journey.
 */
export function useStationLabel(): (station: MapStation) => string {
  const { choice, pairs, reach, language, t } = useMap();
  const written = useMemo(() => minutesOnMap(choice, pairs, reach), [choice, pairs, reach]);
  return (station) => {
    const { key, name } = station;
    const own = name[language];
    const localName = localNameOf(station);
    const place = localName === own ? own : `${own} (${localName})`;
    const time = reach?.times[key];
    if (!reach || !time) return place;
    const minutes = written.get(key);
    // The name of a link contains its visible text (WCAG 2.2, success criterion 2.5.3).
    const duration =
      minutes === undefined ? formatDuration(time.minutes, language) : shortDuration(minutes);
    // The stop of a route has the time of its train, which the timetable may have itself.
    const isAbout = time.train !== undefined && (minutes ?? time.minutes) === time.minutes;
    return t('away', {
      place,
      duration: isAbout ? t('about', { duration }) : duration,
      origin: stationName(reach.origin, language),
    });
  };
}

/** The key of the station that an element of the drawing belongs to. */
export function stationOf(part: Element): string | undefined {
  return part.closest<SVGElement>('[data-station]')?.dataset.station;
}

/** How long a label waits for the mouse to come over to it, in milliseconds. */
const LINGERS_MILLISECONDS = 300;

interface PointedStation {
  readonly pointed: MapStation | undefined;
  readonly handlers: Pick<
    DOMAttributes<HTMLElement>,
    'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/**
 * Tracks the station under the mouse or with the keyboard's focus. Its label can be pointed at too,
 * and Escape closes it (WCAG 2.2, success criterion 1.4.13).
 *
 * @param isLabelFar the label is far from the station, so that it stays until another is pointed at
 */
export function usePointed(isLabelFar = false): PointedStation {
  const [key, setKey] = useState<string>();
  const timer = useRef<number>(undefined);
  const show = (next: string | undefined) => {
    clearTimeout(timer.current);
    setKey(next);
  };
  useEffect(() => {
    if (key === undefined) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setKey(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [key]);
  const handlers: PointedStation['handlers'] = {
    onPointerOver({ target, pointerType }) {
      if (pointerType === 'touch' || !(target instanceof Element)) return;
      clearTimeout(timer.current);
      const next = stationOf(target);
      if (next) setKey(next);
      else if (!isLabelFar && !target.closest('.map-label'))
        timer.current = window.setTimeout(() => setKey(undefined), LINGERS_MILLISECONDS);
    },
    onPointerLeave: () => show(undefined),
    onFocus({ target }) {
      if (target.matches(':focus-visible')) show(stationOf(target));
    },
    onBlur: () => show(undefined),
  };
  return { pointed: STATION_BY_KEY.get(key ?? ''), handlers };
}

interface StationLabelProps {
  readonly station: MapStation | undefined;
  readonly view: Viewport;
}

/** The label beside a pointed station; for screen readers it is the accessible name of the link. */
export function StationLabel({ station, view }: StationLabelProps) {
  const label = useStationLabel();
  if (!station) return null;
  const [left, top] = placeOf(station, view);
  const vertical = top < 0.15 ? 'below' : 'above';
  let horizontal = 'middle';
  if (left < 0.3) horizontal = 'right';
  if (left > 0.7) horizontal = 'left';
  return (
    <p
      className={`map-label map-label-${vertical}-${horizontal}`}
      style={{ left: `${left * 100}%`, top: `${top * 100}%` }}
      aria-hidden="true"
    >
      {label(station)}
    </p>
  );
}
