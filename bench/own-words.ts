import { readdirSync } from 'node:fs';
import { parse as parsePath } from 'node:path';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { createSite } from '../tests/browser/server.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A block that at least this many pages have is shared. */
const SHARED_BY = 5;

/** Elements whose text is a block of its own. */
const BLOCKS = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'dt', 'dd', 'summary', 'figcaption']);
/** Tables, controls, and what nobody reads. */
const LEFT_OUT = new Set(['table', 'form', 'script', 'style', 'svg', 'template']);
/** Cards; the stops of a train, a table of times that is drawn as a list. */
const LEFT_OUT_CLASSES = new Set(['card', 'stop-line']);

/**
 * Prints how many words of the trip pages between guide cities are a page's own: those in blocks
 * that fewer than five of the pages have, outside of tables, cards, header and footer. Digits are
 * left out of the comparison, so a sentence that differs in its figures alone is shared.
 */
export async function benchOwnWords(): Promise<void> {
  const site = await createSite(new Date('2026-11-25T09:00:00+01:00'));
  const pages: (readonly string[])[] = [];
  const cities = readdirSync('app/data/cities/guides').map((file) => parsePath(file).name);
  for (const from of cities) {
    for (const to of cities.filter((city) => city !== from)) {
      const response = await site.site.request(`/train-from-${from}-to-${to}`);
      if (response.status !== 200) throw new Error(`${from} to ${to}: ${response.status}`);
      pages.push(blocksOf(parse(await response.text())));
    }
  }
  await site.close();
  const sentences = pages.map((blocks) => blocks.flatMap((block) => block.split(/(?<=[.?!:]) /)));
  for (const [name, texts] of [
    ['blocks', pages],
    ['sentences', sentences],
  ] as const) {
    const { words, own } = countOwn(texts);
    const share = ((100 * own) / words).toFixed(1);
    const perPage = Math.round(words / pages.length);
    process.stdout.write(
      `${name}: ${share} % of ${perPage} words a page are its own (${pages.length} pages)\n`,
    );
  }
  const shared = countTexts(pages);
  const most = [...shared].sort(([a, m], [b, n]) => n * wordsOf(b) - m * wordsOf(a)).slice(0, 12);
  for (const [text, count] of most) process.stdout.write(`${count} × ${text.slice(0, 140)}\n`);
}

function countOwn(pages: readonly (readonly string[])[]) {
  const counts = countTexts(pages);
  let words = 0;
  let own = 0;
  for (const text of pages.flat()) {
    words += wordsOf(text);
    if ((counts.get(keyOf(text)) ?? 0) < SHARED_BY) own += wordsOf(text);
  }
  return { words, own };
}

/** How many pages have each text. */
function countTexts(pages: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of pages.flatMap((texts) => [...new Set(texts.map(keyOf))])) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const keyOf = (text: string) => text.replaceAll(/\d+/g, '#');
const wordsOf = (text: string) => text.split(' ').length;

/** The blocks of text of a page's main part. */
function blocksOf(root: Node): readonly string[] {
  const blocks: string[] = [];
  let open = '';
  const close = () => {
    const text = open.replaceAll(/\s+/g, ' ').trim();
    if (text) blocks.push(text);
    open = '';
  };
  const visit = (node: Node, isMain: boolean) => {
    if (isMain && defaultTreeAdapter.isTextNode(node)) open += node.value;
    if (defaultTreeAdapter.isElementNode(node) && isLeftOut(node)) return;
    const isElement = defaultTreeAdapter.isElementNode(node);
    const isBlock = isElement && BLOCKS.has(node.tagName);
    if (isBlock) close();
    if ('childNodes' in node) {
      const isInside = isMain || (isElement && node.tagName === 'main');
      for (const child of node.childNodes) visit(child, isInside);
    }
    if (isBlock) close();
  };
  visit(root, false);
  close();
  return blocks;
}

function isLeftOut({ tagName, attrs }: Element): boolean {
  if (LEFT_OUT.has(tagName)) return true;
  return attrs.some(
    ({ name, value }) =>
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'class' && value.split(' ').some((each) => LEFT_OUT_CLASSES.has(each))),
  );
}
