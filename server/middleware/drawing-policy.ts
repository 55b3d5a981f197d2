import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STYLE = /<style>([\s\S]*?)<\/style>/g;

/**
 * The content security policies of a folder's drawings, by the path they are served at: each may use its own style, named
 * by its hash, and nothing else. Some browsers hold a drawing to the policy it was sent with even inside a page.
 */
export function drawingPolicies(folder: string): ReadonlyMap<string, string> {
  const policies = new Map<string, string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.svg')) continue;
    const hashes = [...readFileSync(join(folder, file), 'utf8').matchAll(STYLE)].map(
      ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    const styles = hashes.length > 0 ? `; style-src ${hashes.join(' ')}` : '';
    policies.set(
      `/${file}`,
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'${styles}`,
    );
  }
  return policies;
}
