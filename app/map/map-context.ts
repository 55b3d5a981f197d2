import { createContext, type RefObject, useContext } from 'react';
import type { Language } from '#app/domain/language.ts';
import type { MapModel } from './map-model.ts';
import type { MapProps } from './map-props.ts';
import type { MapChoice, MapView, Sorting } from './map-view.ts';
import type { NewestChoice } from './newest-choice.ts';

/** How a choice is made: in the panel the focus follows it to the details, on the map it stays. */
export type ChoicePlace = 'panel' | 'map';

/** What the parts of the map share and what seldom changes, so that a choice redraws only what it touches. */
export interface MapShared {
  readonly model: MapModel;
  readonly language: Language;
  readonly frequencies: MapProps['frequencies'];
  readonly onBook: MapProps['onBook'];
  readonly choose: (choice: MapChoice, place: ChoicePlace) => void;
  readonly sort: (sorting: Sorting | undefined) => void;
  readonly newest: NewestChoice;
  /** Where the map says in words what is chosen. */
  readonly panel: RefObject<HTMLDivElement | null>;
}

const Shared = createContext<MapShared | undefined>(undefined);
const View = createContext<MapView | undefined>(undefined);

export const MapSharedProvider = Shared.Provider;
export const MapViewProvider = View.Provider;

/** What the parts of the map share. */
export function useMapShared(): MapShared {
  const shared = useContext(Shared);
  if (!shared) throw new Error('A part of the map stands outside the map');
  return shared;
}

/** The map's state, as everything but the marks shows it: a moment after the press. */
export function useView(): MapView {
  const view = useContext(View);
  if (!view) throw new Error('A part of the map stands outside the map');
  return view;
}
