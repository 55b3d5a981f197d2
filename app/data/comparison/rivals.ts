import { DRIVES } from './drives.ts';
import { FLIGHTS } from './flights.ts';
import type { DriveFact, FlightFact } from './schema.ts';

/** The train's rivals between two cities, in either order. */
export function rivalsOf(
  a: string,
  b: string,
): { drive: DriveFact | undefined; flight: FlightFact | undefined } {
  return { drive: ofPair(DRIVES, a, b), flight: ofPair(FLIGHTS, a, b) };
}

function ofPair<Fact extends { between: readonly [string, string] }>(
  facts: readonly Fact[],
  a: string,
  b: string,
): Fact | undefined {
  return facts.find(({ between }) => between.includes(a) && between.includes(b) && a !== b);
}
