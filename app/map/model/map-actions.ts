import { createContext, type Dispatch, useContext } from 'react';
import type { MapAction } from './map-state.ts';

const MapActions = createContext<Dispatch<MapAction> | undefined>(undefined);

/** Gives the map's parts the means to act; it never changes, so that an action draws no part that does not show it. */
export const MapActionsProvider = MapActions.Provider;

/** Whether the railways are drawn as a diagram: the addresses of choices say so too. */
export const DiagramView = createContext(false);

/** Acts on the map. */
export function useMapActions(): Dispatch<MapAction> {
  const act = useContext(MapActions);
  if (!act) throw new Error('A part of the map stands outside the map');
  return act;
}
