import { expect } from 'vitest';

process.env.TEST_FILE = expect.getState().testPath ?? '';
