import { linesOf } from './lines-of.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';
import { keptAddresses, openWithWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const ROME_SIENA = '/search?from=Rome+Termini&to=Siena&date=2026-12-18';

test('saved journeys and searches are read without a connection, and can be deleted', async ({
  page,
  setConnection,
}) => {
  const texts = textsOf('en').search.trips;
  const { details } = textsOf('en').trains;
  await openWithWorker(page, '/my-trips');
  await expect(page.getByText(texts.empty)).toBeVisible();

  await page.goto(ROME_SIENA);
  const row = page.getByRole('link', { name: /^06:10/ });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.click();
  await page.getByRole('button', { name: details.keep }).click();
  await expect(page.locator('.train-said')).toHaveText(details.kept);
  await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toHaveLength(2);
  await expect.poll(() => keptAddresses(page, 'binario-searches')).toHaveLength(1);

  await setConnection(false);
  await page.goto('/my-trips');
  const kept = page.getByRole('region', { name: texts.kept });
  const searched = page.getByRole('region', { name: texts.searched });
  await expect(searched.getByRole('link')).toHaveText([/Siena.*18\s+December 2026/]);
  // Both lists begin in one line, with no void beside the second.
  const top = (await kept.boundingBox())?.y;
  await expect.poll(async () => (await searched.boundingBox())?.y).toBe(top);
  await page.emulateMedia({ media: 'print' });
  await expect(kept.getByRole('button')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await kept.getByRole('link', { name: /Siena, Friday 18\s+December 2026, 06:10/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Siena');
  await expect(page.getByRole('link', { name: /^06:10/ })).toBeVisible();
  const opened = page.getByRole('region', { name: 'Your train, 06:10' });
  await expect(opened.getByRole('list').first()).toContainText('Chiusi-Chianciano Terme');
  await expect(opened).toContainText('If you miss it: next at 10:30, arrival 11:50');

  await page.goto('/my-trips');
  await kept.getByRole('button').click();
  await expect(kept).toBeHidden();
  await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toEqual([]);
  await page.getByRole('button', { name: texts.forget }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expect.poll(() => keptAddresses(page, 'binario-searches')).toEqual([]);
  await page.reload();
  await expect(page.getByText(texts.empty)).toBeVisible();
});

test('a night train that is kept can be read after midnight, and says that its day has passed', async ({
  page,
  context,
  site,
}) => {
  const { trains, search } = textsOf('en');
  await openWithWorker(page, '/my-trips');
  await page.goto('/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-18');
  const row = page.getByRole('link', { name: /^23:26/ });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.click();
  await page.getByRole('button', { name: trains.details.keep }).click();
  await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toHaveLength(2);

  const night = new Date('2026-12-19T02:00:00+01:00');
  site.setNow(night);
  await context.clock.setFixedTime(night);
  // The worker has the clock of this machine, which is earlier than the trip.
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate((now) => {
    globalThis.Date = class extends Date {
      constructor() {
        super(now);
      }
    } as DateConstructor;
  }, night.getTime());
  await page.goto('/my-trips');
  await page.getByRole('link', { name: /23:26/ }).click();
  const opened = page.getByRole('region', { name: 'Your train, 23:26' });
  await expect(opened).toContainText('07:20');
  await expect(page.getByText(search.passed.text)).toBeVisible();
  // Its other languages are the server's, which has no trains of past days.
  await page.goto(`${page.url().split('#')[0]}&lng=fr`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a trip that was searched in another language keeps its language', async ({ page }) => {
  await page.goto(`${ROME_SIENA}&lng=fr`);
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  await page.goto('/my-trips?lng=it');
  const link = page.getByRole('region').getByRole('link', { name: /Sienne, vendredi/ });
  await expect(link).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: /Sienne/ }).locator('span')).toHaveAttribute(
    'lang',
    'fr',
  );
});

test('a trip stays saved in its language after one is kept in another', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/my-trips?lng=fr');
  for (const [row, language] of (['fr', 'it'] as const).entries()) {
    await page.goto(`${ROME_SIENA}&lng=${language}`);
    await page.locator('.train-link[aria-expanded]').nth(row).click();
    await page.getByRole('button', { name: textsOf(language).trains.details.keep }).click();
    await expect(page.locator('.train-said')).not.toBeEmpty();
    await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toHaveLength(2 * (row + 1));
  }
  await page.goto('/my-trips?lng=it');
  await setConnection(false);
  const region = page.getByRole('region', { name: textsOf('it').search.trips.kept });
  await region.getByRole('link', { name: /Sienne/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('.train-details')).toBeVisible();
});

test('a kept plan is listed with its places and days, and read without a connection', async ({
  page,
  setConnection,
}) => {
  const { plan, trains, search } = textsOf('en');
  // The visitor's first page: it was loaded before there was a worker.
  await openWithWorker(page, '/plan?stops=rome,florence,venice&days=1,2,1&date=2026-12-16&lng=en');
  const keep = page.getByRole('button', { name: plan.keep });
  await keep.click();
  await expect(page.locator('.plan-share .train-said')).toHaveText(trains.details.kept);
  await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toHaveLength(1);
  await expect
    .poll(() => keptAddresses(page, 'binario-files'))
    .toContainEqual(expect.stringMatching(/\/plan-.*\.css$/));
  await page.goto('/my-trips');

  await setConnection(false);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.reload();
  const kept = page.getByRole('link', {
    name: /^Rome Termini – .* – Venice .*, 16 December 2026 – 18 Decem/,
  });
  // The places are seen to be a link, and a line ends between two of them.
  const places = kept.locator('span');
  await expect(places).toHaveCSS('text-decoration-line', 'underline');
  const names = ['Rome Termini –', 'Florence S. M. Novella –', 'Venice Santa Lucia'];
  expect(await places.evaluate(linesOf)).toEqual(names);
  await kept.click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^08:10/ })).toBeVisible();
  await page.goto('/my-trips');
  await page.getByRole('button', { name: search.trips.forget }).click();
  await expect(page.getByText(search.trips.empty)).toBeVisible();
  await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toEqual([]);
});

