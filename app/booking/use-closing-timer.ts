import { useEffect, useState } from 'react';

/**
 * Calls `onEnd` after a while. The while begins anew after each pause: while somebody points at the message, is in it,
 * or looks at another window (WCAG 2.2, success criterion 2.2.1).
 *
 * @returns the event handlers of the element on which the pauses depend
 */
export function useClosingTimer(milliseconds: number, onEnd: () => void) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isInside, setInside] = useState(false);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const leave = () => setAway(true);
    const comeBack = () => setAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);

  const isPaused = isPointedAt || isInside || isAway;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onEnd, milliseconds);
    return () => clearTimeout(timer);
  }, [isPaused, milliseconds, onEnd]);

  return {
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: () => setInside(true),
    onBlur: () => setInside(false),
  };
}
