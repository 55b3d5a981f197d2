/** Sorted texts as a tree of their characters; node 0 is the root, and 0 as a child or sibling means none. */
export interface SuffixTrie {
  readonly characters: Uint16Array;
  readonly firstChildren: Int32Array;
  readonly nextSiblings: Int32Array;
  /** The texts under a node are those from `starts[node]` up to, not including, `ends[node]`. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Texts are told apart by this many characters; what is longer is a leaf here. */
export const TRIE_DEPTH = 20;

function sharedLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length, TRIE_DEPTH);
  let length = 0;
  while (length < limit && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

function countNodes(sorted: readonly string[]): number {
  let count = 1;
  let previous = '';
  for (const text of sorted) {
    count += Math.min(text.length, TRIE_DEPTH) - sharedLength(previous, text);
    previous = text;
  }
  return count;
}

/** Builds the tree of texts that are sorted by their characters' codes. */
export function buildSuffixTrie(sorted: readonly string[]): SuffixTrie {
  const size = countNodes(sorted);
  const trie = {
    characters: new Uint16Array(size),
    firstChildren: new Int32Array(size),
    nextSiblings: new Int32Array(size),
    starts: new Int32Array(size),
    ends: new Int32Array(size).fill(sorted.length),
  };
  // The path from the root to the text before; `path[depth]` is its node of that depth.
  const path = new Int32Array(TRIE_DEPTH + 1);
  let depth = 0;
  let next = 1;
  let previous = '';
  sorted.forEach((text, position) => {
    const shared = sharedLength(previous, text);
    let sibling = depth > shared ? (path[shared + 1] ?? 0) : 0;
    for (let level = shared + 1; level <= depth; level++) trie.ends[path[level] ?? 0] = position;
    depth = Math.min(text.length, TRIE_DEPTH);
    for (let level = shared; level < depth; level++) {
      const node = next++;
      trie.characters[node] = text.charCodeAt(level);
      trie.starts[node] = position;
      if (sibling !== 0) trie.nextSiblings[sibling] = node;
      else trie.firstChildren[path[level] ?? 0] = node;
      sibling = 0;
      path[level + 1] = node;
    }
    previous = text;
  });
  return trie;
}
