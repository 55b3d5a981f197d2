import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from './drawing.tsx';

export const SCENE_WIDTH = 900;
export const SCENE_HEIGHT = 600;

/** The frame of the pictures that are wider than high, 3:2: hotels and small scenes. */
export function Scene({ title, children }: DrawingProps & { readonly children: ReactNode }) {
  return (
    <Drawing title={title} width={SCENE_WIDTH} height={SCENE_HEIGHT}>
      {children}
    </Drawing>
  );
}
