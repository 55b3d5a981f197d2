import { afterEach, expect } from 'vitest';
import type { Log } from '../../log.ts';

/** An event that was logged during a test. */
interface LoggedEvent {
  readonly event: string;
  readonly fields: Record<string, unknown>;
}

const all: LoggedEvent[] = [];

/**
 * Logs into memory; after each test of a file that imports this, nothing logged may look like an
 * address.
 */
export const testLog: Log = (event, fields) => {
  all.push({ event, fields });
};

/** Everything logged in this file so far, oldest first. */
export function loggedEvents(): readonly LoggedEvent[] {
  return all;
}

/** Finds what a log must never hold: an address as such, or as it stands in an address line. */
export function findLeaks(lines: readonly string[]): string[] {
  return lines.filter((line) => /@|%40|example\.(?:com|org)/i.test(line));
}

afterEach(() => {
  expect(findLeaks(all.map((entry) => JSON.stringify(entry)))).toEqual([]);
});
