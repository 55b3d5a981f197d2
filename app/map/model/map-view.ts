import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { type IsoDate, parseIsoDate, parseMinute } from '#app/domain/search/iso-date.ts';
import { isShownDay } from '#app/domain/timetable/shown-days.ts';
import type { QueryFields } from '#app/i18n/addresses.ts';
import { MAXIMUM_ZOOM, type ViewportPlace } from './viewport.ts';

/** The columns of the table of journeys. */
export const SORT_COLUMNS = ['from', 'to', 'time', 'distance', 'price'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export interface Sorting {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** A popular route in one direction; the slugs of its cities are their stations' keys too. */
export interface RouteEnds {
  readonly departure: string;
  readonly arrival: string;
}

/** The choice on the map: none, a popular route, a station's trains or its travel times. */
export type MapChoice =
  | { readonly kind: 'overview' }
  | ({ readonly kind: 'route' } & RouteEnds)
  | { readonly kind: 'station' | 'reach'; readonly station: string };

/** The ways to show the network: its lines in words, the map, the diagram, the trains of a day. */
export const DRAWINGS = ['list', 'map', 'diagram', 'now'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/** The state of the map that an address holds. */
export interface MapView {
  readonly choice: MapChoice;
  /** The order of the list of journeys; undefined while it is closed. */
  readonly sorting?: Sorting | undefined;
  /**
   * The slug of the guide city whose column of the matrix a narrow screen shows; undefined while
   * the matrix is closed.
   */
  readonly matrixCity?: string | undefined;
  /** The longest travel time shown. */
  readonly withinMinutes: number;
  readonly drawing: Drawing;
  /** The part of the map on the stage, if not all of it; the section of the home page has none. */
  readonly at?: ViewportPlace | undefined;
  /** The day of the trains; undefined for today. */
  readonly day?: IsoDate | undefined;
  /** The minute of the day at which they are shown; undefined for the real one. */
  readonly minute?: number | undefined;
}

/** The id of the section of the table. */
export const TABLE_SECTION = 'map-table';

/** The possible values of the longest travel time. */
export const WITHIN_MINUTES = { least: 30, most: 360, step: 15 } as const;

/** Rounds and limits a travel time to a possible value. */
export function boundedWithin(minutes: number): number {
  const { least, most, step } = WITHIN_MINUTES;
  return Math.min(most, Math.max(least, Math.round(minutes / step) * step));
}

interface Known {
  /** The trains of a day are shown on the stage only. */
  readonly isStage: boolean;
  readonly stations: readonly { readonly key: string; readonly hasGuide?: true | undefined }[];
  readonly routes: readonly RouteEnds[];
  /** Asked only if the address names a day: it takes a phone’s browser several milliseconds. */
  readonly today: () => IsoDate;
}

/** The keys of the chosen stations, which are always shown and named. */
export function chosenStations(choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  return choice.kind === 'route' ? [choice.departure, choice.arrival] : [choice.station];
}

/** The station from which travel times are counted: Rome until a station is chosen. */
export function originOf(choice: MapChoice): string {
  return chosenStations(choice)[0] ?? 'rome';
}

/** The field of the shown part of the map, which the browser alone reads: it knows the frame. */
export const PLACE_FIELD = 'at';

export const OVERVIEW: MapView = {
  choice: { kind: 'overview' },
  withinMinutes: 180,
  drawing: 'map',
};

/** The fields of an address for the overview, drawn by the server. */
export const DRAWN = { view: 'map' } as const;

/** The value of a route in an address: the slugs of its two cities. */
function routeId({ departure, arrival }: RouteEnds): string {
  return `${departure}-${arrival}`;
}

/**
 * Parses the state of the map from an untrusted address; unknown values are ignored. If an address
 * names several choices, a route precedes a station, and a station precedes travel times.
 */
export function parseMapView(fields: URLSearchParams, known: Known): MapView {
  const choice = parseChoice(fields, known);
  const drawing =
    DRAWINGS.find((name) => name === fields.get('view') && (known.isStage || name !== 'now')) ??
    OVERVIEW.drawing;
  const day = parseIsoDate(fields.get('day') ?? '');
  return {
    choice,
    ...parseTable(fields, known),
    withinMinutes: parseWithin(fields.get('within') ?? ''),
    drawing: drawingOf(drawing, choice),
    day: day && isShownDay(day, known.today()) ? day : undefined,
    minute: parseMinute(fields.get('minute') ?? ''),
  };
}

/** The shown part of the map in an address: `x-y-zoom`, rounded. */
function placeField({ x, y, zoom }: ViewportPlace): string {
  return `${Math.round(x)}-${Math.round(y)}-${Number(zoom.toFixed(2))}`;
}

/** Parses the shown part of the map from an untrusted address; undefined for all of it. */
export function parsePlace(fields: URLSearchParams): ViewportPlace | undefined {
  const text = fields.get(PLACE_FIELD) ?? '';
  if (!/^\d{1,4}-\d{1,4}-\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined;
  const [x = 0, y = 0, zoom = 0] = text.split('-').map(Number);
  const isOnMap = x <= GEOGRAPHY.width && y <= GEOGRAPHY.height;
  return isOnMap && zoom > 1 && zoom <= MAXIMUM_ZOOM ? { x, y, zoom } : undefined;
}

/** How a choice is drawn: a route and travel times are not shown with the trains of a day. */
export function drawingOf(drawing: Drawing, { kind }: MapChoice): Drawing {
  return drawing === 'now' && (kind === 'route' || kind === 'reach') ? 'map' : drawing;
}

/** An address with an order shows the list, even if it names a city of the matrix too. */
function parseTable(
  fields: URLSearchParams,
  { stations }: Known,
): Pick<MapView, 'sorting' | 'matrixCity'> {
  const sorting = parseSorting(fields.get('sort') ?? '');
  const city = stations.find(({ key, hasGuide }) => hasGuide && key === fields.get('table'));
  return { sorting, matrixCity: sorting ? undefined : city?.key };
}

function parseSorting(sort: string): Sorting | undefined {
  const column = SORT_COLUMNS.find((name) => name === sort.replace(/^-/, ''));
  return column && { column, descending: sort.startsWith('-') };
}

function parseWithin(within: string): number {
  return /^\d{1,4}$/.test(within) ? boundedWithin(Number(within)) : OVERVIEW.withinMinutes;
}

function parseChoice(fields: URLSearchParams, { stations, routes }: Known): MapChoice {
  const route = routes.find((candidate) => routeId(candidate) === fields.get('route'));
  if (route) return { kind: 'route', departure: route.departure, arrival: route.arrival };
  for (const kind of ['station', 'reach'] as const) {
    const station = stations.find(({ key }) => key === fields.get(kind));
    if (station) return { kind, station: station.key };
  }
  return { kind: 'overview' };
}

/** The value of a sorting in an address: the column, with a minus sign if it is descending. */
export function sortField({ column, descending }: Sorting): string {
  return `${descending ? '-' : ''}${column}`;
}

/** The fields of an address for the state of the map; defaults are undefined. */
export function mapViewFields(view: MapView): QueryFields {
  const { choice, sorting, matrixCity, withinMinutes, drawing, at, day, minute } = view;
  const isNow = drawing === 'now';
  const isDefault = withinMinutes === OVERVIEW.withinMinutes;
  return {
    route: choice.kind === 'route' ? routeId(choice) : undefined,
    station: choice.kind === 'station' ? choice.station : undefined,
    reach: choice.kind === 'reach' ? choice.station : undefined,
    within: choice.kind === 'reach' && !isDefault ? String(withinMinutes) : undefined,
    view: drawing === OVERVIEW.drawing ? undefined : drawing,
    [PLACE_FIELD]: at && placeField(at),
    day: isNow ? day : undefined,
    minute: isNow && minute !== undefined ? String(minute) : undefined,
    table: sorting ? undefined : matrixCity,
    sort: sorting && sortField(sorting),
  };
}

/** Whether two views show the same choice in the same drawing. */
export function isSameChoice(one: MapView, other: MapView): boolean {
  const [first, second] = [one, other].map(mapViewFields);
  return (['route', 'station', 'reach', 'view'] as const).every(
    (name) => first?.[name] === second?.[name],
  );
}

/** The sorting after a column's header is pressed; a second press reverses the order. */
export function nextSorting(current: Sorting | undefined, column: SortColumn): Sorting {
  return { column, descending: current?.column === column && !current.descending };
}
