import { type RefObject, useEffect } from 'react';
import type { ViewportControl } from './use-viewport.ts';
import { type MapSize, panBy, zoomAt } from './viewport.ts';

/** How far a pointer may wander and still press what is under it, in CSS pixels. */
const CLICK_PX = 5;
const HINT_MILLISECONDS = 1800;
const WHEEL_SPEED = 0.0025;

interface GestureOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly control: ViewportControl;
  readonly size: MapSize;
  /** One finger moves the map instead of the page. */
  readonly moving: boolean;
  readonly onHint: (hint: 'wheel' | 'fingers' | undefined) => void;
}

/**
 * Dragging with the mouse, two fingers (or one, when the visitor said so), and the wheel with Ctrl or ⌘. One finger and
 * the bare wheel always belong to the page.
 */
export function useGestures({ frame, control, size, moving, onHint }: GestureOptions): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const aborter = new AbortController();
    const { signal } = aborter;
    const pointers = new Map<number, PointerEvent>();
    let travelled = 0;
    let hintTimer: ReturnType<typeof setTimeout> | undefined;

    const share = (x: number, y: number): readonly [number, number] => {
      const box = element.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const showHint = (hint: 'wheel' | 'fingers') => {
      onHint(hint);
      clearTimeout(hintTimer);
      hintTimer = setTimeout(() => onHint(undefined), HINT_MILLISECONDS);
    };
    const drags = (event: PointerEvent) => event.pointerType !== 'touch' || moving || pointers.size > 1;

    function move(event: PointerEvent) {
      const before = pointers.get(event.pointerId);
      if (!element || !before) return;
      const others = [...pointers.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
      pointers.set(event.pointerId, event);
      const right = event.clientX - before.clientX;
      const down = event.clientY - before.clientY;
      travelled += Math.hypot(right, down);
      if (!drags(event) || travelled < CLICK_PX) return;
      const [other] = others;
      const { width, height } = element.getBoundingClientRect();
      // With two fingers each moves the middle by half of its own way.
      const part = other ? 0.5 : 1;
      control.change((view) => panBy(view, [(right * part) / width, (down * part) / height], size));
      if (other) {
        const apart = (p: PointerEvent) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
        const middle = share((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
        control.change((view) => zoomAt(view, apart(event) / Math.max(1, apart(before)), middle, size));
      } else if (!element.hasPointerCapture(event.pointerId)) {
        element.setPointerCapture(event.pointerId);
      }
    }

    const options = { signal };
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        if (pointers.size === 0) travelled = 0;
        pointers.set(event.pointerId, event);
      },
      options,
    );
    element.addEventListener('pointermove', move, options);
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      element.addEventListener(type, (event) => pointers.delete(event.pointerId), options);
    }
    // What ends a drag is no click, and a link must not be carried off.
    element.addEventListener(
      'click',
      (event) => {
        if (travelled < CLICK_PX) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    element.addEventListener('dragstart', (event) => event.preventDefault(), options);
    element.addEventListener(
      'touchmove',
      (event) => {
        if (moving || event.touches.length > 1) event.preventDefault();
        else if (control.current().zoom > 1) showHint('fingers');
      },
      { signal, passive: false },
    );
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return showHint('wheel');
        event.preventDefault();
        const factor = Math.exp(-event.deltaY * WHEEL_SPEED * (event.deltaMode === 1 ? 20 : 1));
        control.change((view) => zoomAt(view, factor, share(event.clientX, event.clientY), size));
      },
      { signal, passive: false },
    );
    return () => {
      aborter.abort();
      clearTimeout(hintTimer);
    };
  }, [frame, control, size, moving, onHint]);
}
