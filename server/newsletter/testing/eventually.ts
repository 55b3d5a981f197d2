import { vi } from 'vitest';

/** Waits until a check passes; fails after a minute. */
export function eventually(check: () => unknown): Promise<unknown> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
