import type { NamedAddress } from './breadcrumbs.ts';
import type { StructuredNode, StructuredSite } from './node.ts';

/**
 * A list of pages that a page shows, in its order (ItemList).
 *
 * @param name what the list is headed with on the page
 */
export function itemList(site: StructuredSite, name: string, items: readonly NamedAddress[]): StructuredNode {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.name,
      url: `${site.publicOrigin}${item.address}`,
    })),
  };
}
