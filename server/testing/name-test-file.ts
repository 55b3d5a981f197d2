import { afterAll, expect, vi } from 'vitest';

// Test files that share a process share its environment too.
afterAll(() => vi.unstubAllEnvs());
process.env.TEST_FILE = expect.getState().testPath ?? '';
