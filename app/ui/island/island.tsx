import type { ReactNode } from 'react';
import { JsonScript } from '#app/seo/json-ld.tsx';

/** The parts of a page that are hydrated; everything else is static HTML. */
export type IslandName = 'booking' | 'day' | 'map' | 'place';

interface IslandProps {
  readonly name: IslandName;
  /**
   * The props of the island's component, on the server and in the browser: plain data, or the
   * address that returns them as JSON.
   */
  readonly props: object | string;
  /** The version of the data behind an address; the browser takes no other one. */
  readonly version?: string;
  /** The component, made with these very props. */
  readonly children: ReactNode;
}

/**
 * A part of the page that `entry.client` hydrates as a root of its own. Its HTML depends on its
 * props alone. It uses neither `usePage` nor the server's translator. Only parts that the browser
 * adds later use `useId`, whose ids differ between the page and the root. The page of an island
 * exports `hasCode`.
 */
export function Island({ name, props, version, children }: IslandProps) {
  return (
    <>
      <div
        data-island={name}
        data-source={typeof props === 'string' ? props : undefined}
        data-version={version}
      >
        {children}
      </div>
      {typeof props === 'object' && <JsonScript type="application/json" data={props} />}
    </>
  );
}
