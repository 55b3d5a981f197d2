import type { Geography, MapStation, NamePlace } from '#app/data/network/map-schema.ts';
import { NAME_SIDES } from '#app/data/network/name-sides.ts';
import { entryAt } from '#app/domain/entries.ts';
import type { Language } from '#app/domain/language.ts';
import { ITALY_PART, isIn, type Rectangle } from '#app/map/model/measures.ts';
import { arrangeNames, type Candidate } from './arrange-names.ts';
import { hiddenLines, type MeasureHidden } from './hidden-lines.ts';
import { type NamedStation, nameAt } from './name-conflicts.ts';

/** A station of the map before its name has a place. */
export type UnnamedStation = Omit<MapStation, 'places'>;

/** The part of the map on which names are placed. */
export type Ground = Pick<Geography, 'width' | 'height' | 'segments'>;

/**
 * Within each of these ranges of widths a name keeps its side; the last is the widest map at its
 * greatest zoom.
 */
const RANGES_PX = [
  280, 300, 330, 365, 400, 440, 500, 560, 640, 740, 860, 1000, 1250, 1500, 2500, 8000,
];
/** The widths from which there is room for a name are rounded up to multiples of this. */
const ROUND_PX = 8;
/** The number of widths in a range at which hidden lines are measured. */
const SAMPLES = 3;
/**
 * The widths of the whole map at which a phone shows Italy alone: names in Italy's part then stay
 * in it.
 */
const ITALY_PX = { from: 365, until: 500 } as const;
/**
 * On a phone, switches cover the left half above Italy, so names are placed away from it, and those
 * in the upper half of what is above Italy also below their stations.
 */
const isUnderSwitches = ({ station, side }: NamedStation, mapWidth: number): boolean =>
  station.y < ITALY_PART.y &&
  station.x > mapWidth / 2 &&
  (side.includes('w') || (station.y < ITALY_PART.y / 2 && !side.includes('s')));
/**
 * The temperature at the start of the simulated annealing: higher where a phone shows Italy alone,
 * in little space.
 */
const TEMPERATURES = { usual: 60, inItaly: 150 } as const;
/** The highest rank whose names may cover prominent lines: the cities that travellers look for. */
const CITY_RANK = 2;

/**
 * Finds for every station the width of the map from which there is room for it, and the side of its
 * name. On wider maps the station stays, and its name never collides with another name or a symbol,
 * nor does it look like another station's. Stations of a lower rank are placed first, and within a
 * rank those earlier in the list. Simulated annealing with a fixed seed finds the sides that
 * together show the most and hide the least.
 *
 * @returns by station key the places of its name, the narrowest first
 */
export function placeNames(
  stations: readonly UnnamedStation[],
  geography: Ground,
  language: Language,
): ReadonlyMap<string, readonly NamePlace[]> {
  const hiddenBy = hiddenLines(geography);
  const found = new Map<string, NamePlace[]>();
  let shown = stations.toSorted((a, b) => a.rank - b.rank);
  // From the widest range down: a name without room at the start of a range has none below it.
  for (const [place, startPx] of [...RANGES_PX.entries()].slice(0, -1).reverse()) {
    const endPx = RANGES_PX[place + 1] ?? startPx;
    const samples = samplesBetween(startPx, endPx);
    const withSides = shown
      .map((station) => ({ station, sides: sidesOf(station, language, startPx, geography) }))
      .filter(({ sides }) => sides.length > 0);
    shown = withSides.map(({ station }) => station);
    const arranged = arrangeNames(
      withSides.map(({ sides }) =>
        sides.map((named) => candidateOf(named, samples, hiddenBy, geography.width)),
      ),
      {
        temperature: isItalyAlone(startPx) ? TEMPERATURES.inItaly : TEMPERATURES.usual,
        startPx,
        endPx,
        samples,
        before: shown.map(({ key }) => found.get(key)?.[0]?.[1]),
        mapWidth: geography.width,
      },
    );
    for (const [i, { key }] of shown.entries()) {
      const [fromPx, side] = entryAt(arranged, i);
      if (fromPx >= endPx) continue;
      const isWhole = fromPx <= startPx;
      // In few digits, for the size of the file.
      const roundPx = isWhole ? startPx : Math.min(endPx, Math.ceil(fromPx / ROUND_PX) * ROUND_PX);
      const isAlways = place === 0 && isWhole;
      found.set(key, withPlace([isAlways ? 0 : roundPx, side], found.get(key) ?? []));
    }
    shown = shown.filter((_, i) => entryAt(arranged, i)[0] <= startPx);
  }
  return found;
}

/** Adds the place of a narrower range, which replaces the one above it on the same side. */
function withPlace(narrower: NamePlace, above: readonly NamePlace[]): NamePlace[] {
  const isSameSide = above[0]?.[1] === narrower[1];
  return [narrower, ...(isSameSide ? above.slice(1) : above)];
}

/** The widths of a range at which hidden lines are measured, each the same factor wider. */
function samplesBetween(startPx: number, endPx: number): readonly number[] {
  return Array.from({ length: SAMPLES }, (_, i) => startPx * (endPx / startPx) ** (i / SAMPLES));
}

/** Whether a phone shows Italy alone at a width of the whole map. */
function isItalyAlone(startPx: number): boolean {
  return startPx >= ITALY_PX.from && startPx < ITALY_PX.until;
}

/** The names of a station at the sides where they stay on the map, clear of the switches. */
function sidesOf(
  station: UnnamedStation,
  language: Language,
  startPx: number,
  geography: Ground,
): readonly NamedStation[] {
  const whole = { x: 0, y: 0, ...geography };
  const part = isItalyAlone(startPx) && isIn(ITALY_PART, station) ? ITALY_PART : whole;
  const hasSwitches = startPx < ITALY_PX.until;
  return NAME_SIDES.map((side) => nameAt(station, station.name[language], side, startPx))
    .filter((named) => staysIn(part, named, startPx / geography.width))
    .filter((named) => !(hasSwitches && isUnderSwitches(named, geography.width)));
}

function candidateOf(
  named: NamedStation,
  samples: readonly number[],
  hiddenBy: MeasureHidden,
  mapWidth: number,
): Candidate {
  const hidden = samples.map((px) => hiddenBy(named, px / mapWidth));
  const { rank } = named.station;
  const blocked = hidden.findLastIndex(
    ({ chief, isOnPassing }) => (rank > CITY_RANK && chief > 0) || (rank > 0 && isOnPassing),
  );
  const fromPx = blocked === -1 ? 0 : (samples[blocked + 1] ?? Number.POSITIVE_INFINITY);
  return { named, hidden: hidden.map(({ all }) => all), fromPx };
}

// The space of a name is an upper bound: at the map's edge this much of it may be missing.
const EDGE_PX = 2;
const EDGE_SHARE = 0.07;

function staysIn(part: Rectangle, { station, side, name }: NamedStation, scale: number): boolean {
  const spare =
    EDGE_PX + (side === 'n' || side === 's' ? 0 : EDGE_SHARE * (name.right - name.left));
  const [x, y] = [(station.x - part.x) * scale, (station.y - part.y) * scale];
  return (
    x + name.left >= -spare &&
    x + name.right <= part.width * scale + spare &&
    y + name.top >= -EDGE_PX &&
    y + name.bottom <= part.height * scale + EDGE_PX
  );
}
