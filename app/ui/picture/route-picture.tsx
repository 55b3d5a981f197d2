import './route-picture.css';
import { Picture } from './picture.tsx';

interface RoutePictureProps {
  /** The posters of both cities, the departure first. */
  readonly posters: readonly [string | undefined, string | undefined];
  readonly isFirst?: boolean;
}

/** Two cities' posters joined along a slanting red rail: where the journey begins, and where it ends. */
export function RoutePicture({ posters: [departure, arrival], isFirst = false }: RoutePictureProps) {
  return (
    <div className="route-picture">
      <Picture address={departure} shape="poster" className="route-picture-departure" isFirst={isFirst} />
      <Picture address={arrival} shape="poster" className="route-picture-arrival" isFirst={isFirst} />
    </div>
  );
}
