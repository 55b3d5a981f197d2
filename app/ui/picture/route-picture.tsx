import { Picture } from './picture.tsx';

interface RoutePictureProps {
  /** The posters of both cities, the departure first. */
  readonly posters: readonly [string | undefined, string | undefined];
  readonly isFirst?: boolean;
}

/** The posters of departure and arrival, joined along a slanting red rail. */
export function RoutePicture({ posters, isFirst = false }: RoutePictureProps) {
  return (
    <div className="route-picture">
      {(['departure', 'arrival'] as const).map((end, index) => (
        <Picture
          key={end}
          address={posters[index]}
          shape="poster"
          className={`route-picture-${end}`}
          isFirst={isFirst}
        />
      ))}
    </div>
  );
}
