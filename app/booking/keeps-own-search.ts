import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { SEARCH_FIELDS } from '#app/domain/search/journey-search.ts';

/** The form writes its own search into the address; such a change alone asks the server for nothing. */
export function keepsOwnSearch({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return withoutSearch(currentUrl) !== withoutSearch(nextUrl);
}

function withoutSearch(address: URL): string {
  const fields = new URLSearchParams(address.search);
  for (const name of SEARCH_FIELDS) fields.delete(name);
  return `${address.pathname}?${fields}`;
}
