type QueryFields = Readonly<Record<string, string | undefined>>;

/** The fields that all islands have written since the page was opened. */
let written: QueryFields = {};

/**
 * Writes fields into the query of the page's address, in their order; undefined ones are taken out.
 *
 * @param isNewEntry adds an entry to the history, which the way back undoes, rather than replacing
 *   the current one
 */
export function writeQuery(fields: QueryFields, isNewEntry = false): void {
  written = { ...written, ...fields };
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(fields)) {
    address.searchParams.delete(name);
    if (value !== undefined) address.searchParams.set(name, value);
  }
  if (address.href === window.location.href) return;
  if (isNewEntry) window.history.pushState(null, '', address);
  else window.history.replaceState(window.history.state, '', address);
}

/**
 * Writes the last values of all fields but these again: the entry of the history to which the
 * visitor went back has those of its own time.
 */
export function writeOtherFields(names: readonly string[]): void {
  const others = Object.entries(written).filter(([name]) => !names.includes(name));
  writeQuery(Object.fromEntries(others));
}
