import { afterEach, expect } from 'vitest';
import type { Log } from '../../log.ts';

/** An event that was logged during a test. */
interface LoggedEvent {
  readonly event: string;
  readonly fields: Record<string, unknown>;
}

const all: LoggedEvent[] = [];

/**
 * Logs into memory. After each test of a file that imports this, the log must not contain anything
 * like an address.
 */
export const testLog: Log = (event, fields) => {
  all.push({ event, fields });
};

/** Every event that was logged in this file so far, oldest first. */
export function loggedEvents(): readonly LoggedEvent[] {
  return all;
}

/** Returns the lines that contain an e-mail address, also percent-encoded. */
export function findLeaks(lines: readonly string[]): string[] {
  return lines.filter((line) => /@|%40|example\.(?:com|org)/i.test(line));
}

afterEach(() => {
  expect(findLeaks(all.map((entry) => JSON.stringify(entry)))).toEqual([]);
});
