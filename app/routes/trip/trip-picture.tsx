import { Picture } from '#app/ui/picture/picture.tsx';
import { RoutePicture } from '#app/ui/picture/route-picture.tsx';
import type { TripPicture } from './trip-data.server.ts';

/** The picture in the head of a trip's page. */
export function TripHeadPicture({ picture }: { picture: TripPicture }) {
  if (picture.posters) return <RoutePicture posters={picture.posters} isFirst />;
  return (
    <div className="trip-country">
      <Picture address={picture.country} shape="panorama" isFirst />
    </div>
  );
}
