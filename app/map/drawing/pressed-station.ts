import type { MouseEvent } from 'react';

/**
 * Finds the station that a press means: on a small map the targets of neighbours lie over each other, and the nearest one is
 * meant. Undefined for a press by a key.
 */
export function pressedStation({ clientX, clientY, detail }: MouseEvent): string | undefined {
  if (detail === 0) return undefined;
  const away = (target: Element) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY);
  };
  const [nearest] = document
    .elementsFromPoint(clientX, clientY)
    .filter((element) => element.matches('.map-target'))
    .sort((a, b) => away(a) - away(b));
  return nearest?.closest<SVGElement>('[data-station]')?.dataset.station;
}
