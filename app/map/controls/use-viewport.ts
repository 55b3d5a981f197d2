import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from '../model/measures.ts';
import {
  panBy,
  placeOf,
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

/** The map at rest. */
interface Settled {
  readonly view: Viewport;
  /** The width of the frame in CSS pixels; undefined until measured. */
  readonly framePx: number | undefined;
  /** It has shown something else than what it began with. */
  readonly isMoved: boolean;
}

/**
 * Moves and enlarges the map. While it moves, the finished drawing is only shifted and scaled,
 * which the browser does without drawing anything anew and React without hearing of it; once it
 * rests, it is drawn for what is in view.
 *
 * @param chosen the points that come into view, and that zooming keeps where they are
 */
export function useViewport(chosen: readonly Point[]) {
  const frame = useRef<HTMLDivElement>(null);
  // Around the drawing: an `svg` that moves itself lays out all of its text anew.
  const layer = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<Settled>({
    view: WHOLE,
    framePx: undefined,
    isMoved: false,
  });
  const [control] = useState(() => createControl(layer, setSettled));
  useLayoutEffect(() => control.drawnAs(settled.view), [control, settled]);
  useEffect(() => control.choose(chosen), [control, chosen]);
  useEffect(() => control.watch(frame.current), [control]);
  return { frame, layer, control, ...settled };
}

/** The ways to move and enlarge the map; several before the next frame are one. */
export type ViewportControl = ReturnType<typeof createControl>;

function createControl(layer: RefObject<HTMLElement | null>, onRest: (settled: Settled) => void) {
  let start = WHOLE;
  let view = WHOLE;
  let drawn = WHOLE;
  let framePx: number | undefined;
  let isMoved = false;
  let chosen: readonly Point[] = [];
  let nextFrame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function shift() {
    if (!layer.current) return;
    const [right, down] = placeOf(drawn, view).map((share) => `${share * 100}%`);
    layer.current.style.transform =
      drawn === view ? '' : `translate(${right}, ${down}) scale(${view.zoom / drawn.zoom})`;
  }

  function rest() {
    isMoved ||= view !== start;
    onRest({ view, framePx, isMoved });
  }

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

  /** Moves an enlarged map so that these points are in view. */
  const reveal = (points: readonly Point[]) => change(revealed(view, points));

  return {
    isEnlarged: () => view.zoom > start.zoom,
    /** Enlarges about a point of the frame; without one about what is chosen, or the middle. */
    zoom: (factor: number, at = shareOf(view, chosen)) => change(zoomAt(view, factor, at)),
    pan: (by: Shares) => change(panBy(view, by)),
    showAll: () => change(WHOLE),
    reveal,
    choose(points: readonly Point[]) {
      chosen = points;
      reveal(points);
    },
    drawnAs(next: Viewport) {
      drawn = next;
      shift();
    },
    watch(frame: HTMLElement | null) {
      const observer = new ResizeObserver(([entry]) => {
        const width = entry?.contentRect.width;
        if (!width || width === framePx) return;
        const isAtStart = view === start;
        framePx = width;
        start = startOf(width, chosen);
        if (isAtStart) view = start;
        rest();
      });
      if (frame) observer.observe(frame);
      return () => {
        observer.disconnect();
        cancelAnimationFrame(nextFrame);
        clearTimeout(timer);
      };
    },
  };
}
