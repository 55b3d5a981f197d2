import { createContext, useContext } from 'react';

interface EntryAddresses {
  /** The script that wakes a page's islands. */
  readonly entry: string;
  /** What the tools of development must run before it. */
  readonly tools: string | undefined;
}

const Addresses = createContext<EntryAddresses | undefined>(undefined);

/** Tells the islands of a page where their script is. */
export const EntryAddressesProvider = Addresses.Provider;

/** The only script file that a page names, and only a page with an island; React writes it once, into the head. */
export function EntryScript() {
  const addresses = useContext(Addresses);
  if (!addresses) return null;
  return (
    <>
      {addresses.tools && <script type="module" src={addresses.tools} />}
      <script type="module" async src={addresses.entry} fetchPriority="low" />
    </>
  );
}
