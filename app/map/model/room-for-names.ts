import type { MapStation } from '#app/data/network/map-schema.ts';
import { STATIONS } from '#app/data/network/railways.ts';
import { isAcrossFrame } from './in-frame.ts';
import { chosenStations } from './map-view.ts';
import { type Box, grown } from './name-boxes.ts';
import type { Placing, Sheet } from './name-places.ts';
import { dotsBeside } from './near-dots.ts';
import { boxesOf, overlap } from './shown-stations.ts';

/** The boxes that names and symbols take, with the station that each belongs to. */
type TakenBoxes = (readonly [key: string, boxes: readonly Box[]])[];

/** The room, in CSS pixels, that a time keeps from rings of others, after its name or below it. */
const ROOM = { after: { aside: 16, above: 5 }, below: { aside: 10, above: 4 } };

/** The room between a name with its time and the symbols of others. */
const CLEAR_PX = 5;

/** The room that is left on a map while names are written one after the other. */
export interface RoomForNames {
  /** Whether a station's name, its time and its symbol are free of all others. */
  readonly isFree: (station: MapStation, placing: Placing) => boolean;
  /** Whether the dot of a station is beside a town's name and would be read as that town. */
  readonly isMisread: (station: MapStation) => boolean;
  readonly take: (station: MapStation, placing: Placing) => void;
}

/** Whether a station has its symbol whatever is written: chief cities and chosen ones. */
export function isAlwaysShown({ key, rank }: MapStation, { choice }: Sheet): boolean {
  return rank === 0 || chosenStations(choice).includes(key);
}

/** The room of a sheet on which no name is written, only the symbols that are always shown. */
export function createRoom(sheet: Sheet): RoomForNames {
  const { choice, language, shown, frame } = sheet;
  const symbolOf = (station: MapStation) => boxesOf(station, 'e', { language, px: frame.px })[1];
  const always = STATIONS.filter((station) => isAlwaysShown(station, sheet));
  const taken: TakenBoxes = always.map((station) => [station.key, [symbolOf(station)]]);

  // So far from rings that a time is read as that of its own; one below its name is anyway.
  const aroundRings = { after: [] as TakenBoxes, below: [] as TakenBoxes };
  const addRing = (station: MapStation) => {
    for (const place of ['after', 'below'] as const) {
      const { aside, above } = ROOM[place];
      aroundRings[place].push([station.key, [grown(symbolOf(station), aside, above)]]);
    }
  };
  for (const station of STATIONS) {
    const isShown = always.includes(station) || shown.get(station.key)?.[0];
    const isRing = station.kind === 'major' && isShown;
    if (isRing && isAcrossFrame(symbolOf(station), frame)) addRing(station);
  }

  const timed: TakenBoxes = [];
  /** Whether a time is far enough from the rings of others, and a ring from their times. */
  const isApart = ({ key, kind }: MapStation, { time, boxes: [name, symbol] }: Placing) => {
    if (choice.kind !== 'station') return true;
    if (time && !isFreeOf(aroundRings[time.isBelow ? 'below' : 'after'], key, [name])) return false;
    return kind === 'regional' || isFreeOf(timed, key, [symbol]);
  };

  const towns: (readonly [name: Box, station: MapStation])[] = [];
  return {
    isFree: (station, placing) =>
      isFreeOf(taken, station.key, placing.boxes) && isApart(station, placing),
    isMisread(station) {
      const isBeside = dotsBeside(frame.px, [station]);
      return towns.some((town) => isBeside(...town));
    },
    take(station, { time, boxes: [name, symbol] }) {
      const { key, kind } = station;
      taken.push([key, [time ? grown(name, CLEAR_PX, 0) : name, symbol]]);
      if (time) timed.push([key, [grown(name, ROOM.below.aside, ROOM.below.above)]]);
      if (kind === 'major') addRing(station);
      else towns.push([name, station]);
    },
  };
}

/** Whether no other station has taken the place of some boxes. */
function isFreeOf(taken: TakenBoxes, key: string, boxes: readonly Box[]): boolean {
  return taken.every(([other, others]) => other === key || !overlap(boxes, others));
}
