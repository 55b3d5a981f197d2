import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { type ChoicePlace, type MapShared, MapSharedProvider, MapViewProvider } from './map-context.ts';
import type { MapChoice, MapView } from './map-view.ts';
import { useMapView } from './use-map-view.ts';

interface MapStateProps extends Pick<MapShared, 'model' | 'language' | 'frequencies' | 'onBook'> {
  readonly begin: MapView;
  readonly children: ReactNode;
}

/** Holds the map's state for the parts inside, of which a choice then redraws those alone that read what it changes. */
export function MapState({ begin, children, model, language, frequencies, onBook }: MapStateProps) {
  const { view, newest, choose: setChoice, sort } = useMapView(begin);
  const panel = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const choose = useCallback(
    (choice: MapChoice, place: ChoicePlace) => {
      wantsFocus.current = place === 'panel';
      setChoice(choice);
    },
    [setChoice],
  );
  useEffect(() => {
    if (!wantsFocus.current || view.choice !== newest.get()) return;
    wantsFocus.current = false;
    panel.current?.focus();
  }, [view, newest]);
  const shared = useMemo<MapShared>(
    () => ({ model, language, frequencies, onBook, choose, sort, newest, panel }),
    [model, language, frequencies, onBook, choose, sort, newest],
  );
  return (
    <MapSharedProvider value={shared}>
      <MapViewProvider value={view}>{children}</MapViewProvider>
    </MapSharedProvider>
  );
}
