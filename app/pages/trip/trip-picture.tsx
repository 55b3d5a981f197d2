import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import type { TripData } from './trip-data.server.ts';

interface TripPictureProps extends Pick<TripData, 'posters'> {
  /** The journey on the map, in place of a missing poster. */
  readonly map: ReactNode;
}

/** The picture of a trip: two posters, the map of the journey with the only poster, or the map. */
export function TripPicture({ posters, map }: TripPictureProps) {
  const known = posters.filter((poster) => poster !== undefined);
  if (known.length === 2) return <RoutePicture posters={posters} isFirst />;
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
