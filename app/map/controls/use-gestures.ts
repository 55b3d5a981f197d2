import { type RefObject, useEffect, useState } from 'react';
import type { Shares } from '../model/viewport.ts';
import type { ViewportControl } from './use-viewport.ts';

/** A pointer that moves less than this still clicks. */
const CLICK_PX = 5;
const HINT_MILLISECONDS = 1800;
const WHEEL_SPEED = 0.0025;
/** The mode of browsers that count the wheel's movement in lines (UI Events). */
const DELTA_IN_LINES = 1;
const LINE_PX = 20;

/** The hint that the wheel needs Ctrl, or that moving the map needs two fingers. */
type Hint = 'wheel' | 'fingers';

interface Gestures {
  readonly hint: Hint | undefined;
  /** One finger moves the map rather than the page. */
  readonly moving: boolean;
  readonly setMoving: (moving: boolean) => void;
}

/**
 * Moves the map by dragging with the mouse or two fingers (one finger while `moving`), and zooms it
 * by two fingers or the wheel with Ctrl or ⌘. One finger and the plain wheel scroll the page.
 *
 * @param isStage the map fills the window, so one finger and the plain wheel are for it
 */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  control: ViewportControl,
  isStage: boolean,
): Gestures {
  const [moving, setMoving] = useState(isStage);
  const [hint, setHint] = useState<Hint>();
  useEffect(() => {
    let hintTimer: number | undefined;
    const showHint = (next: Hint) => {
      setHint(next);
      clearTimeout(hintTimer);
      hintTimer = window.setTimeout(() => setHint(undefined), HINT_MILLISECONDS);
    };
    const stop =
      frame.current && listenToGestures(frame.current, control, { moving, isStage, showHint });
    return () => {
      stop?.();
      clearTimeout(hintTimer);
    };
  }, [frame, control, moving, isStage]);
  return { hint, moving, setMoving };
}

interface GestureRules {
  /** One finger moves the map. */
  readonly moving: boolean;
  /** The plain wheel zooms the map. */
  readonly isStage: boolean;
  readonly showHint: (hint: Hint) => void;
}

/** Moves the map by the gestures on an element, until the returned function is called. */
function listenToGestures(
  element: HTMLElement,
  control: ViewportControl,
  { moving, isStage, showHint }: GestureRules,
): () => void {
  const aborter = new AbortController();
  const pointers = new Map<number, PointerEvent>();
  // The way of the pointers since the first was pressed, in CSS pixels.
  let travelled = 0;

  const share = (x: number, y: number): Shares => {
    const box = element.getBoundingClientRect();
    return [(x - box.left) / box.width, (y - box.top) / box.height];
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    options: AddEventListenerOptions,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal: aborter.signal, ...options });

  listen('pointerdown', {}, (event) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, event);
  });
  listen('pointermove', {}, (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    pointers.set(event.pointerId, event);
    const right = event.clientX - before.clientX;
    const down = event.clientY - before.clientY;
    travelled += Math.hypot(right, down);
    const isScrolling = event.pointerType === 'touch' && !moving && !other;
    if (isScrolling || travelled < CLICK_PX) return;
    const { width, height } = element.getBoundingClientRect();
    // One of two fingers moves their middle by half of its own distance.
    const part = other ? 0.5 : 1;
    control.pan([(right * part) / width, (down * part) / height]);
    if (other) {
      const middle = share(
        (event.clientX + other.clientX) / 2,
        (event.clientY + other.clientY) / 2,
      );
      control.zoom(distance(event, other) / Math.max(1, distance(before, other)), middle);
    } else if (!element.hasPointerCapture(event.pointerId)) {
      element.setPointerCapture(event.pointerId);
    }
  });
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    listen(type, {}, (event) => pointers.delete(event.pointerId));
  }
  // The end of a drag must not follow a link.
  listen('click', { capture: true }, (event) => {
    if (travelled < CLICK_PX) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('dragstart', {}, (event) => event.preventDefault());
  listen('touchmove', { passive: false }, (event) => {
    if (moving || event.touches.length > 1) event.preventDefault();
    else if (control.isEnlarged()) showHint('fingers');
  });
  listen('wheel', { passive: false }, (event) => {
    if (!isStage && !event.ctrlKey && !event.metaKey) return showHint('wheel');
    event.preventDefault();
    const unitPx = event.deltaMode === DELTA_IN_LINES ? LINE_PX : 1;
    const deltaPx = event.deltaY * unitPx;
    control.zoom(Math.exp(-deltaPx * WHEEL_SPEED), share(event.clientX, event.clientY));
  });
  return () => aborter.abort();
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
