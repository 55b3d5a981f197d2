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

/** A question that the page asks and its whole answer, as plain text. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/** The questions that a page answers where everybody can read them (FAQPage). */
export function faq(questions: readonly AnsweredQuestion[]): StructuredNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
