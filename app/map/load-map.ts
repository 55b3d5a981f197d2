import type { ComponentType } from 'react';
// Addresses of hashed files, as with the stations' lists: data is not run as code, and a failed fetch can be tried again.
import geographyUrl from '#app/data/network/generated/geography.json?url';
import networkUrl from '#app/data/network/generated/network.json?url';
import type { Geography, MapNetwork } from '#app/data/network/map-schema.ts';
import type { MapProps } from './map-props.ts';

/** How far from the screen the section is when its code is fetched. */
const NEAR = '200px';
const MOVEMENTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;
const RETRY_MILLISECONDS = 4000;

type MapModule = { readonly default: ComponentType<MapProps> };

let hurry: (() => void) | undefined;

/** Fetches the map without waiting any longer. */
export function hurryMap(): void {
  hurry?.();
}

/**
 * Loads the map: on the server at once, in the browser when the section with the id comes near the screen of a visitor
 * who has begun to move. Until then, and for as long as the network fails, what the server sent stays as it is, with
 * links that work.
 */
export async function loadMap(sectionId: string): Promise<MapModule> {
  if (import.meta.env.SSR) {
    const [module, { prepareModel }, geography, network] = await Promise.all([
      import('./railroad-map.tsx'),
      import('./prepared-model.ts'),
      import('#app/data/network/generated/geography.json'),
      import('#app/data/network/generated/network.json'),
    ]);
    prepareModel(geography.default as Geography, network.default as unknown as MapNetwork);
    return module;
  }
  const section = document.getElementById(sectionId);
  // Inside the site the section is made after its code is asked for: then it is wanted now.
  if (section) await Promise.race([hurried(), Promise.all([near(section), moved()])]);
  for (;;) {
    try {
      const [module, { prepareModel }, geography, network] = await Promise.all([
        import('./railroad-map.tsx'),
        import('./prepared-model.ts'),
        fetchJson<Geography>(geographyUrl),
        fetchJson<MapNetwork>(networkUrl),
      ]);
      prepareModel(geography, network);
      return module;
    } catch {
      // A rejected promise would take the page with it; the visitor may only be in a tunnel.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    }
  }
}

const hurried = () =>
  new Promise<void>((resolve) => {
    hurry = resolve;
  });

function near(section: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    observer.observe(section);
  });
}

// On a large screen the section is near from the beginning, and the form above it comes first.
function moved(): Promise<void> {
  return new Promise((resolve) => {
    if (window.scrollY > 0) return resolve();
    const aborter = new AbortController();
    const { signal } = aborter;
    for (const movement of MOVEMENTS) {
      const begin = () => {
        aborter.abort();
        resolve();
      };
      window.addEventListener(movement, begin, { signal, passive: true });
    }
  });
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
