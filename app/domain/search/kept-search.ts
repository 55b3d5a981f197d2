import type { Language } from '../language.ts';
import { LANGUAGE_QUERY } from '../language-tag.ts';

/** Fields of a search's address that do not change the search: the trains that are open. */
const OPEN_TRAINS = ['train', 'returnTrain'];

/** The paths of the pages that a device keeps with the fields of their address. */
export interface KeptPaths {
  readonly search: string;
  readonly plan: string;
}

/**
 * The address under which a search or a plan is kept on the device, whatever the order of its
 * fields and whichever train is open; undefined for a page that is neither a search between two
 * stations nor a plan of two places or more.
 */
export function keptAddress(url: URL, paths: KeptPaths, language: Language): string | undefined {
  return isKept(url, paths) ? addressWithFields(url, language, OPEN_TRAINS) : undefined;
}

/** Both addresses of such a page, first the one that has its open trains; empty for other pages. */
export function keptAddresses(url: URL, paths: KeptPaths, language: Language): readonly string[] {
  const ignored = [[], OPEN_TRAINS];
  return isKept(url, paths) ? ignored.map((names) => addressWithFields(url, language, names)) : [];
}

function isKept(url: URL, { search, plan }: KeptPaths): boolean {
  return isSearch(url, search) || isPlan(url, plan);
}

/** Whether a page is a search between two stations. */
export function isSearch({ pathname, searchParams }: URL, path: string): boolean {
  return pathname === path && !!searchParams.get('from') && !!searchParams.get('to');
}

function isPlan({ pathname, searchParams }: URL, path: string): boolean {
  return pathname === path && !!searchParams.get('stops')?.includes(',');
}

function addressWithFields(
  { pathname, searchParams }: URL,
  language: Language,
  ignored: readonly string[],
): string {
  const fields = new URLSearchParams(
    [...searchParams].filter(([name, value]) => value !== '' && !ignored.includes(name)),
  );
  fields.delete(LANGUAGE_QUERY);
  fields.sort();
  fields.set(LANGUAGE_QUERY, language);
  return `${pathname}?${fields}`;
}
