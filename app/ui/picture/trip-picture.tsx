import type { ReactNode } from 'react';
import { Picture } from './picture.tsx';
import { RoutePicture } from './route-picture.tsx';

interface TripPictureProps {
  /** The posters of both cities, the departure first. */
  readonly posters: readonly [string | undefined, string | undefined];
  /** Classes that say where the cuts of two posters end. */
  readonly cuts?: readonly (string | undefined)[] | undefined;
  /** The journey on the map, in place of a missing poster. */
  readonly map: ReactNode;
}

/** The picture of a trip: two posters, the map of the journey with the only poster, or the map. */
export function TripPicture({ posters, cuts, map }: TripPictureProps) {
  const known = posters.filter((poster) => poster !== undefined);
  if (known.length === 2) return <RoutePicture posters={posters} cuts={cuts} isFirst />;
  if (known.length === 0) {
    return (
      <div className="route-picture trip-land">
        <div className="route-picture-map route-picture-departure">{map}</div>
      </div>
    );
  }
  return (
    <div className={`route-picture ${map ? 'trip-land-poster' : 'trip-poster'}`}>
      {map && <div className="route-picture-map route-picture-departure">{map}</div>}
      <Picture address={known[0]} shape="poster" className="route-picture-arrival" isFirst />
    </div>
  );
}
