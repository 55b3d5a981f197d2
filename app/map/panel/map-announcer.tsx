import { useMap } from '../map-context.ts';
import { announcement } from '../model/announcement.ts';

/** Announces each change to screen readers, from the visitor's first one on. */
export function MapAnnouncer() {
  const map = useMap();
  return (
    <p role="status" className="visually-hidden">
      {announcement(map)}
    </p>
  );
}
