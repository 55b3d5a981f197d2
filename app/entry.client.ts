import type { ComponentType } from 'react';
import type { IslandName } from './ui/island/island.tsx';
import { whenNear } from './ui/island/when-near.ts';

interface IslandEntry {
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
  /** When the code is worth its bytes; at once without it. */
  readonly when?: (island: Element) => Promise<void>;
}

const ISLANDS: Readonly<Record<IslandName, IslandEntry>> = {
  booking: { load: () => import('./booking/booking-island.tsx') },
  map: { load: () => import('./map/map-island.tsx'), when: whenNear },
};

/**
 * Brings an island to life. Where its code cannot be fetched, as without a network or in a page older than the last
 * release, what the server sent goes on as plain HTML.
 */
async function wake(island: Element, { load, when }: IslandEntry): Promise<void> {
  await when?.(island);
  try {
    const [{ hydrate }, { default: Component }, props] = await Promise.all([
      import('./ui/island/hydrate.ts'),
      load(),
      propsOf(island),
    ]);
    hydrate(island, Component as ComponentType<object>, props);
  } catch {
    // Not worth a word: nobody has lost anything. Browsers keep a failed import, so only the next page can try again.
    island.setAttribute('data-plain', '');
  }
}

/** What the island was made with: beside it, or at the address that it names. */
async function propsOf(island: Element): Promise<object> {
  const source = island.getAttribute('data-source');
  const props = source === null ? island.nextElementSibling?.textContent : await (await fetch(source)).text();
  return JSON.parse(props ?? '') as object;
}

function wakeIslands(): void {
  for (const island of document.querySelectorAll('[data-island]')) {
    void wake(island, ISLANDS[island.getAttribute('data-island') as IslandName]);
  }
}

/** Where the browser tells nobody when it has painted, so that nobody can tell it by that, in milliseconds. */
const PATIENCE_MILLISECONDS = 2_000;

/** The code waits for the first frame: asked for earlier, it takes a slow network from what that frame shows. */
const firstFrame = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, PATIENCE_MILLISECONDS);
});

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', () => void firstFrame.then(wakeIslands));
else void firstFrame.then(wakeIslands);
