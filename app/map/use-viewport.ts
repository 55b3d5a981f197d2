import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { clampViewport, type MapSize, type Viewport, WHOLE } from './viewport.ts';

/** How long the map must rest before its labels are laid out anew for its scale. */
const REST_MILLISECONDS = 120;

/** The viewport and the means to change it. */
export interface ViewportControl {
  readonly current: () => Viewport;
  /** Changes the viewport in the next frame; several changes before it are one. */
  readonly change: (next: (view: Viewport) => Viewport) => void;
}

/**
 * Moves and enlarges the map without React. While it moves, the finished drawing is only shifted and scaled, which the
 * browser does without drawing anything anew; once it rests, the `viewBox` of its sheets follows, with a custom property that
 * tells how many map units a CSS pixel is, so that symbols and names have their size again. React then hears of the scale,
 * to choose the names that have room.
 *
 * @param layer what is moved, with the sheets of the drawing as its children: an `svg` that moves itself lays out all of
 * its text anew
 * @returns the control and the scale at rest, in CSS pixels for each map unit; undefined before the first measurement
 */
export function useViewport(layer: RefObject<HTMLElement | null>, size: MapSize) {
  const view = useRef(WHOLE);
  const drawn = useRef(WHOLE);
  const width = useRef(0);
  const frame = useRef(0);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [settled, setSettled] = useState<{ scale: number; zoom: number }>();

  const draw = useCallback(() => {
    const { zoom, x, y } = view.current;
    const element = layer.current;
    if (!element || width.current === 0) return;
    drawn.current = view.current;
    element.style.transform = '';
    for (const sheet of element.children) {
      sheet.setAttribute('viewBox', `${x} ${y} ${size.width / zoom} ${size.height / zoom}`);
    }
    element.style.setProperty('--map-px', String(size.width / zoom / width.current));
    setSettled({ zoom, scale: (width.current * zoom) / size.width });
  }, [layer, size]);

  const shift = useCallback(() => {
    frame.current = 0;
    if (!layer.current) return;
    const { zoom, x, y } = view.current;
    const scale = (zoom * width.current) / size.width;
    const right = (drawn.current.x - x) * scale;
    const down = (drawn.current.y - y) * scale;
    layer.current.style.transform = `translate(${right}px, ${down}px) scale(${zoom / drawn.current.zoom})`;
    clearTimeout(rest.current);
    rest.current = setTimeout(draw, REST_MILLISECONDS);
  }, [layer, size, draw]);

  const change = useCallback(
    (next: (before: Viewport) => Viewport) => {
      const after = clampViewport(next(view.current), size);
      const before = view.current;
      if (after.zoom === before.zoom && after.x === before.x && after.y === before.y) return;
      view.current = after;
      frame.current ||= requestAnimationFrame(shift);
    },
    [shift, size],
  );

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      if (measured === 0 || measured === width.current) return;
      width.current = measured;
      draw();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      clearTimeout(rest.current);
    };
  }, [layer, draw]);

  const control = useMemo<ViewportControl>(() => ({ current: () => view.current, change }), [change]);
  return { control, settled };
}
