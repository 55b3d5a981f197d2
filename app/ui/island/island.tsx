import type { ReactNode } from 'react';
import { JsonScript } from '#app/seo/json-ld.tsx';
import { EntryScript } from '../page/entry-script.tsx';

/** The parts of a page that code brings to life; everything else is HTML and stays so. */
export type IslandName = 'booking' | 'map';

interface IslandProps {
  readonly name: IslandName;
  /** What the island's component is made with, here and in the browser: plain data. */
  readonly props: object;
  /** The component, made with these very props. */
  readonly children: ReactNode;
}

/**
 * A part of the page that `entry.client` hydrates as a root of its own. Nothing in it may come from outside its props: no
 * hook of the router, no `useId` (its ids differ between the page and the root), no translator of the server.
 */
export function Island({ name, props, children }: IslandProps) {
  return (
    <>
      <div data-island={name}>{children}</div>
      <JsonScript type="application/json" data={props} />
      <EntryScript />
    </>
  );
}
