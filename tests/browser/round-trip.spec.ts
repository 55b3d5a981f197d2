import { bookingOf, openForm } from './booking.ts';
import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';

test.use({ sharesPage: true });

const { booking: texts, search, trains } = textsOf('en');
const DAY = (day: number) => ({ name: new RegExp(`\\b${day} December 2026$`), exact: true });

test('the calendar takes both days of a round trip, whose trains stand in two tables', async ({
  page,
}) => {
  const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Siena');
  const returnDay = booking.form.getByRole('button', { name: 'Return:' });
  await expect(returnDay).toBeHidden();
  await booking.roundTrip.check();
  await expect(returnDay).toHaveAccessibleName(texts.noReturnDay);

  await booking.date.click();
  const question = booking.calendar.getByRole('status');
  await expect(question).toHaveText(texts.calendarOutward);
  await booking.calendar.getByRole('button', DAY(18)).click();
  await expect(question).toHaveText('Outward: 18 December 2026. Now choose the return');
  await expect(booking.calendar.getByRole('button', DAY(18))).toBeFocused();
  await booking.calendar.getByRole('button', DAY(20)).click();
  await expect(booking.calendar).toBeHidden();
  await expect(booking.date).toBeFocused();
  await expect(returnDay).toHaveText('20 December 2026');

  // A return before the outward journey: the days swap themselves.
  await returnDay.click();
  await booking.calendar.getByRole('button', DAY(16)).click();
  await expect(booking.date).toHaveText('16 December 2026');
  await expect(returnDay).toHaveText('18 December 2026');

  await booking.answer.getByRole('link', { name: texts.seeTrains }).click();
  const outward = page.getByRole('region', { name: 'Outward: Wednesday 16 December 2026' });
  const back = page.getByRole('region', { name: 'Return: Friday 18 December 2026' });
  await expect(outward.getByRole('link', { name: /^06:10/ })).toBeVisible();
  await expect(back).toContainText(search.return.inShop);
  // Among the searches of this device it is told apart from the outward journey alone.
  await expect(page.locator('[data-search-when]')).toHaveAttribute(
    'data-search-when',
    /16\s+December 2026, back on Friday 18\s+December 2026$/,
  );
  await expect(page.getByRole('heading', { name: search.figuresOut })).toBeVisible();

  const row = back.getByRole('link', { name: /^09:18/ });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.click();
  const opened = back.getByRole('region', { name: 'Your train, 09:18' });
  const shop = opened.getByRole('link', { name: trains.details.shop });
  const { searchParams } = new URL((await shop.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    departureStationId: '83068098',
    arrivalStationId: '83084095',
    departureDate: '2026-12-18',
    roundTrip: 'false',
  });
  await expect(page).toHaveURL(/return=2026-12-18$/);
});

test('the figures beside each list of a round trip are those of its day', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(
    '/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11&trip=round&return=2026-12-14',
  );
  const outward = page.getByRole('heading', { name: search.figuresOut });
  await expect(outward).toBeInViewport();
  await page.locator('#return-trains').evaluate((title) => title.scrollIntoView());
  await expect(page.getByRole('heading', { name: search.figuresBack })).toBeInViewport();
  await expect(outward).not.toBeInViewport();
  const parts = page.locator('.search-figures');
  await expect(parts.nth(0)).toContainText('a typical Friday');
  await expect(parts.nth(1)).toContainText('a typical Monday');
  const bar = page.locator('.search-day').nth(1).locator('.day-strip a').first();
  await expect(bar).toHaveAttribute('href', /returnTrain=/);
});

test('both ways of a round trip are linked to from wherever one is in their lists', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(
      '/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11&trip=round&return=2026-12-14',
    );
    const ways = page.getByRole('navigation', { name: texts.roundTrip }).getByRole('link');
    await expect(ways).toHaveText([
      'Outward: Friday 11 December 2026',
      'Return: Monday 14 December 2026',
    ]);
    const back = page.getByRole('region', { name: /^Return:/ });
    await expect(ways.nth(0)).toHaveAttribute('aria-current', 'location');
    await ways.nth(1).click();
    await expect(ways.nth(1)).toHaveAttribute('aria-current', 'location');
    await expect(ways.nth(0)).not.toHaveAttribute('aria-current');
    await expect(back.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
    const bar = await ways.nth(1).boundingBox();
    const title = await back.getByRole('heading', { level: 2 }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 999) + (bar?.height ?? 0));
    await expect(ways.nth(0)).toBeInViewport({ ratio: 1 });
    await ways.nth(0).click();
    await expect(
      page
        .locator('.search-trains')
        .first()
        .getByText(/typical Friday/)
        .first(),
    ).toBeInViewport();
    await expect(page.locator('.journey-ways:visible .button').first()).toBeInViewport();
  }
});

