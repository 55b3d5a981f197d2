import type { Page } from '@playwright/test';
import { openMap } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

/** The number of printed sheets. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const file = await page.pdf({ format });
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

const OPEN_TRAIN = '/search?from=Orvieto&to=Lecce&date=2026-12-17&train=381-18723-4521-8303';

for (const [what, path, most] of [
  ['a route', '/routes/rome/milan', 2],
  ['a city', '/cities/rome', 2],
  ['a trip between two posters', '/train-from-rome-to-siena', 2],
  ['a trip with one poster', '/train-from-orvieto-to-lecce', 2],
  ['a trip without posters', '/train-from-orvieto-to-fabriano', 2],
  ['a trip with changes and stops', '/train-from-tropea-to-siena', 2],
  ['a trip with its map below the tables', '/train-from-lecce-to-siena', 2],
  ['the trains of a search', '/search?from=Rome+Termini&to=Siena&date=2026-12-18', 2],
  ['an open train of a search', OPEN_TRAIN, 1],
  ['a plan', '/plan?stops=rome-termini,florence,venice-s-lucia&days=1,2,1&date=2026-12-24', 1],
  ['the hotels of a city', '/hotels/la-spezia', 1],
  ['the map with a chosen route', '/?route=rome-milan', 1],
  ['the map with a chosen station', '/?station=rome', 1],
  ['the map with travel times', '/?reach=rome&within=360', 1],
  ['the home page with the map', '/?view=map', 2],
  ['the map as a list', '/?view=list', 2],
  ['the list on the stage', '/map?view=list&station=rome', 2],
  ['the stage', '/map', 1],
  ['its diagram', '/map?view=diagram', 1],
  ['a route on the stage', '/map?route=rome-milan', 1],
  ['a station on the stage', '/map?station=rome', 1],
  ['travel times on the stage', '/map?reach=rome&within=360', 1],
  ['the trains of a day', '/map?view=now&minute=495', 1],
  ['the trains at a station', '/map?view=now&minute=495&station=rome', 1],
] as const) {
  test(`the most sheets of ${what} are ${most}, in every language`, async ({ page }) => {
    for (const language of ['en', 'it', 'fr']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      expect(await sheetsOf(page), language).toBeLessThanOrEqual(most);
      // A letter is lower than A4.
      if (what.includes('trip'))
        expect(await sheetsOf(page, 'Letter'), language).toBeLessThanOrEqual(most);
    }
  });
}

test('paper does not ask for a day of return, and its last sheet has more than one train', async ({
  page,
}) => {
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-18&trip=round');
  const question = page.getByText(textsOf('en').search.return.noDay);
  await expect(question).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
  const rows = page.locator('.search-trains tbody tr');
  const breaks = await rows.evaluateAll((all) =>
    all.map((row) => getComputedStyle(row).breakBefore),
  );
  expect(breaks.slice(-4)).toEqual(['auto', 'avoid', 'avoid', 'avoid']);
  // No row opens on paper.
  const arrows = await rows
    .locator('.train-link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::before').display));
  expect(new Set(arrows)).toEqual(new Set(['none']));
});

test('both ends of a trip stay together on paper', async ({ page }) => {
  await page.goto('/train-from-siena-to-milan?lng=en');
  await page.emulateMedia({ media: 'print' });
  // Without the form, which lies on the foot of the picture, the words are clear of it.
  const [picture, words] = await Promise.all(
    ['.route-picture', '.trip-words'].map((part) => page.locator(part).boundingBox()),
  );
  expect(words?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
  await expect(page.locator('.place-card')).toHaveCount(2);
  await expect(page.locator('.place-cards')).toHaveCSS('break-inside', 'avoid');
  expect(await sheetsOf(page, 'Letter')).toBe(2);
});

test('heads and columns of all legs of a plan are alike on paper', async ({ page }) => {
  await page.goto('/plan?stops=rome,florence,bologna,venice,verona,milan&date=2026-12-16&lng=it');
  await page.emulateMedia({ media: 'print' });
  // As wide as an A4 sheet.
  await page.setViewportSize({ width: 703, height: 1000 });
  for (const part of ['.plan-day', 'thead th:last-child']) {
    const lefts = await page
      .locator(`.plan-leg > :is(.plan-leg-head, .train-table) ${part}`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(5);
    expect(new Set(lefts).size, part).toBe(1);
  }
});

test('a poster’s sheet is one A3 page', async ({ page }) => {
  await page.goto('/posters/rome.svg');
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [width, height] = /MediaBox \[0 0 (\S+) (\S+)\]/.exec(file)?.slice(1).map(Number) ?? [];
  const inch = 72 / 25.4;
  expect(width).toBeCloseTo(297 * inch, -1);
  expect(height).toBeCloseTo(420 * inch, -1);
});

test('a route that is chosen on the map is printed with the map, alone', async ({ page }) => {
  await openMap(page, '/?route=rome-milan');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#map .map-canvas')).toBeVisible();
  await expect(page.locator('#map .map-details')).toBeVisible();
  await expect(page.locator('#hotels')).toBeHidden();
  expect(await sheetsOf(page)).toBe(1);
});

test('the trains of a day are drawn again for paper, and for the screen after it', async ({
  page,
}) => {
  await openMap(page, '/map?view=now&minute=495');
  const canvas = page.locator('.now-trains canvas');
  const drawn = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { width, height } = element;
      if (width === 0) return { width, isEmpty: true };
      const pixels = element.getContext('2d')?.getImageData(0, 0, width, height).data;
      return { width, isEmpty: !pixels?.some((value) => value > 0) };
    });
  await expect.poll(async () => (await drawn()).isEmpty).toBe(false);
  const before = await drawn();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(canvas).toBeVisible();
  const onPaper = await drawn();
  expect(onPaper.isEmpty).toBe(false);
  expect(onPaper.width).not.toBe(before.width);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(async () => (await drawn()).width).toBe(before.width);
});

for (const path of [
  '/search?from=Rome+Termini&to=Siena&date=2026-12-18',
  '/train-from-rome-to-siena',
  '/routes/rome/milan',
]) {
  test(`a journey is printed alone, on one sheet, from ${path}`, async ({ page }) => {
    await page.goto(path);
    const row = page.locator('.train-link').nth(1);
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await row.click();
    const details = page.locator('.train-details');
    await page.evaluate(() => {
      window.print = () => {};
    });
    await details.getByRole('button', { name: textsOf('en').trains.details.print }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(details.locator('.stop-line')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(0);
    // The last step: it ends the print.
    expect(await sheetsOf(page)).toBe(1);
  });
}

test('the line of a plan is printed at its places, not over the title', async ({ page }) => {
  await page.goto('/plan?stops=rome,florence,venice&date=2026-12-16&lng=en');
  await page.emulateMedia({ media: 'print' });
  // A row of the grid would be that of the sheet.
  const rows = await page
    .locator('.plan-strip li')
    .evaluateAll((places) =>
      places.flatMap((place) =>
        ['::before', '::after'].map((part) => getComputedStyle(place, part).gridRowStart),
      ),
    );
  expect(new Set(rows)).toEqual(new Set(['auto']));
});
