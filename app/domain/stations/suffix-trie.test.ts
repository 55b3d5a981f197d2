import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSuffixTrie, type SuffixTrie, TRIE_DEPTH } from './suffix-trie.ts';

/** The texts under each node, by walking down the letters of a prefix. */
function rangeUnder(trie: SuffixTrie, prefix: string): readonly [number, number] | undefined {
  let node = 0;
  for (const character of prefix) {
    node = trie.firstChildren[node] ?? 0;
    while (node !== 0 && trie.characters[node] !== character.charCodeAt(0))
      node = trie.nextSiblings[node] ?? 0;
    if (node === 0) return undefined;
  }
  return [trie.starts[node] ?? 0, trie.ends[node] ?? 0];
}

const texts = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: TRIE_DEPTH + 3 }))
  .map((list) => list.sort());

describe('buildSuffixTrie', () => {
  it('has under each prefix exactly the texts that begin with it', () => {
    fc.assert(
      fc.property(
        texts,
        fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 }),
        (sorted, prefix) => {
          const [start, end] = rangeUnder(buildSuffixTrie(sorted), prefix) ?? [0, 0];
          const expected = prefix === '' ? sorted : sorted.filter((text) => text.startsWith(prefix));
          expect(sorted.slice(start, end)).toEqual(expected);
        },
      ),
      { seed: 7, numRuns: 500 },
    );
  });

  it('is only a root for no texts', () => {
    expect(rangeUnder(buildSuffixTrie([]), '')).toEqual([0, 0]);
    expect(rangeUnder(buildSuffixTrie([]), 'a')).toBeUndefined();
  });
});
