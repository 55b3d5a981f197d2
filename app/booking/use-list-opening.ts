import { useEffectEvent, useLayoutEffect } from 'react';
import type { StationIndex } from '#app/domain/stations/station-index.ts';
import type { StationFieldProps, StationSide } from './booking-state.ts';

interface ListOpening {
  readonly list: StationIndex | undefined;
  readonly problem: StationFieldProps['state']['problems'][StationSide];
  readonly openIfFocused: () => void;
  readonly onStationsLoaded: () => void;
}

/**
 * Opens the list of a focused field without a key or a press: after hydration, and when a text that
 * was sent has several meanings. Tells when the stations are loaded.
 */
export function useListOpening({ list, problem, ...on }: ListOpening): void {
  const openIfFocused = useEffectEvent(on.openIfFocused);
  const onStationsLoaded = useEffectEvent(on.onStationsLoaded);
  // Layout effects, so that the list opens in the same frame: a later effect would open a list
  // that the visitor has closed meanwhile.
  useLayoutEffect(() => openIfFocused(), []);
  useLayoutEffect(() => {
    if (list) onStationsLoaded();
  }, [list]);
  useLayoutEffect(() => {
    if (problem === 'choice') openIfFocused();
  }, [problem]);
}
