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

/** The entry, and what both the form and the lists of trains need. */
const IN_ENTRY =
  /\/app\/(?:entry\.client|i18n\/addresses|booking\/kept-choices|domain\/search\/iso-date|ui\/page\/follow-day)\.ts$/;

/**
 * The chunks of the browser's code: the entry, React, and one file for each island with everything
 * that it needs from its start, so that a page fetches a few files and not a dozen.
 */
export const ISLAND_CHUNKS = [
  // Together with Vite's preloading, which would else be a file that the entry waits for. A page of
  // the form would else fetch the lists of trains, or the other way round.
  {
    name: 'entry',
    test: (id: string) => IN_ENTRY.test(id) || id.includes('vite/preload-helper'),
    priority: 3,
  },
  {
    name: 'page-lists',
    test: /\/app\/shell\/(?:page-lists|open-rows|my-trips|kept-trips)\.ts$/,
    priority: 2,
  },
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/island\/hydrate\.ts$/,
    priority: 2,
  },
  { name: islandOf, debugName: 'island', priority: 1 },
  // After the form, whose fields they use.
  {
    name: 'plan',
    test: /\/app\/(?:booking\/(?:place|day)-island\.tsx|shell\/drag-places\.ts)$/,
    priority: 0,
  },
];
