import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const ROME_SIENA = '/search?from=Rome+Termini&to=Siena&date=2026-12-18';
const { trains, search } = textsOf('en');

test('the list of trains begins on the first screen of a laptop and of a phone', async ({
  page,
}) => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(ROME_SIENA);
    const row = page.locator('.train-table tbody tr').nth(1);
    const box = await row.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(size.height);
    const basis = await page.getByText('from the Trenitalia timetable that ended').boundingBox();
    expect(basis?.y, 'the timetable is named above its trains').toBeLessThan(box?.y ?? 0);
  }
});

test('figures side by side stand in one line, whatever the length of their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/train-from-rome-to-amalfi?lng=en');
  const tops = await page
    .locator('.route-hero .figures dd')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops[0]).toBe(tops[1]);
});

test('a row opens to its stops, its change and what follows if that is missed', async ({
  page,
}) => {
  await page.goto(ROME_SIENA);
  const link = page.getByRole('link', { name: /^06:10/ });
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  const details = page.getByRole('region', { name: 'Your train, 06:10' });
  await expect(details.getByRole('list').first()).toContainText('Chiusi-Chianciano Terme');
  await expect(details.getByRole('list').first()).toContainText(`min ${trains.line.since}`);
  await expect(details).toContainText('If you miss it: next at 10:30, arrival 11:50');
  await expect(page).toHaveURL(ROME_SIENA);

  await link.press('Enter');
  await expect(details).toBeHidden();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  await link.press('Enter');
  await expect(details).toBeVisible();
});

test.describe('with the right to write to the clipboard', () => {
  test.use({ sharesPage: false });

  test('an open train can be copied, kept and printed alone', async ({ page, context, watch }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ROME_SIENA);
    const row = page.getByRole('link', { name: /^06:10/ });
    await expect(row).toHaveAttribute('aria-expanded', 'false');
    await row.click();
    const details = page.getByRole('region', { name: 'Your train, 06:10' });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await details.getByRole('button', { name: trains.details.copyWords }).click();
    await expect(details.getByRole('status')).toContainText('Copied: Leave Rome Termini at 06:10');
    expect(await copied()).toContain('Arrive at Siena at 10:27.');

    await details.getByRole('button', { name: trains.details.copyLink }).click();
    await expect(details.getByRole('status')).toHaveText(trains.details.linkCopied);
    const address = await copied();

    const opened = context.waitForEvent('page');
    await details.getByRole('link', { name: trains.details.shop }).click();
    expect(new URL((await opened).url()).searchParams.get('departureDate')).toBe('2026-12-18');
    expect(watch.outside).toHaveLength(1);
    expect(await copied()).toBe('06:10 Regionale Veloce 4096, 09:00 Regionale 19076');

    const download = page.waitForEvent('download');
    await details.getByRole('link', { name: trains.details.calendar }).click();
    expect((await download).suggestedFilename()).toBe('Rome-Termini-Siena-2026-12-18.ics');

    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset.wasPrinted = document.documentElement.dataset.print;
      };
    });
    await details.getByRole('button', { name: trains.details.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-was-printed', 'journey');
    await page.emulateMedia({ media: 'print' });
    await expect(details).toBeVisible();
    await expect(page.locator('.train-table tr:visible')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.goto(address);
    await expect(details).toBeInViewport();
  });
});

test('an open train is a calendar file too, in the page’s language', async ({ request }) => {
  const train = 'from=Roma+Termini&to=Siena&date=2026-12-18&train=370-4096-19076&lng=it';
  const response = await request.get(`/journey.ics?${train}`);
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('DTSTART;TZID=Europe/Rome:20261218T061000');
  expect(text).toContain('SUMMARY:Regionale 19076: Chiusi-Chianciano Terme – Siena');
  expect((await request.get(`/journey.ics?${train.replace('370', '371')}`)).status()).toBe(404);
  expect((await request.get('/journey.ics?from=Nowhere&train=1')).status()).toBe(404);
});

test('what a press on a row at the end of the screen opens is brought into sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(ROME_SIENA);
  const row = page.locator('.train-link[aria-expanded=false]').nth(3);
  await row.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await row.click();
  await expect(page.getByRole('heading', { name: trains.details.stops })).toBeInViewport();
  await expect(page.locator('.train-details li').nth(4)).toBeInViewport();
  await expect(page.locator('.train-link[aria-expanded=true]')).toBeInViewport();
});

test('a row of a trip’s table opens in its place', async ({ page }) => {
  await page.goto('/train-from-milan-to-rome');
  const link = page.locator('.train-link').first();
  await expect(link).toHaveAttribute('aria-expanded', 'false');
  const departure = (await link.textContent())?.slice(0, 5);
  await link.click();
  await expect(page.getByRole('region', { name: `Your train, ${departure}` })).toBeVisible();
  await expect(page).toHaveURL('/train-from-milan-to-rome');
});

test('sent choices lead to the trains, or to the field that has to be corrected', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?from=Rome+Termini&to=Siena&date=2026-12-18');
  await page.getByText(search.choices.title).click();
  await page.getByLabel(search.choices.leave).fill('10:00');
  await page.getByRole('button', { name: search.choices.submit }).click();
  await expect(page.getByRole('link', { name: /^10:/ }).first()).toBeInViewport();
  const via = page.getByLabel(search.choices.via);
  await via.fill('Flor');
  await via.press('Enter');
  await expect(via).toHaveAttribute('aria-invalid', 'true');
  await expect(via).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(via).toBeFocused();
});

