import type { Page } from '@playwright/test';
import { openForm } from './booking.ts';
import { mapOf, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';
import {
  KEPT_FILES,
  KEPT_PAGES,
  keptAddresses,
  openWithWorker,
  saveMap,
  visit,
  workerRules,
} from './worker.ts';

test.use({ serviceWorkers: 'allow' });

async function expectStyled(page: Page): Promise<void> {
  const family = page
    .getByRole('heading', { level: 1 })
    .evaluate((h1) => getComputedStyle(h1).fontFamily);
  expect(await family).toMatch(/Jost/);
}

async function expectDrawn(page: Page): Promise<void> {
  const drawing = page.getByRole('main').locator('img').first();
  await expect(drawing).toBeVisible();
  await expect
    .poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
}

test('pages that were opened can be read again without a connection', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  await visit(page, '/cities/rome', '/cities/rome?lng=en');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expectDrawn(page);

  await setConnection(false);
  await page.goto('/cities/rome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expectStyled(page);
  await expectDrawn(page);
  // Opened before there was a worker, and in a language that the address did not name.
  await page.goto('/help?lng=en');
  await expect(page).toHaveTitle(new RegExp(textsOf('en').information.help.title));
  await expectStyled(page);
});

test('a form that was opened works as far as it can without a connection', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  await openForm(page, 'it');
  await expect.poll(() => keptAddresses(page, KEPT_PAGES)).toContain('/?lng=it');
  await setConnection(false);
  const booking = await openForm(page, 'it');
  await booking.adults.selectOption('3');
  await expect(page).toHaveURL(/adults=3/);
});

test('a first visit that never touched the form leaves it with its stations and calendar', async ({
  page,
  context,
  setConnection,
}) => {
  await openWithWorker(page, '/?lng=fr');
  const stations = (await keptAddresses(page)).filter((address) => /stations\./.test(address));
  expect(stations).toEqual([expect.stringMatching(/^\/assets\/stations\.fr-.*\.json$/)]);
  await page.close();
  await setConnection(false);
  const later = await context.newPage();
  const booking = await openForm(later, 'fr');
  await booking.from.fill('rom');
  await expect(booking.options.first()).toContainText('Rome Termini');
  await booking.options.first().click();
  await expect(booking.from).toHaveValue('Rome Termini');
  const failed = later.waitForEvent('requestfailed', (request) => /answers/.test(request.url()));
  await booking.to.fill('Naples Centrale');
  await failed;
  await expect(booking.answer.getByRole('status')).toBeEmpty();
  await booking.date.click();
  await expect(booking.calendar).toBeVisible();
  await later.keyboard.press('Escape');
  // The answer comes with the connection, without another letter.
  await setConnection(true);
  await expect(booking.answer.getByRole('status')).toContainText('départs');
});

test('a search that is the first page of a visit is read without a connection', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/search?from=Rome+Termini&to=Siena&date=2026-12-18&lng=it');
  await expect.poll(() => keptAddresses(page)).toContain('/offline?lng=it');
  // The map's code is 60 KB, for visitors of pages with the map.
  const files = await keptAddresses(page, KEPT_FILES);
  expect(files).toContainEqual(expect.stringMatching(/\/booking-.*\.js$/));
  expect(files).not.toContainEqual(expect.stringMatching(/\/(?:map|now-map|diagram)-.*\.js$/));
  await setConnection(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Siena');
  await expect(page.locator('.train-link').first()).toBeVisible();
  await expectStyled(page);
  await page.locator('.train-link').first().click();
  await expect(page.locator('.train-table [role=status]')).toHaveText(textsOf('it').trains.offline);
});

test('a saved page is shown for a search at its address, which fills the form', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  await openForm(page, 'it', '/routes/rome/milan');
  await expect.poll(() => keptAddresses(page, KEPT_PAGES)).toContain('/routes/rome/milan?lng=it');
  await setConnection(false);
  const booking = await openForm(page, 'it', '/routes/rome/milan?to=Napoli&children=2');
  await expect(booking.from).toHaveValue('Roma Termini');
  await expect(booking.to).toHaveValue('Napoli');
  await expect(booking.children).toHaveValue('2');
});

test('a form and a map opened before there was a worker work without a connection too', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/?lng=it');
  await expect
    .poll(() => keptAddresses(page, KEPT_FILES))
    .toContainEqual(expect.stringMatching(/booking-.*\.js$/));
  await expect.poll(() => keptAddresses(page, KEPT_PAGES)).toContain('/map/data.json?lng=it');
  await saveMap(page);
  await expect
    .poll(() => keptAddresses(page, KEPT_FILES))
    .toContainEqual(expect.stringMatching(/\/station-details-.*\.js$/));
  await setConnection(false);
  const booking = await openForm(page, 'it');
  await booking.adults.selectOption('3');
  await expect(page).toHaveURL(/adults=3/);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(stationOf(page, 'venice')).toBeVisible();
});

