import { preload } from 'react-dom';
import { NIGHT_FRAGMENT } from '#app/art/palette-css.ts';

/** For whom a drawing is shown by night. */
export const AT_NIGHT = '(prefers-color-scheme: dark)';

/** The measures of the drawings, in units of their own; a style sheet crops and scales them. */
const SHAPES = {
  poster: { width: 800, height: 1000 },
  scene: { width: 900, height: 600 },
  panorama: { width: 2560, height: 1600 },
} as const;

interface PictureProps {
  /** The drawing's address; nothing is shown without one. */
  readonly address: string | undefined;
  readonly shape: keyof typeof SHAPES;
  readonly className?: string;
  /**
   * What the picture shows, for those who cannot see it; left out where the text beside it says the
   * same.
   */
  readonly description?: string;
  /** In the first screen: fetched at once and first. */
  readonly isFirst?: boolean;
}

/**
 * A drawing of this site. Its space is kept before it arrives, and it arrives only when it comes
 * near the screen.
 */
export function Picture({
  address,
  shape,
  className,
  description = '',
  isFirst = false,
}: PictureProps) {
  if (!address) return null;
  // In the page's head, as React itself does it for an image outside a picture; the fragment is not
  // part of what is fetched.
  if (isFirst) preload(address, { as: 'image', fetchPriority: 'high' });
  return (
    <picture>
      <source media={AT_NIGHT} srcSet={address + NIGHT_FRAGMENT} />
      <img
        src={address}
        alt={description}
        className={className}
        {...SHAPES[shape]}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
