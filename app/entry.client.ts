import type { ComponentType } from 'react';
import type { IslandName } from './ui/island/island.tsx';
import { whenVisible } from './ui/island/when-visible.ts';

interface IslandEntry {
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
  /** When the code is worth its bytes; at once without it. */
  readonly when?: (island: Element) => Promise<void>;
}

const ISLANDS: Readonly<Record<IslandName, IslandEntry>> = {
  booking: { load: () => import('./booking/booking-island.tsx') },
  map: { load: () => import('./map/map-island.tsx'), when: whenVisible },
};

/**
 * Brings an island to life. Where its code cannot be fetched, as without a network or in a page
 * older than the last release, what the server sent goes on as plain HTML.
 */
async function hydrateIsland(island: Element, { load, when }: IslandEntry): Promise<void> {
  await when?.(island);
  try {
    const [{ hydrate }, { default: Component }, props] = await Promise.all([
      import('./ui/island/hydrate.ts'),
      load(),
      propsOf(island),
    ]);
    hydrate(island, Component as ComponentType<object>, props);
  } catch {
    // Not worth a word: nobody has lost anything. Browsers keep a failed import, so only the next
    // page can try again.
    island.setAttribute('data-failed', '');
  }
}

/** How long an island waits for what it is made with. */
const PROPS_MILLISECONDS = 20_000;

/**
 * What the island was made with: beside it, or at the address that it names, which no other answer
 * stands for.
 */
async function propsOf(island: Element): Promise<object> {
  const source = island.getAttribute('data-source');
  if (source === null) return JSON.parse(island.nextElementSibling?.textContent ?? '') as object;
  const answer = await fetch(source, { signal: AbortSignal.timeout(PROPS_MILLISECONDS) });
  const props = (await answer.json()) as { readonly source?: string };
  if (!answer.ok || props.source !== source) throw new Error(`No answer from ${source}`);
  return props;
}

/**
 * Where the browser tells nobody when it has painted, so that nobody can tell it by that, in
 * milliseconds.
 */
const PATIENCE_MILLISECONDS = 2_000;

/**
 * The code waits for the first frame: asked for earlier, it takes a slow network from what that
 * frame shows.
 */
const firstFrame = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, PATIENCE_MILLISECONDS);
});

function hydrateIslands(): void {
  for (const island of document.querySelectorAll('[data-island]')) {
    // Code is on its way: what leads those without it elsewhere hides until it fails.
    island.setAttribute('data-loading', '');
    void firstFrame.then(() =>
      hydrateIsland(island, ISLANDS[island.getAttribute('data-island') as IslandName]),
    );
  }
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', hydrateIslands);
else hydrateIslands();
