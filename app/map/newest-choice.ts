import type { MapChoice } from './map-view.ts';

/** What was chosen last, which may not be told in words yet. */
export interface NewestChoice {
  readonly get: () => MapChoice;
  readonly set: (choice: MapChoice) => void;
  /** @returns ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Keeps the newest choice outside of React's own state, for the marks on the map alone: for a new value of a context React
 * looks through every part below it, which takes longer than all of the drawing.
 */
export function createNewestChoice(begin: MapChoice): NewestChoice {
  let newest = begin;
  const listeners = new Set<() => void>();
  return {
    get: () => newest,
    set(choice) {
      newest = choice;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
