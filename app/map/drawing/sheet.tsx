import type { ReactNode } from 'react';

interface SheetProps {
  readonly name?: string;
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** One of the sheets of the drawing; the group around them has the name. */
export function Sheet({ name, viewBox, children }: SheetProps) {
  return (
    <svg className={name ? `map-drawing ${name}` : 'map-drawing'} viewBox={viewBox} role="presentation">
      {children}
    </svg>
  );
}
