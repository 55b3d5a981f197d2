import { Picture } from './picture.tsx';

interface RoutePictureProps {
  /** The posters of both cities, the departure first. */
  readonly posters: readonly [string | undefined, string | undefined];
  /** The panorama for a place without a poster. */
  readonly country?: string | undefined;
  readonly isFirst?: boolean;
}

/** The posters of departure and arrival, joined along a slanting red rail. */
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
