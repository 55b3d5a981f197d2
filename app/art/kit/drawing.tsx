import { createContext, type ReactNode, useContext } from 'react';

export interface DrawingProps {
  /** The accessible name of the picture; without it the picture is decoration. */
  readonly title?: string | undefined;
}

interface FrameProps extends DrawingProps {
  readonly width: number;
  readonly height: number;
  /**
   * Space above the composition, into which its parts may reach; 0 unless text is set on the
   * sky.
   */
  readonly headroom?: number;
  readonly children: ReactNode;
}

/**
 * Drawings inside another picture leave their own frame out: nested frames are clipped, and some
 * renderers lose them.
 */
export const InsidePicture = createContext(false);

/** The root of every drawing. It fills its box, and crops around the centre. */
export function Drawing({ title, width, height, headroom = 0, children }: FrameProps) {
  if (useContext(InsidePicture)) return children;
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 ${headroom === 0 ? 0 : -headroom} ${width} ${height + headroom}`,
    preserveAspectRatio: 'xMidYMid slice',
    className: 'poster',
  };
  if (title === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}

export const POSTER_WIDTH = 800;
export const POSTER_HEIGHT = 1000;

interface PosterFrameProps extends DrawingProps {
  readonly children: ReactNode;
}

export function Poster({ title, children }: PosterFrameProps) {
  return (
    <Drawing title={title} width={POSTER_WIDTH} height={POSTER_HEIGHT}>
      {children}
    </Drawing>
  );
}
