import { useEffect, useRef } from 'react';
import { writeQuery } from '#app/ui/page/write-query.ts';
import { type MapView, mapViewFields } from './map-view.ts';

/** Keeps what the map shows in the page's address, so that it can be shared and survives a reload. */
export function useAddress(view: MapView): void {
  const written = useRef(view);
  useEffect(() => {
    if (written.current === view) return;
    written.current = view;
    // Once the change is on the screen.
    const timer = setTimeout(() => writeQuery(mapViewFields(view)));
    return () => clearTimeout(timer);
  }, [view]);
}
