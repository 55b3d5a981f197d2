import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineName, findEngine } from './engines/find.ts';

// The runner only: each engine is driven by its own protocol, in `engines/`.
export default defineConfig({
  testDir: '.',
  // An engine takes seconds to start; other stages of the check use the other processor.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Only a hang exceeds this, on a slow machine too.
  timeout: 120_000,
  expect: { toPass: { timeout: 20_000, intervals: [50, 50, 100, 100, 200] } },
  // Node runs these files as they are; to transform them takes three times as long.
  build: { external: ['**/*'] },
  projects: (Object.keys(ENGINES) as EngineName[])
    .filter((name) => 'programs' in findEngine(name))
    // The engines' runs can be side by side.
    .map((name) => ({ name, outputDir: `../../test-results/journeys-${name}` })),
});
