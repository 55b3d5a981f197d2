import { findOverlaps, openEverything } from './overlap.ts';
import { PAGE_TYPES } from './page-types.ts';
import { expect, test } from './test.ts';

const WIDTHS = [360, 768, 1024, 1366, 1920, 2560];

const PAGES = [
  ...PAGE_TYPES,
  { name: 'home with the map’s table', path: '/?sort=time', status: 200 },
  { name: 'home with travel times', path: '/?reach=rome', status: 200 },
];

for (const { name, path, status } of PAGES) {
  test(`no text overlaps another, scrolled and opened, at six widths (${name})`, async ({
    page,
    watch,
  }) => {
    if (status === 404) watch.expectConsole(/status of 404/);
    await page.goto(path);
    await openEverything(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findOverlaps(page), `${width} pixels wide`).toEqual([]);
    }
  });
}