test('the return can be decided later', async ({ page }) => {
  const booking = await openForm(
    page,
    'en',
    '/?from=Rome+Termini&to=Siena&date=2026-12-18&trip=round&return=2026-12-20',
  );
  const returnDay = booking.form.getByRole('button', { name: 'Return:' });
  await expect(returnDay).toHaveText('20 December 2026');
  await returnDay.click();
  await booking.calendar.getByRole('button', { name: texts.noReturnYet }).click();
  await expect(returnDay).toHaveText(texts.noDay);
  await expect(page).toHaveURL(/trip=round$/);
});

test('both trains of a round trip open by their links, and stand in one calendar file', async ({
  page,
  request,
}) => {
  const round =
    'from=Rome+Termini&to=Siena&date=2026-12-18&trip=round&return=2026-12-20&train=370-4096-19076';
  await page.goto(`/search?${round}`);
  const back = page.getByRole('region', { name: /^Return:/ });
  const link = await back.getByRole('link', { name: /^\d/ }).first().getAttribute('href');
  await page.goto(link ?? '');
  await expect(page.getByRole('region', { name: /^Your train/ })).toHaveCount(2);
  await expect(back.getByRole('region', { name: /^Your train/ })).toBeInViewport();

  const file = await back.getByRole('link', { name: trains.details.calendar }).getAttribute('href');
  const calendar = await (await request.get(file ?? '')).text();
  expect(calendar).toContain('DTSTART;TZID=Europe/Rome:20261218T061000');
  expect(calendar).toContain('DTSTART;TZID=Europe/Rome:20261220T');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the day of the return is a field of its own', async ({ page }) => {
    await page.goto('/?from=Rome+Termini&to=Siena');
    const booking = bookingOf(page, 'en');
    const day = (name: string) => booking.form.getByLabel(name, { exact: true });
    await expect(day(texts.returnDate)).toBeHidden();
    await booking.roundTrip.check();
    await day(texts.date).fill('2026-12-20');
    await day(texts.returnDate).fill('2026-12-18');
    await booking.submit.click();
    await expect(page.getByRole('main')).toContainText('Friday 18 December 2026');
    const back = page.getByRole('region', { name: 'Return: Sunday 20 December 2026' });
    await expect(back.getByRole('table').first()).toBeVisible();
    const next = back.getByRole('link', { name: search.days.after });
    await expect(next).toHaveAttribute('href', /date=2026-12-18.*&return=2026-12-21$/);
  });
});

test('the return says that it leaves out the station on the way', async ({ page }) => {
  await page.goto(
    '/search?from=Rome+Termini&to=Milan&date=2026-12-16&trip=round&return=2026-12-18&via=Bologna',
  );
  const back = page.getByRole('region', { name: 'Return: Friday 18 December 2026' });
  await expect(back).toContainText(filled(search.return.withoutVia, { place: 'Bologna Centrale' }));
});

test('a round trip that no train makes says nothing of a return at the shop', async ({ page }) => {
  for (const [pair, returnDay] of [
    ['from=Cagliari&to=Palermo+Centrale', '&return=2026-12-20'],
    ['from=Cagliari&to=Palermo+Centrale', ''],
    ['from=Paris&to=Bordeaux+St-Jean', '&return=2026-12-20'],
  ] as const) {
    await page.goto(`/search?${pair}&date=2026-12-18&trip=round${returnDay}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: search.none })).toBeVisible();
    for (const text of [search.return.inShop, search.return.noDay])
      await expect(main.getByText(text)).toHaveCount(0);
    await expect(page.locator('#return-trains')).toHaveCount(0);
  }
});
