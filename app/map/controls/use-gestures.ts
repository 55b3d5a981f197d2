import { type RefObject, useEffect, useState } from 'react';
import type { Shares } from '../model/viewport.ts';
import type { ViewportControl } from './use-viewport.ts';

/** How far a pointer may wander and still press what is under it, in CSS pixels. */
const CLICK_PX = 5;
const HINT_MILLISECONDS = 1800;
const WHEEL_SPEED = 0.0025;

/**
 * Dragging with the mouse, two fingers (or one, when the visitor said so), and the wheel with Ctrl or ⌘. One finger and
 * the bare wheel always belong to the page.
 *
 * @param moving one finger moves the map instead of the page
 * @returns what the visitor should be told
 */
export function useGestures(frame: RefObject<HTMLElement | null>, control: ViewportControl, moving: boolean) {
  const [hint, setHint] = useState<'wheel' | 'fingers'>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const aborter = new AbortController();
    const { signal } = aborter;
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
      control.pan([(right * part) / width, (down * part) / height]);
      if (other) {
        const apart = (p: PointerEvent) => Math.hypot(p.clientX - other.clientX, p.clientY - other.clientY);
        const middle = share((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2);
        control.zoom(apart(event) / Math.max(1, apart(before)), middle);
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
        else if (control.isEnlarged()) showHint('fingers');
      },
      { signal, passive: false },
    );
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return showHint('wheel');
        event.preventDefault();
        const factor = Math.exp(-event.deltaY * WHEEL_SPEED * (event.deltaMode === 1 ? 20 : 1));
        control.zoom(factor, share(event.clientX, event.clientY));
      },
      { signal, passive: false },
    );
    return () => {
      aborter.abort();
      clearTimeout(hintTimer);
    };
  }, [frame, control, moving]);
  return hint;
}
