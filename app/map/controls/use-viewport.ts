import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Point, WHOLE_MAP_FROM_PX } from '../model/measures.ts';
import {
  panBy,
  placeOf,
  placeOfViewport,
  revealed,
  type Shares,
  shareOf,
  startOf,
  type Viewport,
  type ViewportPlace,
  viewOfAll,
  viewportAt,
  WHOLE,
  wholeIn,
  zoomAt,
} from '../model/viewport.ts';

/** The zoom factor of a press of a button or key. */
export const ZOOM_STEP = 1.6;

/** From a zoom so many times greater the map jumps to a view. */
const JUMP_ZOOM = 2.5;

/** A map that shows the trains of a station is enlarged by at least this factor, or not at all. */
const LEAST_ENLARGED = 1.2;

/** The pause after a movement before the map is rendered for its new viewport. */
const SETTLE_MILLISECONDS = 120;

/** The time in which the map comes to a choice; chosen.css has the same. */
const FLIGHT_MILLISECONDS = 500;

interface SettledViewport {
  readonly view: Viewport;
  /** The width of the frame in CSS pixels; undefined until measured. */
  readonly framePx: number | undefined;
  /** The map has left its first viewport at least once. */
  readonly isMoved: boolean;
  /** The place of the viewport; undefined for the first one. */
  readonly place: ViewportPlace | undefined;
}

interface ViewportOptions {
  /** The points that are brought into view, and that zooming keeps in place. */
  readonly chosen: readonly Point[];
  /**
   * The points that the map comes to: the ends of a route, or the stations with a direct train from
   * a chosen one; empty where it stays.
   */
  readonly area: readonly Point[];
  /** The place that is shown first, if not all; later ones are shown by `control`. */
  readonly at: ViewportPlace | undefined;
}

interface MovableMap extends SettledViewport {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The element around the drawing that is moved. */
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly control: ViewportControl;
}

/**
 * Moves and zooms the map. While it moves, only a CSS transform of the rendered drawing changes;
 * React renders the new viewport once the movement stops.
 */
export function useViewport({ chosen, area, at }: ViewportOptions): MovableMap {
  const frame = useRef<HTMLDivElement>(null);
  // An element around the drawing: transforming an `svg` lays out all of its text again.
  const layer = useRef<HTMLDivElement>(null);
  const [settled, setSettled] = useState<SettledViewport>({
    view: WHOLE,
    framePx: undefined,
    isMoved: false,
    place: undefined,
  });
  const [control] = useState(() => createControl(layer, setSettled, at));
  useLayoutEffect(() => control.setRendered(settled.view), [control, settled]);
  useEffect(() => control.choose(chosen, area), [control, chosen, area]);
  useEffect(() => control.measure(frame.current), [control]);
  return { frame, layer, control, ...settled };
}

/** Moves the map. Changes before the next animation frame are combined. */
export interface ViewportControl {
  readonly isEnlarged: () => boolean;
  /** Zooms about a position in the frame: by default that of the chosen points, or the middle. */
  readonly zoom: (factor: number, at?: Shares) => void;
  readonly pan: (by: Shares) => void;
  readonly showAll: () => void;
  /** Shows a place, or the first viewport. */
  readonly show: (place: ViewportPlace | undefined) => void;
  /** Moves an enlarged map so that some points are in view. */
  readonly reveal: (points: readonly Point[]) => void;
}

interface ViewportStore extends ViewportControl {
  /** Brings points into view, or comes to an area. */
  readonly choose: (points: readonly Point[], area: readonly Point[]) => void;
  /** Tells which viewport React has rendered, which the transform starts from. */
  readonly setRendered: (view: Viewport) => void;
  /**
   * Measures the frame, now and whenever its size changes, until the returned function is called.
   */
  readonly measure: (frame: HTMLElement | null) => () => void;
}

function isSame(one: Viewport, other: Viewport): boolean {
  return one.zoom === other.zoom && one.x === other.x && one.y === other.y;
}

