import type { Page } from '@playwright/test';
import { bookingOf, openForm, whenReady } from './booking.ts';
import { holdBack } from './hold-back.ts';
import { type ReleasedSite, startReleases } from './releases.ts';
import { test as base, expect, NOW } from './test.ts';
import { textsOf } from './texts.ts';
import { openWithWorker } from './worker.ts';

const test = base.extend<{ site: ReleasedSite }, { releases: ReleasedSite }>({
  releases: [
    async ({ browserName: _ }, use) => {
      const releases = await startReleases(NOW);
      await use(releases);
      await releases.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ releases }, use) => {
    await use(releases);
  },
});
// In one worker, which starts both releases once.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ site, watch }) => {
  site.deploy('first');
  watch.expectConsole(CUT_OFF);
});

const GONE = /status of 404|Refused to apply style/;
// A deployment breaks every connection, also those of pictures.
const CUT_OFF =
  /net::ERR_(?:CONTENT_LENGTH_MISMATCH|CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE)/;

/** Expects a page with its style, its drawings and a working form. */
async function expectWhole(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(textsOf('en').shell.offline.title);
  expect(await heading.evaluate((h1) => getComputedStyle(h1).fontFamily)).toMatch(/Jost/);
  await whenReady(page);
}

test('a page that was open during a release still finds journeys', async ({
  page,
  site,
  watch,
}) => {
  watch.expectConsole(GONE);
  const booking = await openForm(page, 'en');
  site.deploy('next');
  await booking.from.fill('Rome');
  await booking.to.fill('Milan');
  await booking.date.click();
  await booking.form.getByLabel(booking.texts.date, { exact: true }).fill('2026-12-24');
  await booking.submit.click();
  await expect(page).toHaveURL(/\/search\?.*date=2026-12-24/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Milan');
  await expectWhole(page);
});

test('a page whose code had not arrived before a release is plain HTML that works', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.expectConsole(GONE);
  const release = await holdBack(context, /\/assets\/booking-[^/]*\.js$/);
  const requested = page.waitForRequest(/\/assets\/booking-[^/]*\.js$/);
  await page.goto('/?lng=en');
  await requested;
  site.deploy('next');
  const refused = page.waitForResponse(/\/assets\/booking-[^/]*\.js$/);
  release();
  expect((await refused).status()).toBe(404);
  const booking = bookingOf(page, 'en');
  await booking.from.fill('Rome');
  await booking.to.fill('Milan');
  await booking.submit.click();
  await expect(page).toHaveURL(/\/search\?.*from=Rome/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Milan');
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** The saved offline pages; their name contains the active worker's release. */
  const workersOf = (page: Page) =>
    page.evaluate(async () =>
      (await caches.keys()).filter((name) => name.startsWith('binario-offline-')),
    );

  /** Opens a page and waits until one worker rules, and another than before. */
  async function openWithOne(page: Page, address: string, before: readonly string[] = []) {
    await openWithWorker(page, address);
    await expect
      .poll(async () => (await workersOf(page)).filter((name) => !before.includes(name)))
      .toHaveLength(1);
    await expect.poll(() => workersOf(page)).toHaveLength(1);
    return workersOf(page);
  }

  test('the old worker shows the pages of the new release, and leaves to the new one', async ({
    page,
    site,
  }) => {
    const old = await openWithOne(page, '/?lng=en');
    site.deploy('next');
    const [response] = await Promise.all([
      page.waitForResponse(/\/assets\/home-page-.*_2\.css$/),
      page.goto('/?lng=en'),
    ]);
    expect(response.status()).toBe(200);
    await expectWhole(page);
    await openWithOne(page, '/cities/rome?lng=en', old);
  });

  test('a page that was open during a release goes on under the new release’s worker', async ({
    page,
    context,
    site,
    watch,
  }) => {
    watch.expectConsole(GONE);
    const old = await openWithOne(page, '/?lng=en');
    await whenReady(page);
    site.deploy('next');
    await openWithOne(await context.newPage(), '/help?lng=en', old);
    const booking = bookingOf(page, 'en');
    await booking.adults.selectOption('3');
    await expect(page).toHaveURL(/adults=3/);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: textsOf('en').shell.footer.links.help })
      .first()
      .click();
    await expect(page).toHaveTitle(new RegExp(textsOf('en').information.help.title));
  });

  test('a release that is taken back is whole again, also without a connection', async ({
    page,
    site,
    setConnection,
  }) => {
    site.deploy('next');
    const next = await openWithOne(page, '/?lng=en');
    site.deploy('first');
    await openWithOne(page, '/?lng=en', next);
    await page.reload();
    await expectWhole(page);
    await page.waitForLoadState('networkidle');
    await setConnection(false);
    await page.goto('/?lng=en');
    await expectWhole(page);
  });
});
