import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TAG = /<(?:script|link)\b[^>]*? (?:src|href)="\/(assets\/[\w.-]+\.(?:js|css))"/g;

/**
 * Makes what writes into a page the digest of every script and style sheet that one of its tags names (Subresource
 * Integrity): what was changed on the way, in a cache or by a proxy, is then not run.
 *
 * @param clientFolder the built files; without a build nothing is written
 */
export function integrityWriter(clientFolder: string): (html: string) => string {
  const folder = join(clientFolder, 'assets');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file)) : [];
  const digests = new Map(
    files.map((file) => [`assets/${file}`, hash('sha384', readFileSync(join(folder, file)), 'base64')]),
  );
  return (html) =>
    html.replace(TAG, (tag, file: string) => {
      const digest = digests.get(file);
      return digest ? `${tag} integrity="sha384-${digest}"` : tag;
    });
}
