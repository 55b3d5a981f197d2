import type { MapStation } from '#app/data/network/map-schema.ts';
import { NAME_SIDES, type NameSide } from '#app/data/network/name-sides.ts';
import { GEOGRAPHY, STATION_BY_KEY, STATIONS } from '#app/data/network/railways.ts';
import type { Language } from '#app/domain/language.ts';
import { type Box, nameBox, symbolBox } from './name-boxes.ts';

/**
 * Where a station's name stands at each of some widths of the map: '' for no name, undefined where
 * the station has no room.
 */
export type Sides = readonly (NameSide | '' | undefined)[];
/** The stations of the map by their keys. */
export type ShownStations = ReadonlyMap<string, Sides>;

/**
 * The place in the list of widths from which a station stays; the list's length for one that is
 * never shown.
 */
export function shownFrom(sides: Sides): number {
  return sides.lastIndexOf(undefined) + 1;
}

/**
 * The class of what is drawn from one place in the list of widths up to another; the style sheet
 * shows it at these alone.
 */
export function widthClass(from: number, until = -1): string {
  return [from > 0 && `map-from-${from}`, until > 0 && `map-until-${until}`]
    .filter(Boolean)
    .join(' ');
}

function usualSide({ places }: MapStation, language: Language, px: number): NameSide | undefined {
  return places[language].findLast(([fromPx]) => fromPx <= px)?.[1];
}

/** Where names stand without a choice, on maps of some widths in CSS pixels. */
export function usualStations(widthsPx: readonly number[], language: Language): ShownStations {
  return new Map(
    STATIONS.map((station) => [
      station.key,
      widthsPx.map((px) => usualSide(station, language, px)),
    ]),
  );
}

/**
 * Where names stand with a choice: what is chosen is shown and named at every width; what its name
 * would cover is not shown, a chief city without its own name. The very same as without where all
 * that is chosen has room anyway.
 */
export function shownStations(
  usual: ShownStations,
  widthsPx: readonly number[],
  language: Language,
  chosen: readonly string[],
): ShownStations {
  if (!chosen.some((key) => usual.get(key)?.includes(undefined))) return usual;
  const chosenOnes = chosen.flatMap((key) => STATION_BY_KEY.get(key) ?? []);
  const shown = new Map(usual);
  for (const [at, px] of widthsPx.entries()) {
    const put = (key: string, side: Sides[number]) =>
      shown.set(key, (shown.get(key) ?? []).with(at, side));
    const sideOf = (station: MapStation) => usualSide(station, language, px);
    const named: Rooms[] = [];
    // What has room anyway keeps its place.
    for (const station of chosenOnes.toSorted((a, b) => Number(!sideOf(a)) - Number(!sideOf(b)))) {
      const side = sideOf(station) ?? freeSide(station, language, px, named);
      named.push(roomsOf(station, side, language, px));
      put(station.key, side);
    }
    for (const station of STATIONS) {
      const side = sideOf(station);
      if (!side || chosenOnes.includes(station)) continue;
      const own = roomsOf(station, side, language, px);
      if (named.some((other) => cover(own, other)))
        put(station.key, station.rank === 0 ? '' : undefined);
    }
  }
  return shown;
}

/** The rooms of a station's name and its symbol on a map of some width. */
type Rooms = readonly [name: Box, symbol: Box];

function roomsOf(station: MapStation, side: NameSide, language: Language, px: number): Rooms {
  const scale = px / GEOGRAPHY.width;
  const [x, y] = [station.x * scale, station.y * scale];
  const moved = ({ left, top, right, bottom }: Box): Box => ({
    left: x + left,
    top: y + top,
    right: x + right,
    bottom: y + bottom,
  });
  return [moved(nameBox(station.name[language], station, side)), moved(symbolBox(station))];
}

// On the map, and the least in the way of the chief cities and of what else is chosen.
function freeSide(
  station: MapStation,
  language: Language,
  px: number,
  named: readonly Rooms[],
): NameSide {
  const chief = STATIONS.filter(({ rank }) => rank === 0).map((one) =>
    roomsOf(one, usualSide(one, language, px) ?? 'e', language, px),
  );
  const cost = (side: NameSide) => {
    const own = roomsOf(station, side, language, px);
    const [{ left, right }] = own;
    const isOnMap = left >= 0 && right <= px;
    return isOnMap
      ? [...named, ...chief].filter((other) => cover(own, other)).length
      : STATIONS.length;
  };
  // Where it stands on wider maps, it hides the least of the lines.
  const usual = station.places[language].map(([, side]) => side);
  return [...usual, ...NAME_SIDES].toSorted((a, b) => cost(a) - cost(b))[0] ?? 'e';
}

function cover(some: Rooms, others: Rooms): boolean {
  return some.some((a) =>
    others.some(
      (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    ),
  );
}
