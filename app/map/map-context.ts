import { createContext, type MouseEvent, type RefObject, useContext } from 'react';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { type PageTexts, useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { DRAWN, type MapChoice, type MapView, mapViewFields, OVERVIEW } from './model/map-view.ts';

/** Everything that the map needs of the page around it. */
export interface MapIslandProps {
  readonly island: Pick<PageTexts, 'language' | 'map'>;
  /** The address of these very props. */
  readonly source: string;
  /** The page's address says something of the map: the server draws it, for whoever has no code. */
  readonly hasMapQuery: boolean;
  /** What the map shows first. */
  readonly view: MapView;
  /** Every pair of guide cities, the popular ones first. */
  readonly pairs: readonly CityPair[];
  /** How far one gets from the station that times are told from first. */
  readonly reach: ReachData;
  /** The trains that the timetable does not hold, each with who publishes its times. */
  readonly otherTrains: readonly { readonly service: string; readonly source: string }[];
  /** The timetable behind all other times, by name and months. */
  readonly timetable: string;
}

/** The map's state: what the address holds, and where the last choice was made. */
export interface MapState extends MapView {
  /**
   * After a choice in the panel the focus goes to the details, on the map it stays; undefined
   * before the first.
   */
  readonly chosenIn?: 'panel' | 'map' | undefined;
}

export type MapChange = Partial<MapState>;

interface MapActions {
  readonly update: (change: MapChange) => void;
  /** What marks a choice in the frame of the press; the diagram has no such mark. */
  readonly mark: RefObject<((choice: MapChoice) => void) | null>;
  /** The railways are drawn as a diagram: the addresses of choices say so too. */
  readonly isDiagram: boolean;
  /** The server drew the map, as it has to go on doing for whoever has no code. */
  readonly hasMapQuery: boolean;
}

/** What the map shows and knows, as all of it is drawn once the browser has time for it. */
interface ShownMap extends MapState, Omit<MapIslandProps, 'island' | 'view' | 'reach'> {
  /** Undefined until it arrives. */
  readonly reach: ReachData | undefined;
}

/** It seldom changes, so that an action draws no link anew. */
export const MapActionsContext = createContext<MapActions | undefined>(undefined);
export const ShownMapContext = createContext<ShownMap | undefined>(undefined);

function requireContext<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A part of the map stands outside the map');
  return value;
}

export const useMapActions = () => requireContext(useContext(MapActionsContext));
/** All that the map shows, with its language and texts. */
export const useMap = () => ({
  ...requireContext(useContext(ShownMapContext)),
  ...useTexts('map'),
});

/**
 * The attributes of a link that changes what the map shows; its address also holds what stays
 * `beside` the change.
 */
export function useMapLink() {
  const { update, isDiagram, hasMapQuery } = useMapActions();
  const { language } = useTexts('map');
  return (change: MapChange, beside: Partial<MapView> = {}, section: string = SECTIONS.map) => {
    const fields = mapViewFields({ ...OVERVIEW, isDiagram, ...beside, ...change });
    const isPlain = Object.values(fields).every((field) => field === undefined);
    return {
      href: localAddress(PATHS.home, language, hasMapQuery && isPlain ? DRAWN : fields, section),
      onClick: (event: MouseEvent) => {
        const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
        if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
        event.preventDefault();
        update(change);
      },
    };
  };
}