test('the language chosen last is the one that stays', async ({ page, context }) => {
  await page.goto('/?lng=it');
  await page.getByRole('button', { name: 'Lingua: Italiano' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await workerRules(page);
  await page.waitForLoadState('networkidle');
  expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe('fr');
});

test('a page that was never opened gives the offline page, in the language chosen last', async ({
  page,
  context,
  site,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  for (const [language, path] of [
    ['it', '/routes/rome/milan'],
    ['fr', '/routes/milan/turin'],
  ] as const) {
    const texts = textsOf(language).shell;
    // As the language menu writes it.
    await context.addCookies([{ name: 'i18next', value: language, url: site.origin }]);
    await visit(page, `/contact?lng=${language}`, `/contact?lng=${language}`);
    await expect.poll(() => keptAddresses(page)).toContain(`/offline?lng=${language}`);
    await setConnection(false);
    const address = `${path}?from=Roma+Termini`;
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.offline.title);
    await expect(page.getByText(filled(texts.offline.text, { siteName: 'Binario' }))).toBeVisible();
    await expectStyled(page);
    await expectDrawn(page);

    const retry = page.getByRole('link', { name: texts.failure.retry });
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.offline.title);
    await setConnection(true);
    await retry.click();
    await expect(page).toHaveURL(`${site.origin}${address}`);
    await expect(page.locator('form.booking')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

test('a newsletter’s links and pages with a form’s fields are never kept', async ({ page }) => {
  await openWithWorker(page, '/help');
  for (const address of [
    '/search',
    '/newsletter/unsubscribe?token=secret',
    '/newsletter/confirm?token=secret',
    '/?from=Rome',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  // A form that is filled is not kept, while the map's own page is.
  await saveMap(page);
  await expect.poll(() => keptAddresses(page, KEPT_PAGES)).toContain('/map?lng=en');
  await visit(page, '/privacy', '/privacy?lng=en');
  const pages = (await keptAddresses(page)).filter((address) => !address.startsWith('/assets/'));
  expect(pages.sort()).toEqual([
    '/help?lng=en',
    '/map/data.json?stage=1&lng=en',
    '/map?lng=en',
    '/my-trips?lng=en',
    '/offline?lng=en',
    '/privacy?lng=en',
  ]);
});

test('a response of the network is shown, whatever is saved', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  await openWithWorker(page, '/help');
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    for (const path of ['/contact?lng=en', '/no/such/page?lng=en']) {
      await cache.put(
        path,
        new Response('<h1>old</h1>', { headers: { 'Content-Type': 'text/html' } }),
      );
    }
  }, KEPT_PAGES);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('en').information.contact.title,
  );
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    textsOf('en').shell.notFound.title,
  );
});

test('the last thirty pages are kept, and another build’s files are not', async ({ page }) => {
  await openWithWorker(page, '/help');
  const old = Array.from({ length: 30 }, (_, number) => `/old-${number}?lng=en`);
  await page.evaluate(
    async ([pages = '', files = '', ...addresses]) => {
      const cache = await caches.open(pages);
      for (const address of addresses)
        await cache.put(address, new Response('<p>/assets/wanted.svg</p>'));
      await (await caches.open(files)).put('/assets/wanted.svg', new Response('wanted'));
      await (await caches.open(files)).put('/assets/left-over.svg', new Response('left over'));
      await (await caches.open('binario-offline-before')).put(
        '/offline?lng=en',
        new Response('before'),
      );
    },
    [KEPT_PAGES, KEPT_FILES, ...old],
  );
  await visit(page, '/contact', '/contact?lng=en');
  await expect
    .poll(() => keptAddresses(page, KEPT_PAGES))
    .toEqual([...old.slice(1), '/contact?lng=en']);

  // A new build installs a new worker. The old one is sent away from a drawing: a page registers it
  // when it is idle, and would call it back.
  await page.goto('/favicon.svg');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto('/favicon.svg');
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBeUndefined();
  await openWithWorker(page, '/contact');
  const kept = await keptAddresses(page);
  expect(kept).toContain('/assets/wanted.svg');
  expect(kept).not.toContain('/assets/left-over.svg');
  expect(kept.filter((address) => address.startsWith('/offline'))).toEqual(['/offline?lng=en']);
});

test('a change of language without a connection says so, and keeps the typed text', async ({
  page,
  setConnection,
}) => {
  await openWithWorker(page, '/help');
  const booking = await openForm(page, 'it');
  await booking.from.fill('Roma Termini');
  await booking.children.selectOption('3');
  await expect(page).toHaveURL(/from=Roma\+Termini/);
  await page.getByLabel(textsOf('it').signUp.email).fill('ada@example.com');
  await setConnection(false);
  const { language, offline, failure } = textsOf('it').shell;
  await page.getByRole('button', { name: filled(language.current, { name: 'Italiano' }) }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  await expect(page).toHaveTitle(new RegExp(offline.title));
  await expectDrawn(page);
  await setConnection(true);
  await page.getByRole('link', { name: failure.retry }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('form.booking [name=from]')).toHaveValue('Rome Termini');
  await expect(page.locator('form.booking [name=children]')).toHaveValue('3');
  await expect(page.locator('input[type=email]')).toHaveValue('ada@example.com');
});
