import { boundedWithin, type MapChoice, type MapView, type Sorting } from './map-view.ts';

/** Where a choice is made: after one in the panel the focus goes to the details, on the map it stays. */
export type ChoicePlace = 'panel' | 'map';

/** The map's state: what the address holds, and where the last choice was made; undefined before the first. */
export interface MapState extends MapView {
  readonly chosenIn?: ChoicePlace;
}

/** What a visitor does with the map. */
export type MapAction =
  | { readonly type: 'choose'; readonly choice: MapChoice; readonly place: ChoicePlace }
  | { readonly type: 'within'; readonly minutes: number }
  | { readonly type: 'view'; readonly isDiagram: boolean }
  | { readonly type: 'sort'; readonly sorting: Sorting | undefined };

/** The map's state after an action. */
export function reduceMap(state: MapState, action: MapAction): MapState {
  if (action.type === 'sort') return { ...state, sorting: action.sorting };
  if (action.type === 'view') return { ...state, isDiagram: action.isDiagram };
  if (action.type === 'within') return { ...state, withinMinutes: boundedWithin(action.minutes) };
  return { ...state, choice: action.choice, chosenIn: action.place };
}
