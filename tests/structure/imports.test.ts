import { describe, expect, it } from 'vitest';
import { findCycle, type Import, importsOf, resolveImport } from './imports.ts';
import { nodesOf, parseSource, readSources } from './sources.ts';

const sources = readSources('.ts', '.tsx').filter(({ path }) => !path.endsWith('.d.ts'));
const imports = importsOf(sources);
const isTest = (path: string) =>
  /\.(test|spec|fixture)\.tsx?$/.test(path) || path.startsWith('tests/');

/**
 * The folders of the application from the bottom up; a folder reaches those below it, and drawings
 * stand below components.
 */
const LEVELS: readonly (readonly [RegExp, number])[] = [
  [/^app\/domain\//, 0],
  [/^app\/data\//, 1],
  [/^app\/i18n\//, 2],
  [/^app\/journeys\//, 3],
  [/^app\/(seo|art)\//, 4],
  [/^app\/ui\//, 5],
  [/^app\/(booking|map)\//, 6],
  [/^app\//, 7],
];

function levelOf(path: string): number | undefined {
  return LEVELS.find(([pattern]) => pattern.test(path))?.[1];
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function looksUp({ from, to }: Import): boolean {
  const [lower, upper] = [levelOf(from), levelOf(to)];
  if (lower === undefined || isTest(from)) return false;
  if (upper === undefined) return true;
  return upper > lower || (upper === lower && lower < 7 && folderOf(from) !== folderOf(to));
}

const shown = (list: readonly Import[]) => list.map(({ from, to }) => `${from} imports ${to}`);

describe('imports', () => {
  it('read a path as the runtime does', () => {
    expect(resolveImport('app/ui/a/b.tsx', '../c/d.ts')).toBe('app/ui/c/d.ts');
    expect(resolveImport('app/ui/a/b.tsx', '#app/domain/x.ts')).toBe('app/domain/x.ts');
    expect(resolveImport('app/document.tsx', './styles/site.css')).toBe('app/styles/site.css');
    expect(resolveImport('app/document.tsx', 'react')).toBeUndefined();
  });

  it('are found in the whole project', () => {
    expect(imports.length).toBeGreaterThan(100);
  });

  it('go one way inside the application', () => {
    expect(shown(imports.filter(looksUp))).toEqual([]);
  });

  it('let the data reach the rules only', () => {
    const wrong = imports.filter(
      ({ from, to }) => /^app\/data\//.test(from) && /^app\/i18n\//.test(to),
    );
    expect(shown(wrong.filter(({ from }) => !isTest(from)))).toEqual([]);
  });

  it('let the server reach the application by its build, the rules and the data only', () => {
    const wrong = imports.filter(
      ({ from, to }) =>
        from.startsWith('server/') && !isTest(from) && !/^(server|app\/(domain|data))\//.test(to),
    );
    expect(shown(wrong)).toEqual([]);
  });

  it('never lead from the product to the tools, the benches or the tests', () => {
    const wrong = imports.filter(
      ({ from, to }) => /^(app|server)\//.test(from) && /^(scripts|bench|tests)\//.test(to),
    );
    expect(shown(wrong.filter(({ from }) => !isTest(from)))).toEqual([]);
  });

  it('make no cycle', () => {
    expect(findCycle(imports)).toBeUndefined();
    const ring = ['a', 'b', 'c'].map((from, at) => ({ from, to: 'bca'.charAt(at) }));
    expect(findCycle(ring)).toEqual(['a', 'b', 'c', 'a']);
  });

  it('never lead from a page to another page', () => {
    const fromTable = imports.filter(({ from }) => from === 'app/pages.ts');
    const pages = new Set(
      fromTable.map(({ to }) => to).filter((path) => /^app\/pages\/[^/]+$/.test(path)),
    );
    expect(pages.size).toBeGreaterThan(3);
    const others = imports.filter(({ from, to }) => from !== 'app/pages.ts' && pages.has(to));
    expect(shown(others.filter(({ from }) => !isTest(from)))).toEqual([]);
  });

  it('never lead from a page into the folder of another', () => {
    const wrong = imports.filter(({ from, to }) => {
      const folder = /^app\/pages\/([^/.]+)\//.exec(to)?.[1];
      const page = /^app\/pages\/([^/.]+)/.exec(from)?.[1];
      // The pages of one matter share a folder: those of the newsletter.
      return (
        folder !== undefined &&
        page !== undefined &&
        page !== folder &&
        !page.startsWith(`${folder}-`)
      );
    });
    expect(shown(wrong.filter(({ from }) => !isTest(from)))).toEqual([]);
  });

  it('keep the rules free of React, Node and every other package', () => {
    const wrong = sources
      .filter(({ path }) => path.startsWith('app/domain/') && !isTest(path))
      .flatMap((source) =>
        parseSource(source).module.staticImports.map(
          ({ moduleRequest }) => [source.path, moduleRequest.value] as const,
        ),
      )
      .filter(([, specifier]) => /^[a-z@]/.test(specifier));
    expect(wrong).toEqual([]);
  });

  it('find no file that only hands on what others export', () => {
    const barrels = sources.filter((source) => {
      const body = parseSource(source).program.body as unknown as readonly {
        type: string;
        source?: unknown;
      }[];
      return (
        body.length > 0 && body.every(({ type, source: from }) => type.startsWith('Export') && from)
      );
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  it('find no file or folder that is named for having no name', () => {
    const vague = sources.filter(({ path }) =>
      /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\.|\/)/.test(path),
    );
    expect(vague.map(({ path }) => path)).toEqual([]);
  });

  it('come from files in kebab-case', () => {
    const odd = sources.filter(
      ({ path }) => !/^([a-z0-9-]+\/)*[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(path),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
    expect(
      [...nodesOf(parseSource({ path: 'a.ts', text: 'const a = 1;' }).program)].length,
    ).toBeGreaterThan(2);
  });
});
