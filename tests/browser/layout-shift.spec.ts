import { openMap } from './map.ts';
import { expect, test } from './test.ts';

test('opening the map’s table by its address moves nothing that is already on the screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        shifts.push((shift as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await openMap(page, '/?sort=time#map-table');
    await expect(page.locator('#map-table')).toBeInViewport();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as { shifts?: number[] }).shifts ?? []);
    expect(
      shifts.reduce((sum, shift) => sum + shift, 0),
      `${width} pixels`,
    ).toBeLessThan(0.01);
  }
});
