import { vi } from 'vitest';

/** Waits until a check passes; gives up after a minute, which only what hangs needs. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
