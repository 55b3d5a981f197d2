import type { MapStation } from '#app/data/network/map-schema.ts';
import { useMapShared } from '../map-context.ts';
import { BookLink } from './book-link.tsx';

interface TimeRowProps {
  readonly from: MapStation;
  readonly to: MapStation | undefined;
  readonly time: string;
  /** The changes on the way, or the trains. */
  readonly note?: string | undefined;
}

/** A place in a list by time; it leads to the booking form with the journey filled in. */
export function TimeRow({ from, to, time, note }: TimeRowProps) {
  const { language } = useMapShared();
  if (!to) return null;
  return (
    <li>
      <BookLink from={from} to={to} className="map-row">
        <span>
          <span className="map-row-name">{to.name[language]}</span>{' '}
          {note && <span className="map-row-note">{note}</span>}
        </span>{' '}
        <span className="map-row-time">{time}</span>
      </BookLink>
    </li>
  );
}