export function createControl(
  layer: RefObject<HTMLElement | null>,
  onSettle: (settled: SettledViewport) => void,
  at?: ViewportPlace,
): ViewportStore {
  let whole = WHOLE;
  let start = WHOLE;
  let view = WHOLE;
  let rendered = WHOLE;
  let frameSize: { readonly width: number; readonly height: number } | undefined;
  let place = at;
  let isMoved = false;
  let chosen: readonly Point[] = [];
  let chosenArea: readonly Point[] = [];
  let nextFrame = 0;
  let timer: number | undefined;

  function transformLayer() {
    if (!layer.current) return;
    const [right, down] = placeOf(rendered, view).map((share) => `${share * 100}%`);
    layer.current.style.transform =
      rendered === view ? '' : `translate(${right}, ${down}) scale(${view.zoom / rendered.zoom})`;
  }

  function settle() {
    isMoved ||= view !== start;
    place = view === start || view.zoom === 1 ? undefined : placeOfViewport(view);
    onSettle({ view, framePx: frameSize?.width, isMoved, place });
  }

  function change(next: Viewport, isFlight = false) {
    if (isSame(next, view)) return;
    view = next;
    nextFrame ||= requestAnimationFrame(() => {
      nextFrame = 0;
      layer.current?.toggleAttribute('data-flying', isFlight);
      transformLayer();
      clearTimeout(timer);
      const isLong = isFlight && matchMedia('(prefers-reduced-motion: no-preference)').matches;
      timer = window.setTimeout(settle, isLong ? FLIGHT_MILLISECONDS : SETTLE_MILLISECONDS);
    });
  }

  /** The first viewport of the choice. */
  function startNow() {
    const { width = 0 } = frameSize ?? {};
    const first = startOf(whole, width, chosen);
    // Where Italy is little smaller on the whole map, nothing abroad is cut; a phone needs all.
    const least = chosenArea.length > 2 && width >= WHOLE_MAP_FROM_PX ? LEAST_ENLARGED : 1;
    return chosenArea.length > 1 ? viewOfAll(first, chosenArea, least) : first;
  }

  // From far in, a transform would have the browser paint all that is out of view at first, for a
  // part of a second: the map is rendered at once, after the frame of the press.
  function comeTo(next: Viewport, isFlight = false) {
    if (view.zoom <= JUMP_ZOOM * next.zoom) return change(next, isFlight);
    view = next;
    cancelAnimationFrame(nextFrame);
    nextFrame = 0;
    clearTimeout(timer);
    startTransition(settle);
  }

  const reveal = (points: readonly Point[]) => change(revealed(view, points));

  return {
    isEnlarged: () => view.zoom > (chosenArea.length > 1 ? 1 : start.zoom),
    zoom: (factor, at = shareOf(view, chosen)) => change(zoomAt(view, factor, at)),
    pan: (by) => change(panBy(view, by)),
    showAll() {
      // Before the first measure, the place of the address has yet to be shown.
      if (!frameSize) place = placeOfViewport(whole);
      comeTo(whole);
    },
    show(next) {
      place = next;
      change(next && frameSize ? viewportAt(next, whole) : start);
    },
    reveal,
    choose(points, area) {
      const before = start;
      chosen = points;
      chosenArea = area;
      const next = frameSize ? startNow() : start;
      // A map that is there already has not been moved by the visitor.
      if (!isSame(next, start)) start = next;
      // What the visitor has moved stays as it is, unless for a route.
      if (area === points || view === before) comeTo(start, true);
      else reveal(points);
    },
    setRendered(next) {
      rendered = next;
      layer.current?.removeAttribute('data-flying');
      transformLayer();
    },
    measure(frame) {
      const observer = new ResizeObserver(([entry]) => {
        const { width = 0, height = 0 } = entry?.contentRect ?? {};
        if (!width || !height) return;
        if (width === frameSize?.width && height === frameSize.height) return;
        const wanted = view === start ? place : placeOfViewport(view);
        frameSize = { width, height };
        whole = wholeIn(frameSize);
        start = startNow();
        view = wanted ? viewportAt(wanted, whole) : start;
        settle();
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
