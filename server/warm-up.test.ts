import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';
import { createSite } from '../tests/browser/server.ts';
import { loadLateParts } from './warm-up.ts';

/** Every choice and view of the map. */
const MAP_PAGES = [
  '/map?view=list&route=rome-milan',
  '/map?view=diagram&route=milan-naples',
  '/map?view=diagram&station=milan',
  '/map?view=now&minute=495&station=naples',
  '/map?reach=milan',
  '/map?route=milan-naples',
  '/map?station=naples',
  '/map?table=milan',
  '/?table=rome',
  '/?sort=time',
];

it('a warm server shows every page after another build has replaced its own', async () => {
  // Within the project, whose packages the build needs.
  mkdirSync('node_modules/.cache', { recursive: true });
  const folder = mkdtempSync('node_modules/.cache/build-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('build', folder, { recursive: true });
  const created = await createSite(
    new Date('2026-12-10T09:00:00+01:00'),
    {},
    pathToFileURL(`${folder}/`),
  );
  onTestFinished(() => created.close());
  await loadLateParts(created.site);
  rmSync(folder, { recursive: true });
  const pages = [...PAGE_TYPES, ...MAP_PAGES.map((path) => ({ path, status: 200 }))];
  const found: string[] = [];
  for (const { path } of pages) found.push(`${path} ${(await created.site.request(path)).status}`);
  expect(found).toEqual(pages.map(({ path, status }) => `${path} ${status}`));
});
