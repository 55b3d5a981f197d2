import { SERVICES, SHORTER_RUNS } from '#app/data/network/diagram-lines.ts';
import type { SchematicAxis, SchematicLine } from '#app/data/network/schematic.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic-axes.ts';
import { drawnLines, partOfPath, strandPoints } from './schematic-path.ts';

/** How thick a stretch of a line is; undefined for as thick as most are. */
type Weight = 'chief' | 'minor' | undefined;

const CHIEF_TRAINS = 70;
const MINOR_TRAINS = 8;
const RANKS: readonly Weight[] = ['minor', undefined, 'chief'];

/** What is drawn of a line in one thickness. */
interface WeighedPath {
  readonly weight: Weight;
  readonly path: string;
}

/** The lines of the diagram, each as thick on a stretch as trains run there on a weekday. */
export const WEIGHED_AXES = SCHEMATIC_AXES.map((axis) => ({ axis, paths: weighedPaths(axis) }));

function weighedPaths(axis: SchematicAxis): readonly WeighedPath[] {
  const paths = new Map<Weight, string>();
  for (const line of drawnLines(axis)) {
    const points = strandPoints(line, axis.strand);
    const weights = line.slice(1).map((to, at) => weightOf(trainsBetween(axis, line[at], to)));
    let first = 0;
    for (const [at, weight] of weights.entries()) {
      if (at + 1 < weights.length && weights[at + 1] === weight) continue;
      const part = {
        first,
        last: at + 1,
        // A bend between two of them is one of the thinner, which grows out of the thicker.
        hasFirstBend: first > 0 && isThinner(weight, weights[first - 1]),
        hasLastBend: isThinner(weight, weights[at + 1]),
      };
      paths.set(weight, (paths.get(weight) ?? '') + partOfPath(points, part));
      first = at + 1;
    }
  }
  return [...paths].map(([weight, path]) => ({ weight, path }));
}

type Place = SchematicLine[number] | undefined;

/** The trains of a weekday that run from one place of an axis to the next one. */
function trainsBetween({ id, lines, shorterRuns = [] }: SchematicAxis, from: Place, to: Place) {
  const runsThere = (line: SchematicLine) =>
    line.some((place, at) => isSame(place, from) && isSame(line[at + 1], to));
  const countsOf = (ways: readonly SchematicLine[], counts: readonly number[] = []) =>
    ways.map((way, at) => (runsThere(way) ? (counts[at] ?? 0) : 0));
  const through = countsOf(lines, SERVICES[id]).reduce((sum, count) => sum + count, 0);
  return Math.max(through, ...countsOf(shorterRuns, SHORTER_RUNS[id]));
}

function isSame(one: Place, other: Place): boolean {
  return String(one) === String(other);
}

function weightOf(trains: number): Weight {
  if (trains >= CHIEF_TRAINS) return 'chief';
  return trains < MINOR_TRAINS ? 'minor' : undefined;
}

function isThinner(one: Weight, other: Weight): boolean {
  return RANKS.indexOf(one) < RANKS.indexOf(other);
}
