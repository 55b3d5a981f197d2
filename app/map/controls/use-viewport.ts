import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { GEOGRAPHY } from '../model/railways.ts';
import { type Point, panBy, revealed, shareOf, type Viewport, WHOLE, zoomAt } from '../model/viewport.ts';

/** How much one press of a button or a key enlarges the map. */
export const ZOOM_STEP = 1.6;

/** How long the map must rest before its names are chosen anew for its width. */
const REST_MILLISECONDS = 120;

/** Shares of the frame's width and height. */
type Shares = readonly [x: number, y: number];

/** The ways to move and enlarge the map; several before the next frame are one. */
export interface ViewportControl {
  readonly isEnlarged: () => boolean;
  /** Enlarges about a point of the frame; without one about what is chosen, or the middle. */
  readonly zoom: (factor: number, at?: Shares) => void;
  readonly pan: (by: Shares) => void;
  readonly showAll: () => void;
  /** Moves an enlarged map so that these points are in view. */
  readonly reveal: (points: readonly Point[]) => void;
}

/** The map at rest. */
export interface Settled {
  readonly view: Viewport;
  /** The width of the frame in CSS pixels; undefined until measured. */
  readonly framePx: number | undefined;
}

/**
 * Moves and enlarges the map. While it moves, the finished drawing is only shifted and scaled, which the browser does without
 * drawing anything anew and React without hearing of it; once it rests, it is drawn for what is in view.
 *
 * @param layer what is moved, with the drawing inside: an `svg` that moves itself lays out all of its text anew
 * @param chosen the points that zooming keeps where they are
 */
export function useViewport(layer: RefObject<HTMLElement | null>, chosen: readonly Point[]) {
  const [settled, setSettled] = useState<Settled>({ view: WHOLE, framePx: undefined });
  const [mover] = useState(() => createMover(layer, setSettled));
  useLayoutEffect(() => mover.drawnAs(settled.view), [mover, settled]);
  useEffect(() => mover.keep(chosen), [mover, chosen]);
  useEffect(() => mover.watch(), [mover]);
  return { control: mover.control, settled };
}

function createMover(layer: RefObject<HTMLElement | null>, onRest: (settled: Settled) => void) {
  let view = WHOLE;
  let drawn = WHOLE;
  let framePx: number | undefined;
  let chosen: readonly Point[] = [];
  let nextFrame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function shift() {
    if (!layer.current || framePx === undefined) return;
    const scale = (view.zoom * framePx) / GEOGRAPHY.width;
    const right = (drawn.x - view.x) * scale;
    const down = (drawn.y - view.y) * scale;
    layer.current.style.transform =
      drawn === view ? '' : `translate(${right}px, ${down}px) scale(${view.zoom / drawn.zoom})`;
  }

  function change(next: Viewport) {
    if (next.zoom === view.zoom && next.x === view.x && next.y === view.y) return;
    view = next;
    nextFrame ||= requestAnimationFrame(() => {
      nextFrame = 0;
      shift();
      clearTimeout(rest);
      rest = setTimeout(() => onRest({ view, framePx }), REST_MILLISECONDS);
    });
  }

  const control: ViewportControl = {
    isEnlarged: () => view.zoom > 1,
    zoom: (factor, at = shareOf(view, chosen, GEOGRAPHY)) => change(zoomAt(view, factor, at, GEOGRAPHY)),
    pan: (by) => change(panBy(view, by, GEOGRAPHY)),
    showAll: () => change(WHOLE),
    reveal: (points) => change(revealed(view, points, GEOGRAPHY)),
  };

  return {
    control,
    drawnAs(next: Viewport) {
      drawn = next;
      shift();
    },
    keep(points: readonly Point[]) {
      chosen = points;
    },
    watch() {
      const observer = new ResizeObserver(([entry]) => {
        const measured = entry?.contentRect.width ?? 0;
        if (measured === 0 || measured === framePx) return;
        framePx = measured;
        onRest({ view, framePx });
      });
      if (layer.current) observer.observe(layer.current);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(nextFrame);
        clearTimeout(rest);
      };
    },
  };
}
