import { inflateSync } from 'node:zlib';
import { expect, test } from './test.ts';

/** The most sheets of pages whose first sheet Firefox would leave empty, or nearly. */
const SHEETS = {
  '/map': 1,
  '/map?view=diagram': 1,
  '/map?view=now&minute=495': 1,
  '/search?from=Rome+Termini&to=Siena&date=2026-12-18': 2,
  '/train-from-milan-to-paris': 2,
  '/routes/rome/milan': 2,
  '/cities/rome': 2,
} as const;

test('pages are printed without an empty sheet', async ({ visitor, site }) => {
  // WebKit's driver leaves the margins to the system's dialogue.
  if (!visitor.print) return;
  for (const [path, most] of Object.entries(SHEETS)) {
    await visitor.open(site.origin + path);
    const file = Buffer.from(await visitor.print());
    expect(sheetsOf(file), path).toBeGreaterThan(0);
    expect(sheetsOf(file), path).toBeLessThanOrEqual(most);
  }
});

/** The number of sheets, also where a file has its objects in compressed streams. */
function sheetsOf(file: Buffer): number {
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ 0: { length }, index }) => {
    try {
      return inflateSync(file.subarray(index + length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...streams].join('').match(/\/Type \/Page\b/g)?.length ?? 0;
}
