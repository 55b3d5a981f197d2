/**
 * Writes fields into the query of the page's address, in their order; undefined ones are taken out.
 * The entry in the history is replaced, so that the way back leaves the page and not its last
 * changes.
 */
export function writeQuery(fields: Readonly<Record<string, string | undefined>>): void {
  const address = new URL(window.location.href);
  for (const [name, value] of Object.entries(fields)) {
    address.searchParams.delete(name);
    if (value !== undefined) address.searchParams.set(name, value);
  }
  if (address.href !== window.location.href)
    window.history.replaceState(window.history.state, '', address);
}
