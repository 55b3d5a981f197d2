import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node =
  | DefaultTreeAdapterTypes.ChildNode
  | DefaultTreeAdapterTypes.Document
  | DefaultTreeAdapterTypes.DocumentFragment;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageLink {
  readonly href: string;
  readonly target: string | undefined;
  readonly rel: string | undefined;
}

/** The content of a page's HTML, for the checks. */
export interface PageFacts {
  readonly language: string | undefined;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly canonicals: readonly string[];
  /** `hreflang` and address of each language alternate. */
  readonly alternates: readonly (readonly [string, string])[];
  readonly noindex: boolean;
  readonly headings: readonly string[];
  readonly ids: readonly string[];
  /** Ids that other elements name. */
  readonly references: readonly string[];
  readonly links: readonly PageLink[];
  readonly images: readonly { readonly src: string; readonly alt: string | undefined }[];
  /** Addresses of everything that the page loads or names, other pages excluded. */
  readonly files: readonly string[];
  /** The scripts that it names. */
  readonly scripts: readonly string[];
  /** Whether parts of it are hydrated or filled by the site's code. */
  readonly needsCode: boolean;
  readonly socialPictures: readonly string[];
  /** The tags of social cards: name and content. */
  readonly socialTags: readonly (readonly [string, string])[];
  readonly structured: readonly string[];
  /** Every visible or spoken text, of elements and attributes. */
  readonly texts: readonly string[];
}

const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
const REFERRING_ATTRIBUTES = ['for', 'aria-labelledby', 'aria-describedby', 'popovertarget'];
/** Of parts that `app/entry.client.ts` looks for. */
const CODE_ATTRIBUTES = ['data-island', 'data-trips'];
const CODE_CLASSES = ['comfort-form', 'plan-actions', 'train-table'];
const FILE_RELATIONS = [
  'stylesheet',
  'icon',
  'preload',
  'modulepreload',
  'search',
  'manifest',
  'apple-touch-icon',
];
const UNSEEN = new Set(['script', 'style']);

/** Reads a page as a browser without scripts would (WHATWG HTML parsing). */
export function readPage(html: string): PageFacts {
  const elements: Element[] = [];
  const texts: string[] = [];
  walk(parse(html, { scriptingEnabled: false }), elements, texts);

  const byName = Map.groupBy(elements, ({ tagName }) => tagName);
  const named = (...names: string[]) => names.flatMap((name) => byName.get(name) ?? []);
  const all = (name: string, attribute: string) =>
    named(name).flatMap((element) => attributeOf(element, attribute) ?? []);
  const meta = (name: string) =>
    named('meta')
      .filter((element) =>
        [attributeOf(element, 'name'), attributeOf(element, 'property')].includes(name),
      )
      .map((element) => attributeOf(element, 'content') ?? '');
  const related = (...relations: string[]) =>
    named('link').filter((element) => relations.includes(attributeOf(element, 'rel') ?? ''));
  const href = (element: Element) => attributeOf(element, 'href') ?? '';
  const alternates = related('alternate').flatMap((element) => {
    const language = attributeOf(element, 'hreflang');
    return language === undefined ? [] : [[language, href(element)] as const];
  });

  return {
    language: attributeOf(named('html')[0], 'lang'),
    titles: named('title')
      .filter(({ namespaceURI }) => namespaceURI.endsWith('xhtml'))
      .map(textOf),
    descriptions: meta('description'),
    canonicals: related('canonical').map(href),
    alternates,
    noindex: meta('robots').some((content) => content.includes('noindex')),
    headings: named('h1').map(textOf),
    ids: elements.flatMap((element) => attributeOf(element, 'id') ?? []),
    references: elements.flatMap((element) =>
      REFERRING_ATTRIBUTES.flatMap((name) =>
        (attributeOf(element, name) ?? '').split(/\s+/).filter(Boolean),
      ),
    ),
    links: named('a', 'area')
      .filter((element) => attributeOf(element, 'href') !== undefined)
      .map((element) => ({
        href: href(element),
        target: attributeOf(element, 'target'),
        rel: attributeOf(element, 'rel'),
      })),
    images: named('img').map((element) => ({
      src: attributeOf(element, 'src') ?? '',
      alt: attributeOf(element, 'alt'),
    })),
    files: [...related(...FILE_RELATIONS).map(href), ...all('script', 'src'), ...all('img', 'src')],
    scripts: all('script', 'src'),
    needsCode: elements.some(
      (element) =>
        CODE_ATTRIBUTES.some((name) => attributeOf(element, name) !== undefined) ||
        CODE_CLASSES.includes(attributeOf(element, 'class') ?? ''),
    ),
    socialPictures: [...new Set(meta('og:image'))],
    socialTags: named('meta').flatMap((element) => {
      const name = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '';
      return /^(?:og|twitter):/.test(name)
        ? [[name, attributeOf(element, 'content') ?? ''] as const]
        : [];
    }),
    structured: named('script')
      .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
      .map(textOf),
    texts: [
      ...texts,
      ...meta('description'),
      ...meta('og:title'),
      ...meta('og:description'),
      ...elements.flatMap((element) =>
        SPOKEN_ATTRIBUTES.flatMap((name) => attributeOf(element, name) ?? []),
      ),
    ],
  };
}

function walk(node: Node, elements: Element[], texts: string[]): void {
  if (node.nodeName === '#text' && 'value' in node && node.value.trim())
    texts.push(node.value.trim());
  if ('tagName' in node) elements.push(node);
  if ('tagName' in node && UNSEEN.has(node.tagName)) return;
  // A late part of the page (`app/shell/late-parts.ts`).
  if ('content' in node) walk(node.content, elements, []);
  if ('childNodes' in node) for (const child of node.childNodes) walk(child, elements, texts);
}

function textOf(element: Element): string {
  return element.childNodes
    .map((child) => {
      if (child.nodeName === '#text' && 'value' in child) return child.value;
      return 'tagName' in child ? textOf(child) : '';
    })
    .join('');
}

function attributeOf(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((attribute) => attribute.name === name)?.value;
}
