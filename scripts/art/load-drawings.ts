import { runnerImport } from 'vite';

type Drawings = typeof import('#app/art/drawings.tsx');

let loaded: Promise<Drawings> | undefined;

/** The drawings' module; Node cannot read .tsx by itself, so Vite's runner does. */
export function loadDrawings(): Promise<Drawings> {
  loaded ??= runnerImport<Drawings>(
    new URL('../../app/art/drawings.tsx', import.meta.url).pathname,
    {
      configFile: false,
      logLevel: 'error',
    },
  ).then(({ module }) => module);
  return loaded;
}
