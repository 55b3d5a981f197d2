import { checkedTime } from '#app/domain/facts/checked.ts';
import { upperMedian } from '#app/domain/median.ts';
import { roundToFive } from '#app/domain/round-to-five.ts';
import { cityStations } from './city-stations.ts';
import { decodeLines, type Line, type LineStop, type PackedLines } from './decode.ts';
import packedTrenord from './generated/trenord.json' with { type: 'json' };
import { NAMED_LINES } from './named-lines.ts';
import type { NamedLine } from './schema.ts';
import { TRENORD_SOURCE } from './trenord-source.ts';

/** The line of another company between two stations, without a change. */
export interface OtherLine {
  /** The line's name, such as RE80; undefined for one that has none. */
  readonly name?: string;
  /** The company's id in `app/data/operators`. */
  readonly operator: string;
  readonly kind: Line['kind'];
  /** Where it is boarded and left: the searched station, or another one of its city. */
  readonly from: LineStop;
  readonly to: LineStop;
  /** The ids of the stations in between at which it calls for certain. */
  readonly between: readonly string[];
  /** Minutes from station to station: the fastest, the usual (median) and the slowest train's. */
  readonly minutes?: {
    readonly fastest: number;
    readonly usual: number;
    readonly slowest: number;
  };
  /** Trains of a weekday in this direction. */
  readonly trains?: number;
  /** The year of the timetable that the line is from. */
  readonly year: number;
  readonly checkedOn: Line['checkedOn'];
  readonly reviewBy: Line['reviewBy'];
}

/** A line that takes more than so much of the quickest one's time is not about as quick. */
const MUCH_SLOWER = 1.2;

let linesByStation: ReadonlyMap<string, ReadonlySet<Line>> | undefined;

/**
 * Every line of another company between two stations or others of their cities, without a change:
 * those of the searched stations first, the quickest first, those without times last. Routes of one
 * name are one line, whose trains are added up. Two stations of one city have no others.
 *
 * @example otherLines('83017004', '83013078')[0] // RE80 from Milano Centrale to Como, 39 minutes
 */
export function otherLines(fromId: string, toId: string): readonly OtherLine[] {
  const isOneCity = cityStations(fromId).has(toId);
  const starts = isOneCity ? [fromId] : [...cityStations(fromId)];
  const ends = isOneCity ? [toId] : [...cityStations(toId)];
  const distance = (from: string, to: string) => Number(from !== fromId) + Number(to !== toId);
  const pairs = starts
    .flatMap((from) => ends.map((to) => ({ from, to, distance: distance(from, to) })))
    .sort((one, other) => one.distance - other.distance);
  // A train that calls at two stations of a city counts once, at the searched one.
  const counted = new Set<Line>();
  const all = pairs.flatMap((pair) =>
    linesBetween(pair.from, pair.to, counted).map((line) => ({ line, distance: pair.distance })),
  );
  const usual = ({ minutes }: OtherLine) => minutes?.usual ?? Number.MAX_SAFE_INTEGER;
  return all
    .filter(({ line }) => line.minutes || !all.some((other) => repeats(line, other.line)))
    .sort((one, other) => one.distance - other.distance || usual(one.line) - usual(other.line))
    .map(({ line }) => line);
}

/** The source of a company's lines; undefined for a company without any. */
export function sourceOfLines(
  operator: string,
): Pick<NamedLine, 'source' | 'checkedOn' | 'reviewBy'> | undefined {
  if (operator === 'trenord') return TRENORD_SOURCE;
  return NAMED_LINES.find((line) => line.operator === operator);
}

/** Whether a line of another company calls at a station itself. */
export function hasOtherLines(stationId: string): boolean {
  linesByStation ??= indexLines();
  return linesByStation.has(stationId);
}

/**
 * The stations that trains of other companies reach from a station without a change, each with the
 * company's id: of several, one whose times are known.
 */
export function linkedStations(stationId: string): ReadonlyMap<string, string> {
  linesByStation ??= indexLines();
  const linked = new Map<string, string>();
  for (const { kind, operator, stops } of linesByStation.get(stationId) ?? []) {
    if (kind !== 'train') continue;
    for (const stop of stops)
      if (stop.stationId !== stationId && !linked.has(stop.stationId))
        linked.set(stop.stationId, operator);
  }
  return linked;
}

/** Whether a line without times is one with times that another company runs as well. */
function repeats(line: OtherLine, timed: OtherLine): boolean {
  return (
    timed.minutes !== undefined &&
    line.name === timed.name &&
    line.from.stationId === timed.from.stationId &&
    line.to.stationId === timed.to.stationId
  );
}

/** Other companies' lines between two places, added up. */
export interface OtherLinesSummary {
  /** The lines' names, the one with the most trains first. */
  readonly names: readonly string[];
  /** The companies' ids. */
  readonly operators: readonly string[];
  /** `bus` where nothing but buses runs. */
  readonly kind: Line['kind'];
  /**
   * The usual minutes of the quickest line from the searched station (else from another one of its
   * city), to five minutes; undefined where none is known.
   */
  readonly aboutMinutes?: number;
  /** The usual minutes of the slowest line, to five; undefined where it is about as quick. */
  readonly slowestMinutes?: number;
  /** Trains of a weekday of all lines; undefined where none is known. */
  readonly trains?: number;
  /** The year of the oldest timetable among them. */
  readonly year: number;
  /** The first day of review among them. */
  readonly reviewBy: Line['reviewBy'];
}

/**
 * The content of one sentence about all lines between two places; undefined where there is none.
 *
 * @param isInTimetable whether the trains of a line are searched anyway: it is left out
 */
