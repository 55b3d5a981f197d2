import { type RefObject, useEffect, useState } from 'react';
import type { Shares } from '../model/viewport.ts';
import type { ViewportControl } from './use-viewport.ts';

/** How far a pointer may wander and still press what is under it, in CSS pixels. */
const CLICK_PX = 5;
const HINT_MILLISECONDS = 1800;
const WHEEL_SPEED = 0.0025;

/**
 * Dragging with the mouse, two fingers (or one, when the visitor said so), and the wheel with Ctrl
 * or ⌘. One finger and the bare wheel always belong to the page.
 */
export function useGestures(frame: RefObject<HTMLElement | null>, control: ViewportControl) {
  // One finger moves the map instead of the page.
  const [moving, setMoving] = useState(false);
  const [hint, setHint] = useState<'wheel' | 'fingers'>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const aborter = new AbortController();
    const pointers = new Map<number, PointerEvent>();
    let travelled = 0;
    let hintTimer: ReturnType<typeof setTimeout> | undefined;

    const share = (x: number, y: number): Shares => {
      const box = element.getBoundingClientRect();
      return [(x - box.left) / box.width, (y - box.top) / box.height];
    };
    const showHint = (next: 'wheel' | 'fingers') => {
      setHint(next);
      clearTimeout(hintTimer);
      hintTimer = setTimeout(() => setHint(undefined), HINT_MILLISECONDS);
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
      const [right, down] = [event.clientX - before.clientX, event.clientY - before.clientY];
      travelled += Math.hypot(right, down);
      const isScrolling = event.pointerType === 'touch' && !moving && !other;
      if (isScrolling || travelled < CLICK_PX) return;
      const { width, height } = element.getBoundingClientRect();
      // With two fingers each moves the middle by half of its own way.
      const part = other ? 0.5 : 1;
      control.pan([(right * part) / width, (down * part) / height]);
      if (other) {
        const apart = (p: PointerEvent) =>
          Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
        const middle = share(
          (event.clientX + other.clientX) / 2,
          (event.clientY + other.clientY) / 2,
        );
        control.zoom(apart(event) / Math.max(1, apart(before)), middle);
      } else if (!element.hasPointerCapture(event.pointerId)) {
        element.setPointerCapture(event.pointerId);
      }
    });
    for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
      listen(type, {}, (event) => pointers.delete(event.pointerId));
    }
    // What ends a drag is no click, and a link must not be carried off.
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
      if (!event.ctrlKey && !event.metaKey) return showHint('wheel');
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_SPEED * (event.deltaMode === 1 ? 20 : 1));
      control.zoom(factor, share(event.clientX, event.clientY));
    });
    return () => {
      aborter.abort();
      clearTimeout(hintTimer);
    };
  }, [frame, control, moving]);
  return { hint, moving, setMoving };
}
