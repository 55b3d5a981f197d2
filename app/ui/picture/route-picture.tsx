import './route-picture.css';
import { Picture } from './picture.tsx';

interface RoutePictureProps {
  /** The posters of both cities, the departure first. */
  readonly posters: readonly [string | undefined, string | undefined];
  /** The panorama that stands for a place without a poster; that half stays empty without one. */
  readonly country?: string | undefined;
  readonly isFirst?: boolean;
}

/**
 * Two cities' posters joined along a slanting red rail: where the journey begins, and where it
 * ends.
 */
export function RoutePicture({ posters, country, isFirst = false }: RoutePictureProps) {
  return (
    <div className="route-picture">
      {(['departure', 'arrival'] as const).map((end, index) => (
        <Picture
          key={end}
          address={posters[index] ?? country}
          shape={posters[index] ? 'poster' : 'panorama'}
          className={`route-picture-${end}${posters[index] ? '' : ' route-picture-country'}`}
          isFirst={isFirst}
        />
      ))}
    </div>
  );
}
