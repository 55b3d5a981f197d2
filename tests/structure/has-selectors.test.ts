import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** `:has` before a part that names no element, class or attribute, as in `.grid:has(p) > *`. */
const ANY_ELEMENT = /:has\b.*[\s>+~](?:\*|:[a-z-]+)+$/;

/** A selector without what is in brackets, but for `:has` and the names of a last `:is`. */
function outline(selector: string): string {
  let shorter = selector.replaceAll(/\s+/g, ' ').trim();
  for (let before = ''; before !== shorter; ) {
    before = shorter;
    shorter = shorter
      .replace(/:is\(([a-z.][^()]+)\)$/, ' $1')
      .replaceAll(/\(([^()]*)\)/g, (_, inner: string) => (inner.includes(':has') ? ':has' : ''));
  }
  return shorter;
}

const stylesOf = (file: string) =>
  // A printed page does not change.
  (readFileSync(file, 'utf8').split('@media print')[0] ?? '').replaceAll(/\/\*.*?\*\//gs, '');

/** The selectors of a style sheet, with those that are nested in others. */
const selectorsOf = (file: string) =>
  [...stylesOf(file).matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?![^(]*\))/))
    .filter((selector) => !selector.includes('@'));

/**
 * Browsers share the effects of all `:has`: with one such selector, a row that opens in a list of
 * trains styles every element of the page anew.
 */
it('no style with “:has” is of any element whatever', () => {
  expect(outline('.a:has(> :nth-child(2):last-child) > :last-child')).toMatch(ANY_ELEMENT);
  expect(outline('.a:has(b) > :is(h2, .c)')).not.toMatch(ANY_ELEMENT);
  const files = globSync('app/**/*.css').filter((file) => !file.includes('print'));
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((file) =>
    selectorsOf(file)
      .filter((selector) => ANY_ELEMENT.test(outline(selector)))
      .map((selector) => `${file}: ${selector.trim()}`),
  );
  expect(wrong).toEqual([]);
});
