import { createContext, type MouseEvent, type RefObject, useContext } from 'react';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import {
  HOME_PATH,
  localAddress,
  MAP_PATH,
  type QueryFields,
  SECTIONS,
} from '#app/i18n/addresses.ts';
import type { Texts } from '#app/i18n/resources/resources.server.ts';
import { type PageTexts, type Translator, useTexts } from '#app/i18n/translator.ts';
import type { CityPair } from '#app/journeys/city-pairs.ts';
import type { CityTimes } from '#app/journeys/city-times.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import type { NetworkLines } from '#app/journeys/network-lines.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import type { StationDepartures } from '#app/journeys/station-departures.ts';
import {
  DRAWN,
  type Drawing,
  drawingOf,
  type MapChoice,
  type MapView,
  mapViewFields,
  OVERVIEW,
} from './model/map-view.ts';

export interface MapIslandProps {
  readonly island: Pick<PageTexts, 'language' | 'map'>;
  /** The address that returns these props as JSON. */
  readonly source: string;
  /** The digest of the timetable that they were made from. */
  readonly version: string;
  /** The map has a page of its own; otherwise it is a section of the home page. */
  readonly isStage: boolean;
  /** The page's address has fields of the map, so the server draws the map into the HTML. */
  readonly hasMapQuery: boolean;
  /** The page's own style sheet has the styles of the map's canvas on the stage. */
  readonly hasCanvasSheet: boolean;
  readonly view: MapView;
  /** Every pair of guide cities, the popular ones first. */
  readonly pairs: readonly CityPair[];
  /** The travel times from the origin of the initial view. */
  readonly reach: ReachData;
  /** The next trains of the chosen station of the initial view. */
  readonly departures: StationDepartures | undefined;
  /** The times of the matrix, if the initial view shows it. */
  readonly cityTimes: CityTimes | undefined;
  /** The lines in words, if the initial view shows them. */
  readonly lines: NetworkLines | undefined;
  /** The trains of the day in numbers and words, if the initial view shows them. */
  readonly nowDay: NowDay | undefined;
  /** The day and the minute in Rome at which the page was made, likewise. */
  readonly clock: { readonly today: IsoDate; readonly minuteOfDay: number } | undefined;
  /** What the address of the day's trains names and the map cannot show. */
  readonly replaced: { readonly day: boolean; readonly minute: boolean } | undefined;
  /** Trains that the timetable does not contain, each with the source of its times. */
  readonly otherTrains: readonly { readonly service: string; readonly source: string }[];
  /** The name and the months of the timetable. */
  readonly timetable: string;
  /** The plan that chosen stations are added to, as the query of its page. */
  readonly plan: string | undefined;
}

/**
 * The state of the map: the view, which the address holds too, and the place of the last choice.
 */
export interface MapState extends MapView {
  /**
   * A choice in the panel moves the focus to the details; the way back does so unless the focus is
   * kept. Undefined before the first choice.
   */
  readonly chosenIn?: 'panel' | 'map' | 'history' | undefined;
  /** What had the focus is still there after a way back; undefined until that is known. */
  readonly isFocusKept?: true | undefined;
  /** The chosen train of the day, by its number in the timetable. */
  readonly train?: number | undefined;
  /**
   * The place to which the address last moved the map; undefined once the visitor has moved it.
   */
  readonly moveTo?: { readonly at: MapView['at'] } | undefined;
  /** The last changed part, which screen readers are told. Undefined before the first change. */
  readonly changed?: 'choice' | 'drawing' | 'table' | undefined;
}

export type MapChange = Partial<Omit<MapState, 'changed'>>;

/** The place that the map has come to by a movement. */
export interface MapMovement {
  readonly place: MapView['at'];
  /** The place of the address that the map had been moved to by then. */
  readonly obeyed: MapState['moveTo'];
}

/** The state after a change or a movement. */
export function changeMap(before: MapState, change: MapChange | MapMovement): MapState {
  if ('place' in change) return afterMovement(before, change);
  let { changed } = before;
  if ('sorting' in change || 'matrixCity' in change) changed = 'table';
  if ('drawing' in change) changed = 'drawing';
  if ('choice' in change) changed = 'choice';
  const next = { ...before, ...change, changed };
  // A chosen train is closed by the next choice.
  const isClosed = !('train' in change) && ('drawing' in change || 'choice' in change);
  return {
    ...next,
    drawing: drawingOf(next.drawing, next.choice),
    train: isClosed ? undefined : next.train,
  };
}

function afterMovement(before: MapState, { place, obeyed }: MapMovement): MapState {
  // The movement was before a step through the history, whose place the map has yet to show.
  if (before.moveTo && before.moveTo !== obeyed) return before;
  return { ...before, at: place, moveTo: undefined };
}

interface MapActions {
  readonly update: (change: MapChange) => void;
  readonly reportMovement: (movement: MapMovement) => void;
  /** Marks a choice in the frame of the press; null where the map is not drawn. */
  readonly markChoice: RefObject<((choice: MapChoice) => void) | null>;
  readonly drawing: Drawing;
  readonly isStage: boolean;
  /** The page's address has fields of the map. */
  readonly hasMapQuery: boolean;
  readonly plan: string | undefined;
}

interface ShownMap extends MapState, Omit<MapIslandProps, 'island' | 'view' | 'reach'> {
  /** Undefined until it is loaded. */
  readonly reach: ReachData | undefined;
}

/** All that the map shows, with its language and texts. */
export interface MapContents extends ShownMap {
  readonly t: Translator<Texts['map']>;
  readonly language: Language;
}

/** Apart from the shown map, so that a change of the map does not render every link again. */
export const MapActionsContext = createContext<MapActions | undefined>(undefined);
export const ShownMapContext = createContext<ShownMap | undefined>(undefined);

function requireContext<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A part of the map is rendered outside the map');
  return value;
}

export function useMapActions(): MapActions {
  return requireContext(useContext(MapActionsContext));
}

export function useMap(): MapContents {
  return { ...requireContext(useContext(ShownMapContext)), ...useTexts('map') };
}

interface MapLinkAttributes {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Makes the attributes of a link that changes the map.
 *
 * @returns a function of the change, of further state for the link's address (`kept`), and of the
 *   section that the address leads to
 */
export function useMapLink() {
  const { update, drawing, isStage, hasMapQuery, plan } = useMapActions();
  const { language } = useTexts('map');
  return (change: MapChange, kept: Partial<MapView> = {}, section?: string): MapLinkAttributes => {
    const fields = mapViewFields({ ...OVERVIEW, drawing, ...kept, ...change });
    const isOverview = Object.values(fields).every((field) => field === undefined);
    const sent = !isStage && hasMapQuery && isOverview ? DRAWN : fields;
    return {
      href: mapAddress(isStage, language, { ...sent, plan }, section),
      onClick(event) {
        if (event.button !== 0 || hasModifier(event)) return;
        event.preventDefault();
        update(change);
      },
    };
  };
}

/** The address of the map's own page, or of its section of the home page. */
export function mapAddress(
  isStage: boolean,
  language: Language,
  fields: QueryFields,
  section?: string,
): string {
  if (isStage) return localAddress(MAP_PATH, language, fields, section);
  return localAddress(HOME_PATH, language, fields, section ?? SECTIONS.map);
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
