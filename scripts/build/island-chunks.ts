interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

const ISLAND = /\/app\/(booking|map)\/\1-island\.tsx$/;

/** The island that a module is part of from its start; null leaves the choice to the bundler. */
function islandOf(id: string, graph: ModuleGraph): string | null {
  const seen = new Set([id]);
  for (const known of seen) {
    const island = ISLAND.exec(known)?.[1];
    if (island) return island;
    for (const importer of graph.getModuleInfo(known)?.importers ?? []) seen.add(importer);
  }
  return null;
}

/**
 * How the browser's code is divided: what fetches an island, React, and one file for each island
 * with all that it needs from its start, so that a page fetches a few files and not a dozen.
 */
export const ISLAND_CHUNKS = [
  // The sheets of what every page shows or many do, as one file: a page waits for each of its
  // sheets.
  {
    name: 'site',
    test: /\/app\/(?:styles|art|ui\/(?!trains\/))[^?]*\.css/,
    priority: 4,
  },
  // A browser takes six files at a time: with a sheet for each of these pages its font would wait
  // for one to be there.
  {
    name: 'journeys',
    test: /\/app\/(?:ui\/trains|pages\/(?:route|trip|search))\/[^?]*\.css/,
    priority: 4,
  },
  // With what fetches an island, which would else be a file of its own that the entry waits for.
  { name: 'entry', test: /\/app\/entry\.client\.ts$|vite\/preload-helper/, priority: 3 },
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/island\/hydrate\.ts$/,
    priority: 2,
  },
  { name: islandOf, priority: 1 },
];
