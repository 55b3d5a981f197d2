import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { MAP_FIELDS, type MapChoice, type MapView, mapViewFields, type Sorting } from './map-view.ts';
import { createNewestChoice } from './newest-choice.ts';

/**
 * The map's state, begun from what the server read and kept in the page's address, so that it can be shared and survives
 * a reload. The entry in the history is replaced: the way back leaves the page, not twenty stations.
 *
 * @returns the state, which follows a choice when the browser has time for all that it changes, and the newest choice,
 * which is there in the frame of the press
 */
export function useMapView(begin: MapView) {
  const [view, setView] = useState(begin);
  const [newest] = useState(() => createNewestChoice(begin.choice));
  const written = useRef(begin);
  useEffect(() => {
    if (written.current === view) return;
    written.current = view;
    // Once the change is on the screen.
    const timer = setTimeout(() => writeAddress(view));
    return () => clearTimeout(timer);
  }, [view]);
  const choose = useCallback(
    (choice: MapChoice) => {
      newest.set(choice);
      startTransition(() => setView((before) => ({ ...before, choice })));
    },
    [newest],
  );
  const sort = useCallback(
    (sorting: Sorting | undefined) => setView((before) => ({ ...before, sorting })),
    [],
  );
  return { view, newest, choose, sort };
}

function writeAddress(view: MapView): void {
  const address = new URL(window.location.href);
  for (const name of MAP_FIELDS) address.searchParams.delete(name);
  for (const [name, value] of Object.entries(mapViewFields(view))) {
    if (value !== undefined) address.searchParams.set(name, value);
  }
  if (address.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', address);
  }
}
