import { defineConfig } from '@playwright/test';
import { findChromium, UNSEEN_BROWSER_FLAGS } from './scripts/browser/chromium.ts';

const { executablePath, environment } = await findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results/browser',
  // Each test starts from nothing of its own, so they run side by side; every worker has a server.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Long enough that only what hangs runs out of it, on a slow machine too.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Node runs these files as they are; to transform them takes three times as long.
  build: { external: ['**/*'] },
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath,
      args: [...UNSEEN_BROWSER_FLAGS],
      env: { ...process.env, ...environment } as Record<string, string>,
    },
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Addresses outside this machine lead to a server with a certificate made for the moment.
    ignoreHTTPSErrors: true,
  },
});
