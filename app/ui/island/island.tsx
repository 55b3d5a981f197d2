import { createContext, type ReactNode, useContext } from 'react';
import { JsonScript } from '#app/seo/json-ld.tsx';

/** The parts of a page that code brings to life; everything else is HTML and stays so. */
export type IslandName = 'booking' | 'map';

interface IslandProps {
  readonly name: IslandName;
  /**
   * What the island's component is made with, here and in the browser: plain data, or the address
   * that has it.
   */
  readonly props: object | string;
  /** The component, made with these very props. */
  readonly children: ReactNode;
}

/** The script that wakes a page's islands, and what the tools of development must run before it. */
export const IslandScripts = createContext<{ entry?: string; tools?: string | undefined }>({});

/**
 * A part of the page that `entry.client` hydrates as a root of its own. Nothing in it may come from
 * outside its props: no hook of the router, no `useId` (its ids differ between the page and the
 * root), no translator of the server. Its script is the only file of code that a page names, and
 * only a page with an island; React writes it once, into the head.
 */
export function Island({ name, props, children }: IslandProps) {
  const { entry, tools } = useContext(IslandScripts);
  return (
    <>
      <div data-island={name} data-source={typeof props === 'string' ? props : undefined}>
        {children}
      </div>
      {typeof props === 'object' && <JsonScript type="application/json" data={props} />}
      {tools && <script type="module" src={tools} />}
      {entry && <script type="module" async src={entry} fetchPriority="low" />}
    </>
  );
}
