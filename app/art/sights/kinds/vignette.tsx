import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../../kit/drawing.tsx';
import { rectangle } from '../../kit/geometry.ts';
import { type PosterRole, tone } from '../../palette.ts';

interface SightProps extends DrawingProps {
  readonly sky: PosterRole;
  readonly ground?: PosterRole;
  readonly horizon?: number;
  readonly children: ReactNode;
}

/**
 * The frame of a vignette, 300×200: one thing before one colour. Its subject keeps to the square in
 * the middle.
 */
export function Sight({ title, sky, ground, horizon = 166, children }: SightProps) {
  return (
    <Drawing title={title} width={300} height={200}>
      <path fill={tone(sky)} d={rectangle(-2, -2, 304, 204)} />
      {children}
      {ground ? <path fill={tone(ground)} d={rectangle(-2, horizon, 304, 202 - horizon)} /> : null}
    </Drawing>
  );
}

/** One colour of a vignette. */
export function Shape({ color, d }: { color: PosterRole; d: string }) {
  return <path fill={tone(color)} d={d} />;
}