test('a plan that was opened is read without a connection, and is forgotten with the rest', async ({
  page,
  setConnection,
}) => {
  const address = '/plan?stops=rome,florence,venice&days=1,2,1&date=2026-12-16';
  await openWithWorker(page, '/help');
  await page.goto(address);
  await expect.poll(() => keptAddresses(page, 'binario-plans')).toHaveLength(1);
  await setConnection(false);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await setConnection(true);
  await page.goto(ROME_SIENA);
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  await page.goto('/my-trips');
  await page.getByRole('button', { name: textsOf('en').search.trips.forget }).click();
  await expect(page.getByText(textsOf('en').search.trips.empty)).toBeVisible();
  await expect.poll(() => keptAddresses(page, 'binario-plans')).toEqual([]);
});

test('a trip that is kept or removed in another tab is listed, or not, at once', async ({
  page,
  context,
}) => {
  const texts = textsOf('en').search.trips;
  await page.goto('/my-trips');
  await expect(page.getByText(texts.empty)).toBeVisible();
  const other = await context.newPage();
  await other.goto(ROME_SIENA);
  const searched = page.getByRole('region', { name: texts.searched });
  await expect(searched.getByRole('link')).toHaveText([/Siena/]);
  await other.goto('/my-trips');
  await other.getByRole('button', { name: texts.forget }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
});

test('a trip that is removed in another tab while its page is being saved is not kept', async ({
  page,
  context,
}) => {
  const { trains, search } = textsOf('en');
  await page.goto(ROME_SIENA);
  const save = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { add } = Cache.prototype;
    const added: Promise<void>[] = [];
    Cache.prototype.add = function (address) {
      const one = promise.then(() => add.call(this, address));
      added.push(one);
      return one;
    };
    return async () => {
      resolve();
      // The next one begins once the one before has ended.
      for (const one of added) await one;
    };
  });
  await page.locator('.train-link[aria-expanded]').first().click();
  await page.getByRole('button', { name: trains.details.keep }).click();
  await expect(page.locator('.train-said')).toHaveText(trains.details.kept);
  const other = await context.newPage();
  await other.goto('/my-trips');
  const kept = other.getByRole('region', { name: search.trips.kept });
  await kept.getByRole('button').click();
  await expect(kept).toBeHidden();
  await save.evaluate((saveNow) => saveNow());
  await expect.poll(() => keptAddresses(other, 'binario-kept-trips')).toEqual([]);
});

test('a journey that the browser does not store is not said to be saved', async ({ page }) => {
  const { details } = textsOf('en').trains;
  await page.goto(ROME_SIENA);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  });
  await page.locator('.train-link[aria-expanded]').first().click();
  await page.getByRole('button', { name: details.keep }).click();
  await expect(page.locator('.train-said')).toHaveText(details.notKept);
});

test('a list of trips is current on the way back, and does not wait for saved pages', async ({
  page,
}) => {
  const trips = ['10', '20', '30'].map((day) => ({
    address: `/search?from=Rome+Termini&to=Siena&date=2026-12-${day}`,
    places: 'Rome – Siena',
    when: `${day} December`,
  }));
  const keepTrips = (kept: typeof trips) =>
    page.evaluate(
      (stored) => localStorage.setItem('binario-trips', stored),
      JSON.stringify({ kept }),
    );
  await page.goto('/my-trips');
  await expect(page.getByText(textsOf('en').search.trips.empty)).toBeVisible();
  const rows = page.getByRole('region').getByRole('listitem');
  // Back from a page on which trips were kept, without the browser's cache of left pages.
  const comeBack = () =>
    page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
  await keepTrips(trips.slice(1));
  await comeBack();
  await expect(rows).toHaveCount(2);
  await rows.getByRole('link').last().focus();
  await keepTrips(trips);
  await comeBack();
  await expect(rows).toHaveCount(3);
  await expect(rows.getByRole('link').last()).toBeFocused();

  await page.evaluate(() => {
    window.caches.open = () => new Promise(() => {});
  });
  for (const day of ['10', '20']) {
    await rows
      .filter({ hasText: `${day} December` })
      .getByRole('button')
      .click();
    await expect(rows.filter({ hasText: `${day} December` })).toHaveCount(0);
    await expect(rows.first().getByRole('button')).toBeFocused();
  }
});
