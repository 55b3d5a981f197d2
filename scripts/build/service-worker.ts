import { build } from 'vite';

const SOURCE = 'app/offline/service-worker.ts';

/**
 * Writes the service worker into a folder as one small script.
 *
 * @param digest of the sources, written into the script so that browsers take each build's worker
 * for a new one
 */
export async function buildServiceWorker(folder: string, digest: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(digest.slice(0, 12)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
