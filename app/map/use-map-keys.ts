import { type KeyboardEvent, useCallback } from 'react';
import { ZOOM_STEP } from './map-controls.tsx';
import type { ViewportControl } from './use-viewport.ts';
import { type MapSize, panBy, WHOLE, zoomAt } from './viewport.ts';

const CENTRE = [0.5, 0.5] as const;
const STEP = 0.15;

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

const ZOOMS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP };

/** The keys of the map: from anywhere in it they zoom; the arrows move it when it has the focus itself and is enlarged. */
export function useMapKeys(control: ViewportControl, size: MapSize) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const factor = ZOOMS[event.key];
      const pan = event.target === event.currentTarget ? PANS[event.key] : undefined;
      if (factor) control.change((view) => zoomAt(view, factor, CENTRE, size));
      else if (event.key === '0') control.change(() => WHOLE);
      else if (pan && control.current().zoom > 1) control.change((view) => panBy(view, pan, size));
      else return;
      event.preventDefault();
    },
    [control, size],
  );
}
