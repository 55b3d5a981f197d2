import type { MapStation, NamePlace } from '#app/data/network/map-schema.ts';
import type { Language } from '#app/domain/language.ts';
import type { MapChoice } from './map-view.ts';
import { MAP_WIDTHS_PX } from './measures.ts';
import { type Box, nameBox, overlapRange, radiusPx, SIDES, type Side, symbolBox } from './name-boxes.ts';
import { GEOGRAPHY, STATIONS } from './railways.ts';

/** A station with the widths of the map, in CSS pixels, from which it and its name have room. */
export interface ShownStation {
  readonly station: MapStation;
  readonly fromPx: number;
  /** The narrowest first; nearer together than the station's own only where a chosen name takes the room. */
  readonly places: readonly NamePlace[];
}

/** The stations that a choice is about, always shown and named; the key of a guide city's station is the city's slug. */
export function chosenStations(choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  return choice.kind === 'route' ? [choice.departure, choice.arrival] : [choice.station];
}

type Shown = ReadonlyMap<string, ShownStation>;

const usual = new Map<Language, Shown>();

/**
 * All stations with the widths from which they are shown, by their keys. One that is chosen is shown and named at every
 * width: what then is in its way waits for a wider map, a chief city with its name alone.
 */
export function shownStations(language: Language, chosen: readonly string[]): Shown {
  const all =
    usual.get(language) ?? new Map(STATIONS.map((station) => [station.key, usually(station, language)]));
  usual.set(language, all);
  const isEarly = (key: string) => (all.get(key)?.fromPx ?? 0) > 0;
  if (!chosen.some(isEarly)) return all;
  const named: Named[] = [];
  const shown = new Map(all);
  for (const key of chosen.toSorted((a, b) => Number(isEarly(a)) - Number(isEarly(b)))) {
    const own = all.get(key);
    if (!own) continue;
    const side = isEarly(key) ? freeSide(own, language, named) : (own.places[0]?.[1] ?? 'e');
    named.push(nameOf(own.station, language, side, own.fromPx));
    if (isEarly(key)) shown.set(key, { ...own, fromPx: 0, places: [[0, side], ...own.places] });
  }
  for (const [key, other] of all) {
    if (!chosen.includes(key)) shown.set(key, outOfTheWay(other, language, named));
  }
  return shown;
}

function usually(station: MapStation, language: Language): ShownStation {
  const places = station.places[language];
  return { station, places, fromPx: places[0]?.[0] ?? Number.POSITIVE_INFINITY };
}

interface Named {
  readonly station: MapStation;
  readonly name: Box;
  /** The width up to which others make room for it: from there on they never meet. */
  readonly untilPx: number;
}

function nameOf(station: MapStation, language: Language, side: Side, untilPx: number): Named {
  return { station, name: nameBox(station.name[language], station, side), untilPx };
}

// Of the sides at which the name stays on the narrowest map, the one that is the least in the way of what is always shown.
function freeSide({ station, fromPx }: ShownStation, language: Language, named: readonly Named[]): Side {
  const narrowestPx = MAP_WIDTHS_PX[0];
  const x = (station.x * narrowestPx) / GEOGRAPHY.width;
  const chief = STATIONS.filter((one) => one.rank === 0 && one !== station).map((one) =>
    nameOf(one, language, one.places[language][0]?.[1] ?? 'e', 0),
  );
  const inTheWayPx = (side: Side) => {
    const own = nameOf(station, language, side, 0);
    const onMap = x + own.name.left >= 0 && x + own.name.right <= narrowestPx;
    const widths = [...chief, ...named].map((other) => Math.min(fromPx, collideUntilPx(own, other)));
    return widths.reduce((sum, px) => sum + px, onMap ? 0 : Number.POSITIVE_INFINITY);
  };
  return SIDES.toSorted((a, b) => inTheWayPx(a) - inTheWayPx(b))[0] ?? 'e';
}

function outOfTheWay(shown: ShownStation, language: Language, named: readonly Named[]): ShownStation {
  const { station, places } = shown;
  let blockedPx = 0;
  for (const [i, [fromPx, side]] of places.entries()) {
    const own = nameOf(station, language, side, 0);
    const endPx = Math.max(...named.map((other) => Math.min(other.untilPx, collideUntilPx(own, other))));
    if (endPx > fromPx) blockedPx = Math.ceil(Math.min(endPx, places[i + 1]?.[0] ?? endPx));
  }
  if (blockedPx === 0) return shown;
  const next = places.findLast(([fromPx]) => fromPx <= blockedPx) ?? places[0];
  const later = places.filter(([fromPx]) => fromPx > blockedPx);
  return {
    station,
    fromPx: station.rank === 0 ? 0 : Math.max(blockedPx, shown.fromPx),
    places: next ? [[Math.max(blockedPx, next[0]), next[1]], ...later] : later,
  };
}

// Up to which width of the map one name covers the other, or the other's symbol.
function collideUntilPx(a: Named, b: Named): number {
  const pins = ({ station, name }: Named) => ({
    name: { x: station.x, y: station.y, box: name },
    symbol: { x: station.x, y: station.y, box: symbolBox(radiusPx(station)) },
  });
  const [one, other] = [pins(a), pins(b)];
  const ranges = [
    overlapRange(one.name, other.name),
    overlapRange(one.name, other.symbol),
    overlapRange(one.symbol, other.name),
    overlapRange(one.symbol, other.symbol),
  ];
  return GEOGRAPHY.width * Math.max(...ranges.map(([from, until]) => (from < until ? until : 0)));
}
