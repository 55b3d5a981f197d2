import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { ISLAND_CHUNKS } from './scripts/build/island-chunks.ts';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), inlineScripts()],
  // Libraries are built in without their checks for developers, whatever the environment of the
  // process that runs them.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // The server's build carries its own libraries, in their production form, but for the native
  // module that makes PNG of drawings. The development server takes them from their packages: it
  // cannot evaluate CommonJS inside its own modules.
  ...(command === 'build' && { ssr: { noExternal: true as const, external: ['@resvg/resvg-js'] } }),
  build: {
    // Everything is a file of its own: the content security policy allows no data: address in
    // scripts or styles.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The browsers that know OKLCH and popovers: for older ones each colour would be sent three
    // times.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: ISLAND_CHUNKS } } } },
    },
  },
}));
