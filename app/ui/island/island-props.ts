/** The time limit of an island's data. */
const PROPS_MILLISECONDS = 20_000;

/** The part of an island's element that says where its props are. */
type IslandElement = Pick<Element, 'getAttribute'> & {
  readonly nextElementSibling: Pick<Element, 'textContent'> | null;
};

/**
 * The island's props: in the page, or at the address that it names. No other response is used
 * instead, nor one of another version: during an update, machines may have different timetables for
 * a moment, and a saved page may be older than its data.
 *
 * @throws Error when the address has no such props
 */
export async function islandProps(island: IslandElement): Promise<object> {
  const source = island.getAttribute('data-source');
  if (source === null) return JSON.parse(island.nextElementSibling?.textContent ?? '') as object;
  const response = await fetch(source, { signal: AbortSignal.timeout(PROPS_MILLISECONDS) });
  const props = (await response.json()) as { readonly source?: string; readonly version?: string };
  const isMeant = props.source === source && props.version === island.getAttribute('data-version');
  if (!response.ok || !isMeant) throw new Error(`No data from ${source}`);
  return props;
}
