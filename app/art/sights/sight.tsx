import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../kit/drawing.tsx';
import { rectangle } from '../kit/geometry.ts';
import { type PosterRole, tone } from '../palette.ts';

export const SIGHT_WIDTH = 600;
export const SIGHT_HEIGHT = 400;

interface SightProps extends DrawingProps {
  readonly sky: PosterRole;
  readonly children: ReactNode;
}

/** The frame of a sight's drawing, 600×400, before one colour. */
export function Sight({ title, sky, children }: SightProps) {
  return (
    <Drawing title={title} width={SIGHT_WIDTH} height={SIGHT_HEIGHT}>
      <path fill={tone(sky)} d={rectangle(-2, -2, SIGHT_WIDTH + 4, SIGHT_HEIGHT + 4)} />
      {children}
    </Drawing>
  );
}

/** All parts of a drawing that have one colour, joined in one path. */
export function Shape({ color, d }: { color: PosterRole; d: string }) {
  return <path fill={tone(color)} d={d} />;
}
