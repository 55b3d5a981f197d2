import type { ComponentType } from 'react';
// Addresses of hashed files, as with the stations' lists: data is not run as code, and a failed fetch can be tried again.
import geographyUrl from '#app/data/network/generated/geography.json?url';
import networkUrl from '#app/data/network/generated/network.json?url';
import type { Geography, MapNetwork } from '#app/data/network/map-schema.ts';
import type { MapProps } from './map-props.ts';

/** How far from the screen the section is when its code is fetched. */
const NEAR = '300px';
const RETRY_MILLISECONDS = 4000;

type MapModule = { readonly default: ComponentType<MapProps> };

let hurry: (() => void) | undefined;

/** Fetches the map without waiting for it to come near the screen. */
export function hurryMap(): void {
  hurry?.();
}

/**
 * Loads the map: on the server at once, in the browser when the section with the id comes near the screen. Until then,
 * and for as long as the network fails, what the server sent stays as it is, with links that work.
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
  await near(document.getElementById(sectionId));
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

function near(section: Element | null): Promise<void> {
  return new Promise((resolve) => {
    // Inside the site the section is made after its code is asked for: then it is wanted now.
    if (!section) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) hurry?.();
      },
      { rootMargin: NEAR },
    );
    hurry = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(section);
  });
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
