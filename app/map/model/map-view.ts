import type { QueryFields } from '#app/i18n/addresses.ts';

/** The columns by which the table of journeys can be sorted. */
export const SORT_COLUMNS = ['from', 'to', 'time', 'distance', 'price'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
/** How the table is sorted. */
export interface Sorting {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** A popular route in one direction, by the slugs of its cities, which are their stations' keys. */
export interface RouteEnds {
  readonly departure: string;
  readonly arrival: string;
}

/**
 * What the map shows: everything, one popular route, what leaves from a station, or how far one
 * gets from it.
 */
export type MapChoice =
  | { readonly kind: 'overview' }
  | ({ readonly kind: 'route' } & RouteEnds)
  | { readonly kind: 'station' | 'reach'; readonly station: string };

/** The map's whole state, as an address holds it. */
export interface MapView {
  readonly choice: MapChoice;
  /** Undefined while the table is closed. */
  readonly sorting?: Sorting | undefined;
  /** How long a journey the travel times show. */
  readonly withinMinutes: number;
  /** The railways are drawn as a diagram. */
  readonly isDiagram: boolean;
}

/** The travel times that can be shown: from half an hour to six hours, in quarters of an hour. */
export const WITHIN_MINUTES = { least: 30, most: 360, step: 15 } as const;

/** The nearest travel time that can be shown. */
export function boundedWithin(minutes: number): number {
  const { least, most, step } = WITHIN_MINUTES;
  return Math.min(most, Math.max(least, Math.round(minutes / step) * step));
}

/** What exists on the map: an address may name anything. */
interface KnownPlaces {
  readonly stations: readonly { readonly key: string }[];
  readonly routes: readonly RouteEnds[];
}

/**
 * The stations that a choice is about, always shown and named; the key of a guide city's station is
 * the city's slug.
 */
export function chosenStations(choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  return choice.kind === 'route' ? [choice.departure, choice.arrival] : [choice.station];
}

/** The station from which times are told, Rome until the visitor says otherwise. */
export function originOf(choice: MapChoice): string {
  return chosenStations(choice)[0] ?? 'rome';
}

/** The names of the map's fields in an address. */
export const MAP_FIELDS = ['route', 'station', 'reach', 'within', 'view', 'sort'] as const;

/** The map as it is without any choice. */
export const OVERVIEW: MapView = {
  choice: { kind: 'overview' },
  withinMinutes: 180,
  isDiagram: false,
};

/** The fields of an address that say nothing of the map but that the server is to draw it. */
export const DRAWN = { view: 'map' } as const;

/** A route's name in an address: the slugs of its two cities. */
function routeId({ departure, arrival }: RouteEnds): string {
  return `${departure}-${arrival}`;
}

/**
 * Reads the map's state from an address that is not trusted: what does not exist is no choice. A
 * route wins over a station, and a station over travel times, should an address name several.
 */
export function parseMapView(fields: URLSearchParams, known: KnownPlaces): MapView {
  const [sort, within] = [fields.get('sort') ?? '', fields.get('within') ?? ''];
  const column = SORT_COLUMNS.find((name) => name === sort.replace(/^-/, ''));
  return {
    choice: parseChoice(fields, known),
    sorting: column && { column, descending: sort.startsWith('-') },
    withinMinutes: /^\d{1,4}$/.test(within)
      ? boundedWithin(Number(within))
      : OVERVIEW.withinMinutes,
    isDiagram: fields.get('view') === 'diagram',
  };
}

function parseChoice(fields: URLSearchParams, { stations, routes }: KnownPlaces): MapChoice {
  const route = routes.find((candidate) => routeId(candidate) === fields.get('route'));
  if (route) return { kind: 'route', departure: route.departure, arrival: route.arrival };
  for (const kind of ['station', 'reach'] as const) {
    const station = stations.find(({ key }) => key === fields.get(kind));
    if (station) return { kind, station: station.key };
  }
  return { kind: 'overview' };
}

/**
 * Writes a sorting as its field: the column, with a minus before it when the greatest comes first.
 */
export function sortField({ column, descending }: Sorting): string {
  return `${descending ? '-' : ''}${column}`;
}

/**
 * Writes the map's state as the fields of an address; the fields that say nothing are undefined.
 */
export function mapViewFields({ choice, sorting, withinMinutes, isDiagram }: MapView): QueryFields {
  const isUsual = withinMinutes === OVERVIEW.withinMinutes;
  return {
    route: choice.kind === 'route' ? routeId(choice) : undefined,
    station: choice.kind === 'station' ? choice.station : undefined,
    reach: choice.kind === 'reach' ? choice.station : undefined,
    within: choice.kind === 'reach' && !isUsual ? String(withinMinutes) : undefined,
    view: isDiagram ? 'diagram' : undefined,
    sort: sorting && sortField(sorting),
  };
}

/** The sorting after a column's header is pressed: a second press turns the order round. */
export function nextSorting(current: Sorting | undefined, column: SortColumn): Sorting {
  return { column, descending: current?.column === column && !current.descending };
}
