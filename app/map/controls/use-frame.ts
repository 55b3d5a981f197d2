import { type KeyboardEvent, useMemo } from 'react';
import { type ViewportControl, ZOOM_STEP } from './use-viewport.ts';

const STEP = 0.15;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

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
      const pan = event.target === event.currentTarget ? PANS[event.key] : undefined;
      if (factor) control.zoom(factor);
      else if (event.key === '0') control.showAll();
      else if (pan && control.isEnlarged()) control.pan(pan);
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