test('time to change and regional trains are kept for the next search, until undone', async ({
  page,
}) => {
  await page.goto(ROME_SIENA);
  await expect(page.getByRole('link', { name: /^06:10/ })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.getByText(search.choices.title).click();
  await page.getByLabel(search.choices.change).selectOption('25');
  await page.getByLabel(search.choices.leave).fill('12:00');
  await page.getByRole('button', { name: search.choices.submit }).click();
  await expect(page.getByLabel(search.choices.change)).toHaveValue('25');

  const filledForm = '/?from=Rome+Termini&to=Orvieto&date=2026-12-18';
  const trainsOfForm = page.getByRole('link', { name: textsOf('en').booking.seeTrains });
  await page.goto(filledForm);
  await expect(trainsOfForm).toHaveAttribute('href', /&change=25$/);
  await trainsOfForm.click();
  // The page's code forgets them.
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  await page.getByRole('link', { name: search.choices.reset }).click();
  await expect(page).not.toHaveURL(/change/);
  await page.goto(filledForm);
  await expect(page.getByRole('form').getByRole('status').last()).toContainText('departures');
  await expect(trainsOfForm).toHaveAttribute('href', /date=2026-12-18$/);
  // Back from a search where one was chosen, out of the browser's cache of left pages.
  await page.evaluate(() => {
    localStorage.setItem('binario-choices', 'kinds=regional');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(trainsOfForm).toHaveAttribute('href', /&kinds=regional$/);
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('a row’s link opens the train, the times and choices work, and the days are links', async ({
    page,
  }) => {
    await page.goto(ROME_SIENA);
    await page.getByRole('link', { name: /^06:10/ }).click();
    await expect(page.getByRole('region', { name: 'Your train, 06:10' })).toBeVisible();
    await expect(page.getByRole('button', { name: trains.details.print })).toBeHidden();

    await page.getByText(search.choices.title).click();
    await page.getByLabel(search.choices.leave).fill('12:00');
    await page.getByLabel(search.choices.kinds).check();
    await page.getByRole('button', { name: search.choices.submit }).click();
    await expect(page.getByLabel(search.choices.leave)).toHaveValue('12:00');
    await expect(page.getByLabel(search.choices.kinds)).toBeChecked();
    const shown = page.getByRole('table', { name: /of \d+ departures by regional trains/ });
    await expect(shown).not.toContainText(/Freccia|Intercity/);
    await expect(shown.getByRole('rowheader').first()).toHaveText(/^1[2-9]:/);
    await expect(page.locator('summary').getByText(/^\d+ earlier trains$/)).toBeVisible();

    await page.getByRole('link', { name: search.days.after }).click();
    await expect(page).toHaveURL(/date=2026-12-19.*leave=12%3A00/);
    const days = page.getByRole('navigation', { name: search.days.name });
    await expect(days).toContainText('Saturday 19\u00a0December');
    await page.getByRole('link', { name: search.choices.reset }).click();
    await expect(page.getByLabel(search.choices.leave)).toHaveValue('');
  });

  test('the station on the way is checked, and a stay there has tickets of two parts', async ({
    page,
  }) => {
    await page.goto('/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-18&via=lago+di+como');
    const via = page.getByLabel(search.choices.via);
    await expect(via).toHaveValue('lago di como');
    await expect(via).toHaveAccessibleDescription(textsOf('en').booking.errors.choice);
    await via.fill('Bologna');
    await page.getByLabel(search.choices.stay).selectOption('2');
    await page.getByRole('button', { name: search.choices.submit }).click();
    await expect(via).toHaveValue('Bologna Centrale');
    const table = page.getByRole('table', { name: /^\d+ departures via Bologna Centrale$/ });
    await table.getByRole('link', { name: /^05:10/ }).click();
    const details = page.getByRole('region', { name: 'Your train, 05:10' });
    await expect(details).toContainText('stay of 2 h 08 min');
    const shops = details.getByRole('link', { name: /^Tickets / });
    await expect(shops).toHaveText([
      /^Tickets Rome Termini – Bologna Centrale/,
      /^Tickets Bologna Centrale – Milan Centrale/,
    ]);
    await expect(shops.nth(1)).toHaveAttribute(
      'href',
      /departureStationId=83050435&arr.*=83017004/,
    );
  });

  test('a train that does not run is said to be missing, above the others', async ({ page }) => {
    await page.goto(`${ROME_SIENA}&train=1-2`);
    await expect(page.getByRole('alert')).toHaveText(trains.list.gone);
    await expect(page.locator('.train-table tbody tr').nth(5)).toBeVisible();
  });
});

test('below a complete search, only its link to the shop is red', async ({ page }) => {
  await page.goto(ROME_SIENA);
  const fills = await page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('.button-primary')].map(
        (button) => getComputedStyle(button).backgroundColor,
      ),
    );
  expect(fills).toHaveLength(2);
  expect(fills[0]).not.toBe('rgba(0, 0, 0, 0)');
  expect(fills[1]).toBe('rgba(0, 0, 0, 0)');
});
