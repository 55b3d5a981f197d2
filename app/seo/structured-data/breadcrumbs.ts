import type { StructuredNode, StructuredSite } from './node.ts';

/** A page in a list of pages: what its link says and where it leads. */
export interface NamedAddress {
  readonly name: string;
  /** From the root of the site, in the page's language. */
  readonly address: string;
}

/** The way from the home page to this one, this one last (BreadcrumbList). */
export function breadcrumbs(site: StructuredSite, trail: readonly NamedAddress[]): StructuredNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${site.publicOrigin}${address}`,
    })),
  };
}
