import { Picture } from './picture.tsx';

interface RoutePictureProps {
  /** The posters of both cities, the departure first. */
  readonly posters: readonly [string | undefined, string | undefined];
  /** Classes that say where the cuts of both end. */
  readonly cuts?: readonly (string | undefined)[] | undefined;
  readonly isFirst?: boolean;
}

/** The posters of departure and arrival, joined along a slanting red rail. */
export function RoutePicture({ posters, cuts, isFirst = false }: RoutePictureProps) {
  return (
    <div className="route-picture">
      {(['departure', 'arrival'] as const).map((end, index) => (
        <Picture
          key={end}
          address={posters[index]}
          shape="poster"
          className={[`route-picture-${end}`, cuts?.[index]].filter(Boolean).join(' ')}
          isFirst={isFirst}
        />
      ))}
    </div>
  );
}
