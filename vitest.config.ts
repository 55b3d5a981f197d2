import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,server,scripts,bench}/**/*.test.{ts,tsx}', 'tests/{structure,crawl}/**/*.test.ts'],
    // The built site is run as it is served, not read through the test tool.
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
