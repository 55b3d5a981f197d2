import { posix } from 'node:path';
import { nodesOf, parseSource, type Source } from './sources.ts';

/** One import of a file of the project by another. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** The path that an import names, from the root of the project; undefined for packages. */
export function resolveImport(from: string, specifier: string): string | undefined {
  const [file = ''] = specifier.split('?');
  if (file.startsWith('#')) return file.slice(1);
  if (!file.startsWith('.')) return undefined;
  return posix.join(posix.dirname(from), file);
}

/** Every import of the project's own files, static, dynamic and by re-export. */
export function importsOf(sources: readonly Source[]): Import[] {
  return sources.flatMap((source) => {
    const imports: Import[] = [];
    for (const node of nodesOf(parseSource(source).program)) {
      if (!/^(Import(Declaration|Expression)|Export(All|Named)Declaration)$/.test(node.type))
        continue;
      const specifier = (node.source as { value?: unknown } | null | undefined)?.value;
      const to = typeof specifier === 'string' ? resolveImport(source.path, specifier) : undefined;
      if (to) imports.push({ from: source.path, to });
    }
    return imports;
  });
}

/** The files that a file reaches by imports of any length, itself among them. */
export function reachableFrom(
  entry: string,
  importsOfFile: (path: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [entry];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    open.push(...importsOfFile(path));
  }
  return reached;
}

/** The first cycle of imports, of types too, as the paths along it; undefined if there is none. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const next = new Map<string, Import[]>();
  for (const entry of imports) {
    next.set(entry.from, [...(next.get(entry.from) ?? []), entry]);
  }
  const finished = new Set<string>();
  const visit = (path: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (finished.has(path)) return undefined;
    for (const { to } of next.get(path) ?? []) {
      const cycle = visit(to, [...way, path]);
      if (cycle) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const path of next.keys()) {
    const cycle = visit(path, []);
    if (cycle) return cycle;
  }
  return undefined;
}
