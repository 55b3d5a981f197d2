import { preload } from 'react-dom';
import { NIGHT_FRAGMENT } from '#app/art/palette-css.ts';
import { Late } from '../page/late.tsx';

/** The media query for the dark version of a drawing. */
export const AT_NIGHT = '(prefers-color-scheme: dark)';

/** The sizes of the drawings in their own units. */
const SHAPES = {
  poster: { width: 800, height: 1000 },
  scene: { width: 900, height: 600 },
  sight: { width: 600, height: 400 },
  panorama: { width: 2560, height: 1600 },
} as const;

/** The shape of a drawing. */
export type PictureShape = keyof typeof SHAPES;

interface PictureProps {
  /** The drawing's address; renders nothing without one. */
  readonly address: string | undefined;
  readonly shape: PictureShape;
  readonly className?: string | undefined;
  /** The alternative text; empty if the text beside the picture says the same. */
  readonly description?: string;
  /** On the first screen: loaded at once with high priority. */
  readonly isFirst?: boolean;
  /** On the first screen and small: loaded at once, but texts and fonts go first. */
  readonly isSmall?: boolean;
}

/**
 * A drawing not far below the first screen: browsers load it with that screen's files, which it
 * would delay, so it comes after the first frame. `late-picture.css` keeps its room.
 */
export function LatePicture(props: PictureProps) {
  if (!props.address) return null;
  return (
    <div className="late-picture">
      <Late>
        <Picture {...props} />
      </Late>
    </div>
  );
}

/**
 * A drawing of the site. It has its size before it is loaded, which is when it is nearly visible.
 */
export function Picture({
  address,
  shape,
  className,
  description = '',
  isFirst = false,
  isSmall = false,
}: PictureProps) {
  if (!address) return null;
  const priority = isFirst ? 'high' : 'auto';
  // React itself preloads only images outside `picture`. The fragment does not change the request.
  if (isFirst) preload(address, { as: 'image', fetchPriority: 'high' });
  return (
    <picture>
      <source media={AT_NIGHT} srcSet={address + NIGHT_FRAGMENT} />
      <img
        src={address}
        alt={description}
        className={className}
        {...SHAPES[shape]}
        loading={isFirst || isSmall ? 'eager' : 'lazy'}
        fetchPriority={isSmall ? 'low' : priority}
        decoding="async"
      />
    </picture>
  );
}