export function summarizeOtherLines(
  fromId: string,
  toId: string,
  isInTimetable: (line: OtherLine) => boolean = () => false,
): OtherLinesSummary | undefined {
  const lines = otherLines(fromId, toId).filter((line) => !isInTimetable(line));
  const [first] = lines;
  if (!first) return undefined;
  const byTrains = lines.toSorted((one, other) => (other.trains ?? 0) - (one.trains ?? 0));
  const trains = lines.flatMap((line) => line.trains ?? []);
  // The nearest station's quickest line is the first that has times.
  const minutes = lines.find((line) => line.minutes)?.minutes?.usual;
  const slowest = Math.max(...lines.flatMap((line) => line.minutes?.usual ?? []));
  return {
    names: [...new Set(byTrains.flatMap(({ name }) => name ?? []))],
    operators: [...new Set(byTrains.map(({ operator }) => operator))],
    kind: lines.every(({ kind }) => kind === 'bus') ? 'bus' : 'train',
    ...(minutes !== undefined && { aboutMinutes: roundToFive(minutes) }),
    ...(minutes !== undefined &&
      slowest > minutes * MUCH_SLOWER && { slowestMinutes: roundToFive(slowest) }),
    ...(trains.length > 0 && { trains: trains.reduce((sum, count) => sum + count, 0) }),
    year: Math.min(...lines.map(({ year }) => year)),
    reviewBy: lines.map(({ reviewBy }) => reviewBy).sort()[0] ?? first.reviewBy,
  };
}

/** A line on its way from one stop to a later one. */
interface Run {
  readonly line: Line;
  readonly from: LineStop;
  readonly to: LineStop;
}

function linesBetween(fromId: string, toId: string, counted: Set<Line>): readonly OtherLine[] {
  linesByStation ??= indexLines();
  const lines = [...(linesByStation.get(fromId) ?? [])].filter((line) => !counted.has(line));
  const runs = lines.flatMap((line): Run[] => {
    const start = line.stops.findIndex(({ stationId }) => stationId === fromId);
    const to = line.stops.slice(start + 1).find(({ stationId }) => stationId === toId);
    const from = line.stops[start];
    return from && to ? [{ line, from, to }] : [];
  });
  for (const { line } of runs) counted.add(line);
  return [...Map.groupBy(runs, ({ line }) => `${line.operator} ${line.name ?? ''}`).values()].map(
    lineOfRuns,
  );
}

function lineOfRuns(runs: readonly Run[]): OtherLine {
  const [first] = runs;
  if (!first) throw new RangeError('a line needs a run');
  const { line, from, to } = first;
  const trains = runs.map((run) => run.line.trains ?? 0);
  const times = runs.flatMap((run) =>
    Array<number>(run.line.trains ?? 0).fill((run.to.minutes ?? 0) - (run.from.minutes ?? 0)),
  );
  const usual = upperMedian(times);
  return {
    ...(line.name && { name: line.name }),
    operator: line.operator,
    kind: line.kind,
    from,
    to,
    between: line.stops
      .slice(line.stops.indexOf(from) + 1, line.stops.indexOf(to))
      .map(({ stationId }) => stationId),
    ...(usual !== undefined && {
      minutes: { fastest: Math.min(...times), usual, slowest: Math.max(...times) },
      trains: trains.reduce((sum, count) => sum + count, 0),
    }),
    year: Number(checkedTime(line).firstDay.slice(0, 4)),
    checkedOn: line.checkedOn,
    reviewBy: line.reviewBy,
  };
}

function indexLines(): ReadonlyMap<string, ReadonlySet<Line>> {
  const index = new Map<string, Set<Line>>();
  for (const line of allLines()) {
    for (const { stationId } of line.stops) {
      index.set(stationId, (index.get(stationId) ?? new Set()).add(line));
    }
  }
  return index;
}

/** Every line in each of its directions. */
function allLines(): readonly Line[] {
  const trenord = decodeLines(packedTrenord as PackedLines, {
    operator: 'trenord',
    checkedOn: TRENORD_SOURCE.checkedOn,
    reviewBy: TRENORD_SOURCE.reviewBy,
  });
  const named = NAMED_LINES.flatMap((line): readonly Line[] => {
    const stops = line.stops.map(([stationId, , ownName]) => ({
      stationId,
      ...(ownName && { ownName }),
    }));
    const { operator, name, kind, checkedOn, reviewBy } = line;
    const there = { operator, ...(name && { name }), kind, stops, checkedOn, reviewBy };
    return [there, { ...there, stops: stops.toReversed() }];
  });
  return [...trenord, ...named];
}

/** A company whose trains are not in the timetable, with the ends of its longest line. */
export interface MissingCompany {
  /** The company's id in `app/data/operators`. */
  readonly operator: string;
  /** The ids of the stations. */
  readonly from: string;
  readonly to: string;
}

/**
 * The companies with trains of their own, each with the line of the most stops.
 *
 * @param inTimetable the ids of companies whose trains the timetable has: left out
 */
export function missingCompanies(inTimetable: ReadonlySet<string>): readonly MissingCompany[] {
  linesByStation ??= indexLines();
  const longest = new Map<string, Line>();
  for (const line of [...linesByStation.values()].flatMap((lines) => [...lines])) {
    const { operator, kind, stops } = line;
    if (kind !== 'train' || inTimetable.has(operator)) continue;
    if (stops.length > (longest.get(operator)?.stops.length ?? 0)) longest.set(operator, line);
  }
  return [...longest].map(([operator, { stops }]) => ({
    operator,
    from: stops[0]?.stationId ?? '',
    to: stops.at(-1)?.stationId ?? '',
  }));
}
