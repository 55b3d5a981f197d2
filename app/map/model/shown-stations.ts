import type { MapStation } from '#app/data/network/map-schema.ts';
import type { Language } from '#app/domain/language.ts';
import type { MapChoice } from './map-view.ts';
import { nameBox, overlapRange, radiusPx, SIDES, type Side, symbolBox } from './name-boxes.ts';
import { GEOGRAPHY, STATION_BY_KEY, STATIONS } from './railways.ts';

/** Where a station's name stands at each of some widths of the map: '' for no name, undefined where the station has no room. */
export type Sides = readonly (Side | '' | undefined)[];
/** The stations of the map by their keys. */
export type ShownStations = ReadonlyMap<string, Sides>;

/** The stations that a choice is about, always shown and named; the key of a guide city's station is the city's slug. */
export function chosenStations(choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  return choice.kind === 'route' ? [choice.departure, choice.arrival] : [choice.station];
}

/** The place in the list of widths from which a station stays; the list's length for one that is never shown. */
export function shownFrom(sides: Sides): number {
  return sides.lastIndexOf(undefined) + 1;
}

/** The class of what is drawn from one place in the list of widths up to another; the style sheet shows it at these alone. */
export function widthClass(from: number, until = -1): string {
  return [from > 0 && `map-from-${from}`, until > 0 && `map-until-${until}`].filter(Boolean).join(' ');
}

/** Where names stand without a choice, on maps of some widths in CSS pixels. */
export function usualStations(widthsPx: readonly number[], language: Language): ShownStations {
  return new Map(
    STATIONS.map(({ key, places }) => [
      key,
      widthsPx.map((px) => places[language].findLast(([fromPx]) => fromPx <= px)?.[1]),
    ]),
  );
}

/**
 * Where names stand with a choice: what is chosen is shown and named at every width; what its name would cover is not shown,
 * a chief city without its own name. The very same as without where all that is chosen has room anyway.
 */
export function shownStations(
  usual: ShownStations,
  widthsPx: readonly number[],
  language: Language,
  chosen: readonly string[],
): ShownStations {
  if (!chosen.some((key) => usual.get(key)?.includes(undefined))) return usual;
  const shown = new Map(usual);
  for (const [at, px] of widthsPx.entries()) {
    const put = (key: string, side: Sides[number]) => shown.set(key, (shown.get(key) ?? []).with(at, side));
    const usualSide = (key: string) => usual.get(key)?.[at];
    const named: Named[] = [];
    // What has room anyway keeps its place.
    for (const key of chosen.toSorted((a, b) => Number(!usualSide(a)) - Number(!usualSide(b)))) {
      const station = STATION_BY_KEY.get(key);
      if (!station) continue;
      const side = usualSide(key) || freeSide(station, language, px, named);
      named.push(nameAt(station, language, side));
      put(key, side);
    }
    for (const station of STATIONS) {
      const side = usualSide(station.key);
      if (!side || chosen.includes(station.key)) continue;
      const own = nameAt(station, language, side);
      if (named.some((other) => cover(own, other, px))) put(station.key, station.rank === 0 ? '' : undefined);
    }
  }
  return shown;
}

/** A station with the rooms of its name and its symbol. */
interface Named {
  readonly station: MapStation;
  readonly boxes: readonly [name: ReturnType<typeof nameBox>, symbol: ReturnType<typeof symbolBox>];
}

function nameAt(station: MapStation, language: Language, side: Side): Named {
  return {
    station,
    boxes: [nameBox(station.name[language], station, side), symbolBox(radiusPx(station))],
  };
}

// On the map, and the least in the way of the chief cities and of what else is chosen.
function freeSide(station: MapStation, language: Language, px: number, named: readonly Named[]): Side {
  const x = (station.x * px) / GEOGRAPHY.width;
  const chief = STATIONS.filter(({ rank }) => rank === 0).map((one) =>
    nameAt(one, language, one.places[language].findLast(([fromPx]) => fromPx <= px)?.[1] ?? 'e'),
  );
  const cost = (side: Side) => {
    const own = nameAt(station, language, side);
    const [{ left, right }] = own.boxes;
    const isOnMap = x + left >= 0 && x + right <= px;
    return isOnMap ? [...named, ...chief].filter((other) => cover(own, other, px)).length : STATIONS.length;
  };
  // Where it stands on wider maps, it hides the least of the lines.
  const usual = station.places[language].map(([, side]) => side);
  return [...usual, ...SIDES].toSorted((a, b) => cost(a) - cost(b))[0] ?? 'e';
}

// Whether two stations' names or symbols lie over each other on a map of some width.
function cover(a: Named, b: Named, px: number): boolean {
  const scale = px / GEOGRAPHY.width;
  return a.boxes.some((box) =>
    b.boxes.some((other) => {
      const [from, until] = overlapRange({ ...a.station, box }, { ...b.station, box: other });
      return from < scale && scale < until;
    }),
  );
}
