import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const DOCUMENTS: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('docs/**/*.md'),
  ...globSync('app/**/README.md'),
];

/** A link of Markdown to another file or to a heading. */
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g;
/** A path in code quotes that begins with a folder of the project. */
const NAMED_PATH = /`((?:app|server|scripts|bench|tests|deploy|docs)\/[\w*./-]+)`/g;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/** The name of a source or document, with or without folders in front. */
const NAMED_FILE = /(?<![\w./:-])(?:\.{1,2}\/)*((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|cjs|md))\b/g;

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): readonly string[] {
  const headings = readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function hasTarget(document: string, path: string, anchor: string | undefined): boolean {
  const target = path === '' ? document : join(dirname(document), path);
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const links = DOCUMENTS.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(LINK)].map(([, path = '', anchor]) => ({
        document,
        path,
        anchor,
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(
      links.filter(({ document, path, anchor }) => !hasTarget(document, path, anchor)),
    ).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const paths = DOCUMENTS.flatMap((document) =>
      [...readFileSync(document, 'utf8').matchAll(NAMED_PATH)].map(([, path = '']) => ({
        document,
        path,
      })),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter(({ path }) => globSync(path).length === 0)).toEqual([]);
  });
});

it('comments name files that exist', () => {
  const code = readSources('.ts', '.tsx', '.css');
  const paths = [...code, ...readSources('.cjs', '.md')].map(({ path }) => `/${path}`);
  const named = code.flatMap(({ path, text }) =>
    [...text.matchAll(COMMENT)].flatMap(([comment]) =>
      [...comment.matchAll(NAMED_FILE)].map(([, name = '']) => ({ path, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !paths.some((each) => each.endsWith(`/${name}`)))).toEqual([]);
});
