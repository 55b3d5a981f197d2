import { describe, expect, it } from 'vitest';
import { nodesOf, parseSource, readSources, type Source } from './sources.ts';

const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'title',
  'placeholder',
  'label',
  'content',
]);
const LETTERS = /\p{L}{2,}/u;

/** Values of the document's head that are never visible. */
const FOR_MACHINES: Readonly<Record<string, RegExp>> = {
  'app/document.tsx': /^(width=|light)/,
  'app/seo/page-meta.tsx': /^(website|noindex)$/,
};

/** Words in the markup of a component that are missing from the texts of the three languages. */
function textInCode(source: Source): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parseSource(source).program)) {
    if (node.type === 'JSXText' && LETTERS.test(String(node.value)))
      found.push(String(node.value).trim());
    if (node.type !== 'JSXAttribute') continue;
    const { name } = node.name as { name: unknown };
    const value = (node.value as { value?: unknown } | null)?.value;
    if (SHOWN_ATTRIBUTES.has(String(name)) && typeof value === 'string' && LETTERS.test(value))
      found.push(value);
  }
  return found;
}

describe('components', () => {
  it('hold no text of their own', () => {
    const wrong = readSources('.tsx')
      .filter(
        ({ path }) => path.startsWith('app/') && !/^app\/(i18n|art)\/|\.test\.tsx$/.test(path),
      )
      .map((source) => [source.path, textInCode(source)] as const)
      .filter(([path, texts]) => texts.some((text) => !FOR_MACHINES[path]?.test(text)));
    expect(wrong).toEqual([]);
  });

  it('are caught when they do', () => {
    const source = {
      path: 'a.tsx',
      text: '<p title="Ciao"><b>Testo</b> {t("x")} × <img alt="" /></p>',
    };
    expect(textInCode(source)).toEqual(['Ciao', 'Testo']);
  });
});
