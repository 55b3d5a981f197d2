import type { ReactNode } from 'react';
import { Picture } from '#app/ui/picture/picture.tsx';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import type { TripData } from './trip-data.server.ts';

interface TripPictureProps extends Pick<TripData, 'posters'> {
  /** The journey on the map, which stands for a poster that there is not. */
  readonly map: ReactNode;
}

/** The picture of a trip: two posters, or the map of the journey with the one that there is. */
export function TripPicture({ posters, map }: TripPictureProps) {
  const known = posters.filter((poster) => poster !== undefined);
  if (known.length === 2) return <RoutePicture posters={posters} isFirst />;
  if (!map && known.length === 0) return null;
  return (
    <div className={`route-picture ${pictureClass(Boolean(map), known.length > 0)}`}>
      {map && <div className="route-picture-map route-picture-departure">{map}</div>}
      <Picture address={known[0]} shape="poster" className="route-picture-arrival" isFirst />
    </div>
  );
}

function pictureClass(hasMap: boolean, hasPoster: boolean): string {
  if (!hasMap) return 'trip-poster';
  return hasPoster ? 'trip-land-poster' : 'trip-land';
}
