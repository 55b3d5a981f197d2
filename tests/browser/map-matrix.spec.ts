import { openMap } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const texts = textsOf('en').map;
const MATRIX = '.map-matrix-scroll table';

test('each time of the matrix leads to its trip, which has the same time', async ({ page }) => {
  await openMap(page, '/?table=rome');
  const table = page.getByRole('table', { name: texts.table.matrixCaption });
  await expect(table.getByRole('columnheader')).toHaveCount(21);
  await expect(table.getByRole('rowheader')).toHaveCount(21);
  const cell = table.getByRole('link', { name: 'Siena – Florence, 1\u00a0h\u00a011' });
  await cell.click();
  await expect(page).toHaveURL(/\/train-from-siena-to-florence$/);
  await expect(page.getByText(/1\sh\s11\smin/).first()).toBeVisible();
});

test('the arrow keys lead from cell to cell, and a link skips all of them', async ({ page }) => {
  await openMap(page, '/?table=rome');
  const focused = page.locator(':focus');
  await page
    .getByRole('link', { name: /^Rome – Naples/ })
    .first()
    .focus();
  await page
    .locator(MATRIX)
    .getByRole('link', { name: /^Rome – Naples/ })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(/^Rome – Milan/);
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName(/^Salerno – Milan/);
  await page.getByRole('link', { name: texts.table.skip }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused.evaluate((link) => link.closest('.map-matrix'))).toBeNull();
});

test('a phone has the key of the colours above the times', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, '/?table=rome');
  const key = await page.locator('.map-matrix-legend').boundingBox();
  const times = await page.locator('.map-column table').boundingBox();
  expect((key?.y ?? 0) + (key?.height ?? 0)).toBeLessThanOrEqual(times?.y ?? 0);
});

test('a tablet cuts the last column in sight, which says that others follow', async ({ page }) => {
  for (const width of [768, 820, 834, 912, 1024]) {
    await page.setViewportSize({ width, height: 1024 });
    await openMap(page, '/?table=rome');
    const cut = await page.locator(`${MATRIX} tbody tr:last-child td`).evaluateAll((cells) => {
      const boxes = cells.map((cell) => cell.getBoundingClientRect());
      const box = boxes.find(({ right }) => right > window.innerWidth);
      return box ? (window.innerWidth - box.left) / box.width : 0;
    });
    expect(cut, `${width} pixels`).toBeGreaterThan(0.2);
    expect(cut, `${width} pixels`).toBeLessThan(0.85);
  }
  // Firefox gives it a white bar otherwise.
  await expect(page.locator('.map-matrix-scroll')).not.toHaveCSS('scrollbar-color', 'auto');
});

for (const [width, height] of [
  [1366, 768],
  [900, 700],
] as const) {
  test(`the headings of the matrix stay in sight at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMap(page, '/?table=rome');
    const last = page.locator(MATRIX).getByRole('link', { name: /^Verona – Venice/ });
    await last.evaluate((link) => link.scrollIntoView({ block: 'end', inline: 'end' }));
    await expect(last).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    for (const [role, name] of [
      ['columnheader', 'Venice'],
      ['rowheader', 'Verona'],
    ] as const) {
      const heading = page.locator(MATRIX).getByRole(role, { name });
      await expect(heading).toBeInViewport();
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    }
    // Only the window's edge cuts its columns.
    if (width < 1200) {
      const { x = 0, width: wide = 0 } =
        (await page.locator('.map-matrix-scroll').boundingBox()) ?? {};
      expect(x + wide).toBe(width);
    }
    const isOnTop = await page
      .locator(MATRIX)
      .getByRole('columnheader', { name: 'Venice' })
      .evaluate((heading) => {
        const { x, y, width: wide, height: high } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(x + wide / 2, y + high - 8));
      });
    expect(isOnTop).toBe(true);
  });
}

test('a focused cell is not below the headings, and its row and column are marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await openMap(page, '/?table=rome');
  const cells = page.locator(MATRIX);
  await cells.getByRole('link', { name: /^Verona – Bari/ }).focus();
  const target = cells.getByRole('link', { name: /^Como – Bari/ });
  await target.focus();
  const { y = 0 } = (await target.boundingBox()) ?? {};
  const heading = await cells.getByRole('columnheader', { name: 'Bari' }).boundingBox();
  expect(y).toBeGreaterThanOrEqual((heading?.y ?? 0) + (heading?.height ?? 0));
  const cell = target.locator('..');
  for (const part of ['::before', '::after'])
    expect(await cell.evaluate((td, name) => getComputedStyle(td, name).content, part)).toBe('""');
  const marked = page.locator(`${MATRIX} th[data-marked]`);
  await expect(marked).toHaveText('Bari');
  await cells.getByRole('link', { name: /^Rome – Milan/ }).hover();
  await expect(marked).toHaveText('Milan');
  await page.locator('#map h2').hover();
  await expect(marked).toHaveCount(0);
});

test('on a phone one city’s column is shown, of any city', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, '/?table=rome');
  await expect(page.locator(MATRIX)).toBeHidden();
  await page.getByLabel(texts.reach.origin).selectOption('Lecce');
  await expect(page).toHaveURL(/table=lecce/);
  const column = page.getByRole('table', { name: /from Lecce/ });
  await expect(column.getByRole('row')).toHaveCount(22);
  await expect(column.getByRole('link').first()).toHaveAccessibleName(/^Lecce – Bari, 1.h.\d\d$/);
  await expect(column.getByRole('link').first()).toHaveCSS('text-align', 'end');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('an address with an open table leads to it, below the map', async ({ page }) => {
  await page.goto('/map?table=rome');
  await expect(page.locator(MATRIX).getByRole('columnheader').first()).toBeInViewport();
});

test.describe('without code', () => {
  test.use({ sharesPage: false, javaScriptEnabled: false });

  test('an address with an open table leads to it too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/map?table=rome');
    await expect(page.locator('.map-column').getByRole('link').first()).toBeInViewport();
  });

  test('an address with an open table leads to it before the table has arrived', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/map?table=rome', async (route) => {
      const whole = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: whole.split('map-column')[0] ?? '' });
    });
    await page.goto('/map?table=rome');
    const opener = page.getByRole('link', { name: texts.table.show });
    await expect.poll(async () => (await opener.boundingBox())?.y).toBeLessThan(740 / 2);
  });

  test('the table opens, and on a phone a city is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/?route=milan-venice');
    await page.getByRole('link', { name: texts.table.show }).click();
    await expect(page).toHaveURL(/\?route=milan-venice&table=milan#map-table$/);
    await page.getByLabel(texts.reach.origin).selectOption('Bari');
    await page.locator('.map-column').getByRole('button').click();
    await expect(page).toHaveURL(/\?route=milan-venice&table=bari#map-table$/);
    await expect(page.getByRole('table', { name: /from Bari/ })).toBeVisible();
  });
});
