import type { ComponentType } from 'react';
import type { IslandName } from './ui/island/island.tsx';
import { islandProps } from './ui/island/island-props.ts';
import { whenVisible } from './ui/island/when-visible.ts';

interface IslandEntry {
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
  /** Whether an island waits until the visitor comes near it; without it, none does. */
  readonly waits?: (island: Element) => boolean;
}

const ISLANDS: Readonly<Record<IslandName, IslandEntry>> = {
  booking: { load: () => import('./booking/booking-island.tsx') },
  place: { load: () => import('./booking/place-island.tsx') },
  day: { load: () => import('./booking/day-island.tsx') },
  map: { load: () => import('./map/map-island.tsx'), waits: isBelowOthers },
};

/** The distance at which the code of an island that waits is fetched, in CSS pixels. */
const NEAR = 200;

/** On its own page the map is the first thing. */
function isBelowOthers(map: Element): boolean {
  return !map.querySelector('.map-stage');
}

/**
 * Loads and hydrates an island. One that waits is loaded when it is near and hydrated when it can
 * be seen: the focus of a field above it scrolls the page, and hydration would delay the letters
 * that are typed then. If its code cannot be fetched, without a network or in a page older than the
 * last release, the server's HTML stays as it is.
 */
async function hydrateIsland(island: Element, { load, waits }: IslandEntry): Promise<void> {
  const isWaiting = waits?.(island);
  if (isWaiting) await whenVisible(island, NEAR);
  try {
    const [{ hydrate }, { default: Component }, props] = await Promise.all([
      import('./ui/island/hydrate.ts'),
      load(),
      islandProps(island),
      isWaiting && whenVisible(island, 0),
    ]);
    hydrate(island, Component as ComponentType<object>, props);
  } catch {
    // No message: the visitor has lost nothing. Browsers keep a failed import, so only the next
    // page can retry.
    island.setAttribute('data-failed', '');
  }
}

// The document loads this script after its first frame (`shell/late-parts.ts`).
for (const island of document.querySelectorAll('[data-island]'))
  void hydrateIsland(island, ISLANDS[island.getAttribute('data-island') as IslandName]);

// Without their code, rows of trains are links, and no trip is kept.
if (document.querySelector('.train-table, [data-day], .plan-stops, [data-trips]'))
  void import('./shell/page-lists.ts').then(({ startLists }) => startLists()).catch(() => {});
const comfort = document.querySelector<HTMLElement>('.comfort-form');
if (comfort)
  void import('./shell/comfort.ts')
    .then(({ offerComfort }) => offerComfort(comfort))
    .catch(() => {});
