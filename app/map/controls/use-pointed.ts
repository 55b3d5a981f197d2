import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react';

/** The station under the mouse or with the keyboard's focus, and the attributes of the frame that tell it. */
export function usePointed() {
  const [pointed, setPointed] = useState<string>();
  const handlers = useMemo(
    () => ({
      onPointerOver: ({ target, pointerType }: PointerEvent) =>
        pointerType !== 'touch' && setPointed(stationOf(target)),
      onPointerLeave: () => setPointed(undefined),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setPointed(stationOf(target)),
      onBlur: () => setPointed(undefined),
    }),
    [],
  );
  return { pointed, handlers };
}

function stationOf(target: EventTarget): string | undefined {
  return target instanceof Element
    ? target.closest<SVGElement>('[data-station]')?.dataset.station
    : undefined;
}
