import { localAddress } from '#app/i18n/addresses.ts';
import type { PageContextValue } from '../page/use-page.ts';

/**
 * The kinds of page that would be empty without their fields. No others: the fields of a page from
 * a newsletter's mail hold a token.
 */
const KINDS_WITH_FIELDS = ['search', 'plan', 'map', 'cities'];

/** The address that the links for sharing a page name, on this site. */
export function sharedAddress({
  kind,
  language,
  addresses,
  fields,
}: Pick<PageContextValue, 'kind' | 'language' | 'addresses' | 'fields'>): string {
  const address = addresses[language];
  if (!KINDS_WITH_FIELDS.includes(kind)) return address;
  const [path = address] = address.split('?');
  return localAddress(path, language, fields);
}
