import { type KeyboardEvent, useMemo } from 'react';
import { ARROWS } from '../model/next-station.ts';
import { type ViewportControl, ZOOM_STEP } from './use-viewport.ts';

/** How far an arrow key moves the map, as a share of the screen. */
const STEP = 0.15;
const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/**
 * The attributes of the frame around the drawing, which takes keys of its own, as its description says: from anywhere in it
 * they zoom; the arrows move the map when the frame has the focus itself and the map is enlarged.
 */
export function useFrame(control: ViewportControl, label: string) {
  return useMemo(() => {
    function onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const factor = ZOOMS[event.key];
      const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
      if (factor) control.zoom(factor);
      else if (event.key === '0') control.showAll();
      else if (arrow && control.isEnlarged()) control.pan([-arrow[0] * STEP, -arrow[1] * STEP]);
      else return;
      event.preventDefault();
    }
    return {
      className: 'map-frame',
      role: 'group',
      tabIndex: 0,
      'aria-label': label,
      'aria-describedby': 'map-keys',
      onKeyDown,
    } as const;
  }, [control, label]);
}
