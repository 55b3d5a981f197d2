import { defineConfig } from 'vite';
import { escapeLetters } from './scripts/build/escape-letters.ts';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { ISLAND_CHUNKS } from './scripts/build/island-chunks.ts';
import { trimDownshift } from './scripts/build/trim-downshift.ts';

/** Packages of many files, which take less memory in one; React in its production form. */
const BUILT_IN = ['react', 'react-dom', 'downshift', 'valibot', 'kysely'];

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [inlineScripts(), trimDownshift(), escapeLetters()],
  // Libraries are built in without their checks for developers, whatever the environment of the
  // process that runs them.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    // Everything is a file of its own: the content security policy allows no data: address in
    // scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The browsers that know OKLCH and popovers: for older ones each colour would be sent three
    // times.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    // In the server's bundle too, so that both bundles name a sheet by the same content.
    cssMinify: 'lightningcss' as const,
    // On a slow machine it would print which plug-in takes how long.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        rolldownOptions: {
          input: 'app/entry.client.ts',
          output: { codeSplitting: { groups: ISLAND_CHUNKS } },
        },
      },
    },
    ssr: {
      // The libraries of the pages are built in, in their production form; the development server
      // takes them from their packages, since it cannot evaluate CommonJS in its own modules.
      ...(command === 'build' && { resolve: { noExternal: BUILT_IN } }),
      build: {
        outDir: 'build',
        emptyOutDir: false,
        copyPublicDir: false,
        // The files that pages name, such as drawings.
        emitAssets: true,
        target: 'node24',
        rolldownOptions: {
          input: { 'site-server': 'server/index.ts', pages: 'app/entry.server.tsx' },
          // Beside each other: the server finds the timetable from its own place.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'site-[name]-[hash].js',
            // In one chunk with the module that loads its late parts: Node looks for a file again
            // when another chunk imports it.
            codeSplitting: { groups: [{ name: 'map', test: '/app/map/' }] },
          },
        },
      },
    },
  },
  builder: {},
}));
