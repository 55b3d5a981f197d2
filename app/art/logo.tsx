import { rectangle } from './kit/geometry.ts';
import { tone } from './palette.ts';

/** The size of the mark, in pixels of the header: two rails of 3, and 2 between them. */
export const MARK = { width: 8, height: 28 } as const;

const rail = 3;

function rails(x: number, height: number): string {
  return rectangle(x, 0, rail, height) + rectangle(x + MARK.width - rail, 0, rail, height);
}

/** The mark of the site, which stands before its name: the two rails of a platform, in red. */
export function Mark() {
  return <path fill={tone('train')} d={rails(0, MARK.height)} />;
}

/** The side of the square that the icons are drawn in: the pixels of the smallest one. */
const ICON = 16;

/** How an icon's corners are cut: not at all, where the system cuts them, or round. */
export type LogoShape = 'square' | 'rounded';

/**
 * The mark as an icon: the rails run through a piece of paper, on which they are as clear in a dark
 * browser as in a light one. In the smallest icon their edges are those of its pixels.
 */
export function Logo({ shape }: { shape: LogoShape }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${ICON} ${ICON}`} aria-hidden="true">
      <rect width={ICON} height={ICON} rx={shape === 'rounded' ? 3 : 0} fill={tone('paper')} />
      <path fill={tone('train')} d={rails((ICON - MARK.width) / 2, ICON)} />
    </svg>
  );
}
