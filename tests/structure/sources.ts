import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** A source file. */
export interface Source {
  /** From the root of the project, with `/`. */
  readonly path: string;
  readonly text: string;
}

const ROOMS = ['app', 'server', 'scripts', 'bench', 'tests', 'docs', 'deploy', '.ci'];
const ROOT = new URL('../../', import.meta.url).pathname;

function pathsBelow(folder: string): string[] {
  const absolute = join(ROOT, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(join(ROOT, path)).isFile());
}

/** Reads the project's own files whose names end in one of the endings. */
export function readSources(...endings: readonly string[]): Source[] {
  // A worktree has a file `.git`, which holds its own path.
  const inRoot = readdirSync(ROOT).filter(
    (name) => name !== '.git' && statSync(join(ROOT, name)).isFile(),
  );
  return [...ROOMS.flatMap(pathsBelow), ...inRoot]
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

/** A node of a syntax tree (ESTree), as far as the checks look at it. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Parses a source file; throws the first error of its syntax. */
export function parseSource({ path, text }: Source) {
  const parsed = parseSync(path, text);
  if (parsed.errors[0]) throw new Error(`${path}: ${parsed.errors[0].message}`);
  return parsed;
}

/** Every node of a tree, the outer ones first. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* nodesOf(entry);
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) yield value as Node;
    for (const field of Object.values(value)) yield* nodesOf(field);
  }
}
