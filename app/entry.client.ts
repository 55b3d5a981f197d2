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

/** How long the code waits for a frame in milliseconds: a page in the background has none. */
const PATIENCE_MILLISECONDS = 2_000;

/** A frame that was made is on the screen when so many more were made, even on a slow machine. */
const FRAMES_UNTIL_SHOWN = 4;

function afterFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : then()));
}

/**
 * The first frame of the whole page, on the screen. Code that is requested earlier would delay that
 * frame's files on a slow network, and code that runs earlier would delay the frame itself.
 * Browsers paint the top of a page while the rest still arrives; this module, which is deferred,
 * runs when all of it is there.
 */
const firstFrame = new Promise<unknown>((resolve) => {
  afterFrames(1, () => {
    // Browsers announce the first frame of a page, and no later one.
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    afterFrames(FRAMES_UNTIL_SHOWN, () => setTimeout(resolve));
  });
  setTimeout(resolve, PATIENCE_MILLISECONDS);
});

function hydrateIslands(): void {
  for (const island of document.querySelectorAll('[data-island]')) {
    // Links to the version without code are hidden while the code loads.
    island.setAttribute('data-loading', '');
    void firstFrame.then(() =>
      hydrateIsland(island, ISLANDS[island.getAttribute('data-island') as IslandName]),
    );
  }
}

hydrateIslands();
// Without their code, rows of trains are links, and no trip is kept.
if (document.querySelector('.train-table, .plan-actions'))
  void firstFrame
    .then(() => import('./shell/open-rows.ts'))
    .then(({ openRowsInPlace }) => openRowsInPlace())
    .catch(() => {});
const places = document.querySelector<HTMLElement>('.plan-stops');
if (places)
  void firstFrame
    .then(() => import('./shell/drag-places.ts'))
    .then(({ makeDraggable }) => makeDraggable(places))
    .catch(() => {});
const trips = document.querySelector<HTMLElement>('[data-trips]');
if (trips)
  void import('./shell/my-trips.ts').then(({ showTrips }) => showTrips(trips)).catch(() => {});
const comfort = document.querySelector<HTMLElement>('.comfort-form');
if (comfort)
  void import('./shell/comfort.ts')
    .then(({ offerComfort }) => offerComfort(comfort))
    .catch(() => {});
