import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TAG = /<(?:script|link)\b[^>]*? (?:src|href)="\/(assets\/[\w.-]+\.(?:js|css))"/g;
const SHEETS = /(?:<link rel="stylesheet" href="[^"]+"\/>)+/;

/**
 * Makes what finishes the tags of a page that name its files: the page's style sheets become the one file that the build
 * has joined them to, and every script and sheet gets its digest (Subresource Integrity): what was changed on the way, in a
 * cache or by a proxy, is then not run.
 *
 * @param clientFolder the built files; without a build nothing is changed
 */
export function tagFinisher(clientFolder: string): (html: string) => string {
  const folder = join(clientFolder, 'assets');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file)) : [];
  const digests = new Map(
    files.map((file) => [`assets/${file}`, hash('sha384', readFileSync(join(folder, file)), 'base64')]),
  );
  const joinedSheets = join(clientFolder, '..', 'page-sheets.json');
  const joined = existsSync(joinedSheets)
    ? (JSON.parse(readFileSync(joinedSheets, 'utf8')) as Readonly<Record<string, string>>)
    : {};
  return (html) =>
    html
      .replace(SHEETS, (tags) => {
        const sheet = joined[[...tags.matchAll(/href="([^"]+)"/g)].map(([, href]) => href).join(' ')];
        return sheet ? `<link rel="stylesheet" href="${sheet}"/>` : tags;
      })
      .replace(TAG, (tag, file: string) => {
        const digest = digests.get(file);
        return digest ? `${tag} integrity="sha384-${digest}"` : tag;
      });
}
