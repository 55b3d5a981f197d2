import type { Language } from '../language.ts';
import { LANGUAGE_QUERY } from '../language-tag.ts';

/** Fields of a search's address that do not change the search. */
const IGNORED = ['train', 'returnTrain', LANGUAGE_QUERY];

/**
 * The address under which a search page is kept on the device, whatever the order of its fields and
 * whichever train is open; undefined for a page that is no search between two stations.
 *
 * @param path that of search pages
 */
export function keptSearchAddress(
  { pathname, searchParams }: URL,
  path: string,
  language: Language,
): string | undefined {
  if (pathname !== path || !searchParams.get('from') || !searchParams.get('to')) return undefined;
  const fields = new URLSearchParams(
    [...searchParams].filter(([name, value]) => value !== '' && !IGNORED.includes(name)),
  );
  fields.sort();
  fields.set(LANGUAGE_QUERY, language);
  return `${pathname}?${fields}`;
}
