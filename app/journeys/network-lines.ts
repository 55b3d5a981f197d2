import { SERVICES } from '#app/data/network/diagram-lines.ts';
import { FURTHER_LINES } from '#app/data/network/further-lines.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { entryAt } from '#app/domain/entries.ts';
import { LANGUAGES, type Language } from '#app/domain/language.ts';
import { memoize, memoizeByObject } from '#app/domain/memoize.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import { stationIdOf } from './map-stations.ts';
import { reachData } from './reach-data.ts';
import { countThroughTrains } from './through-trains.ts';
import { tripAddresses } from './trip-addresses.ts';

/** A station of a line, with the times of the fastest journeys to it. */
export interface LineStop {
  /** The station's key. */
  readonly station: string;
  /** Minutes from the line's first station; undefined for that one, and where there is no train. */
  readonly minutes?: number;
  /** A train that the timetable does not hold is part of that journey. */
  readonly isAbout?: true;
  /** A later stop is reached sooner: the fastest trains pass this one, or take another way. */
  readonly isSlower?: true;
  /** The address of the trip from the line's first station. */
  readonly trip?: string | undefined;
}

/** Trains that run through from one station of a line to another, by their keys. */
export interface LineTrains {
  readonly from: string;
  readonly to: string;
  /** On a weekday, both directions together. */
  readonly count: number;
}

/** A line of the network: its stations in their order. */
export interface NetworkLine {
  /** The id and the letter of its axis in the diagram, where it is one of its lines. */
  readonly axis?: string;
  readonly letter?: string;
  readonly trains: readonly LineTrains[];
  readonly stops: readonly LineStop[];
}

/** All lines of the network in words, those of the diagram first. */
export interface NetworkLines {
  /** The digest of the timetable that they were made from. */
  readonly version: string;
  readonly lines: readonly NetworkLine[];
}

interface Line extends Pick<NetworkLine, 'axis' | 'letter' | 'trains'> {
  readonly stations: readonly string[];
}

const linesByPlanner = memoizeByObject((planner: Planner) =>
  memoize(LANGUAGES.length, (language: Language) => findLines(planner, language)),
);

/** All lines of the network, memoized for each planner. */
export function networkLines(planner: Planner, language: Language): Promise<NetworkLines> {
  return linesByPlanner(planner)(language);
}

async function findLines(planner: Planner, language: Language): Promise<NetworkLines> {
  const lines: NetworkLine[] = [];
  for (const { stations, ...line } of [...linesOfDiagram(), ...furtherLines(planner)])
    lines.push({ ...line, stops: await stopsOf(planner, language, stations) });
  return { version: planner.timetable.digest, lines };
}

/** The lines of the diagram; one that is a part of another of its axis is counted there. */
function linesOfDiagram(): Line[] {
  return SCHEMATIC_AXES.toReversed().flatMap(({ id: axis, letter, lines }) => {
    const services = lines.map((line, at) => ({
      stations: line.filter((place) => typeof place === 'string'),
      count: SERVICES[axis]?.[at] ?? 0,
    }));
    const longest = services.filter(
      ({ stations }) =>
        !services.some((other) => other.stations !== stations && isPart(stations, other.stations)),
    );
    return longest.map(({ stations }) => ({
      axis,
      letter,
      stations,
      trains: services
        .filter((service) => isPart(service.stations, stations))
        .map((service) => ({ ...endsOf(service.stations), count: service.count })),
    }));
  });
}

function furtherLines(planner: Planner): Line[] {
  return FURTHER_LINES.map((stations) => {
    const count = countThroughTrains(planner, stations.map(stationIdOf), (kind) => kind !== 'bus');
    return { stations, trains: count > 0 ? [{ ...endsOf(stations), count }] : [] };
  });
}

async function stopsOf(
  planner: Planner,
  language: Language,
  stations: readonly string[],
): Promise<LineStop[]> {
  const first = entryAt(stations, 0);
  const { times } = await reachData(planner, first);
  const isSlower = (minutes: number, at: number) =>
    stations.slice(at + 1).some((later) => (times[later]?.minutes ?? minutes) < minutes);
  return stations.map((station, at): LineStop => {
    const time = times[station];
    if (!time) return { station };
    return {
      station,
      minutes: time.minutes,
      ...(time.train !== undefined && { isAbout: true }),
      ...(isSlower(time.minutes, at) && { isSlower: true }),
      trip: tripAddresses(stationIdOf(first), stationIdOf(station))?.[language],
    };
  });
}

function isPart(stations: readonly string[], line: readonly string[]): boolean {
  return line.some((_, start) => stations.every((station, at) => line[start + at] === station));
}

function endsOf(stations: readonly string[]): Pick<LineTrains, 'from' | 'to'> {
  return { from: entryAt(stations, 0), to: entryAt(stations, stations.length - 1) };
}
