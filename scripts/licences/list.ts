import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasePackages } from '../packages/release-packages.ts';

/** The content of `THIRD-PARTY-LICENCES.md`: all third-party parts of the server and the pages. */
export function listLicences(root: string): string {
  const rows = releasePackages(root).map(({ path, name, version, license, optional }) => {
    // Optional packages are not installed on every machine, and the list must not depend on it.
    const notice = optional ? '' : copyrightOf(join(root, path));
    return `| ${name} | ${version} | ${license ?? '?'} | ${notice} |`;
  });
  return `${HEAD}${rows.sort().join('\n')}\n${FOOT}`;
}

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

The font Source Sans 3 is © 2023 Adobe (http://www.adobe.com/), with Reserved Font Name ‘Source’.
`;
