import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Point } from '../model/measures.ts';
import { GEOGRAPHY } from '../model/railways.ts';
import {
  panBy,
  revealed,
  type Shares,
  shareOf,
  startOf,
  type Viewport,
  WHOLE,
  zoomAt,
} from '../model/viewport.ts';

/** How much one press of a button or a key enlarges the map. */
export const ZOOM_STEP = 1.6;

/** How long the map must rest before its names are chosen anew for its width. */
const REST_MILLISECONDS = 120;

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
interface Settled {
  readonly view: Viewport;
  /** The width of the frame in CSS pixels; undefined until measured. */
  readonly framePx: number | undefined;
  /** It does not show what it began with any more. */
  readonly isMoved: boolean;
}

type Layer = RefObject<HTMLElement | null>;

/**
 * Moves and enlarges the map. While it moves, the finished drawing is only shifted and scaled, which the browser does without
 * drawing anything anew and React without hearing of it; once it rests, it is drawn for what is in view.
 *
 * @param frame what is measured
 * @param layer what is moved, with the drawing inside: an `svg` that moves itself lays out all of its text anew
 * @param chosen the points that zooming keeps where they are
 */
export function useViewport(frame: Layer, layer: Layer, chosen: readonly Point[]) {
  const [settled, setSettled] = useState<Settled>({ view: WHOLE, framePx: undefined, isMoved: false });
  const [mover] = useState(() => createMover(layer, setSettled));
  useLayoutEffect(() => mover.drawnAs(settled.view), [mover, settled]);
  useEffect(() => mover.keep(chosen), [mover, chosen]);
  useEffect(() => mover.watch(frame.current), [mover, frame]);
  return { control: mover.control, ...settled };
}

function createMover(layer: Layer, onRest: (settled: Settled) => void) {
  let start = WHOLE;
  let view = WHOLE;
  let drawn = WHOLE;
  let framePx: number | undefined;
  let chosen: readonly Point[] = [];
  let nextFrame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function shift() {
    if (!layer.current || framePx === undefined) return;
    const scale = (view.zoom * framePx) / GEOGRAPHY.width;
    const right = (drawn.x - view.x) * scale;
    const down = (drawn.y - view.y) * scale;
    layer.current.style.transform =
      drawn === view ? '' : `translate(${right}px, ${down}px) scale(${view.zoom / drawn.zoom})`;
  }

  const rest = () => onRest({ view, framePx, isMoved: view !== start });

  function change(next: Viewport) {
    if (next.zoom === view.zoom && next.x === view.x && next.y === view.y) return;
    view = next;
    nextFrame ||= requestAnimationFrame(() => {
      nextFrame = 0;
      shift();
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MILLISECONDS);
    });
  }

  const control: ViewportControl = {
    isEnlarged: () => view.zoom > start.zoom,
    zoom: (factor, at = shareOf(view, chosen)) => change(zoomAt(view, factor, at)),
    pan: (by) => change(panBy(view, by)),
    showAll: () => change(WHOLE),
    reveal: (points) => change(revealed(view, points)),
  };

  function measured(width: number) {
    if (width === 0 || width === framePx) return;
    const isAtStart = view === start;
    framePx = width;
    start = startOf(width, chosen);
    if (isAtStart) view = start;
    rest();
  }

  return {
    control,
    drawnAs(next: Viewport) {
      drawn = next;
      shift();
    },
    keep(points: readonly Point[]) {
      chosen = points;
    },
    watch(frame: HTMLElement | null) {
      const observer = new ResizeObserver(([entry]) => measured(entry?.contentRect.width ?? 0));
      if (frame) observer.observe(frame);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(nextFrame);
        clearTimeout(timer);
      };
    },
  };
}
