import type { Language } from '#app/domain/language.ts';
import { openForm } from './booking.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

const DAYS: Readonly<
  Record<Language, { past: string; today: string; shown: string; month: string; next: string }>
> = {
  en: {
    past: 'Wednesday 9 December 2026, in the past',
    today: 'Thursday 10 December 2026',
    shown: '10 December 2026',
    month: 'December 2026',
    next: 'January 2027',
  },
  it: {
    past: 'mercoledì 9 dicembre 2026, già passato',
    today: 'giovedì 10 dicembre 2026',
    shown: '10 dicembre 2026',
    month: 'dicembre 2026',
    next: 'gennaio 2027',
  },
  fr: {
    past: 'mercredi 9 décembre 2026, déjà passé',
    today: 'jeudi 10 décembre 2026',
    shown: '10 décembre 2026',
    month: 'décembre 2026',
    next: 'janvier 2027',
  },
};

test('the calendar offers today and later days, in the language’s long form', async ({ page }) => {
  for (const [code, days] of Object.entries(DAYS)) {
    await test.step(code, async () => {
      const booking = await openForm(page, code as Language);
      await expect(booking.date).toHaveText(days.shown);
      await booking.date.click();
      const { calendar } = booking;
      await expect(calendar.getByRole('grid', { name: days.month })).toBeVisible();
      await expect(calendar.getByRole('button', { name: days.past, exact: true })).toBeDisabled();
      await expect(calendar.getByRole('button', { name: days.today, exact: true })).toBeEnabled();
      // The chosen day, and no other.
      const chosen = calendar.getByRole('gridcell', { selected: true }).getByRole('button');
      await expect(chosen).toHaveAccessibleName(days.today);
      await expect(chosen).toHaveText('10');
      // Of two captions side by side one is announced.
      await expect(calendar.locator('[aria-live]')).toHaveText(days.month);
      await expect(
        calendar.getByRole('button', { name: booking.texts.previousMonth }),
      ).toHaveAttribute('aria-disabled', 'true');
      await calendar.getByRole('button', { name: booking.texts.nextMonth }).click();
      await expect(calendar.getByRole('grid', { name: days.next })).toBeVisible();
      await calendar.getByRole('button', { name: booking.texts.previousMonth }).click();
      await expect(calendar.getByRole('grid', { name: days.month })).toBeVisible();
    });
  }
});

test('Escape closes the calendar, keeps the day and gives the focus back', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.date.click();
  await expect(booking.calendar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(booking.calendar).toBeHidden();
  await expect(booking.date).toBeFocused();
  await expect(booking.date).toHaveText('10 December 2026');
});

test('the arrow keys move by days and weeks, across months and never into the past', async ({
  page,
}) => {
  const booking = await openForm(page, 'en');
  await booking.date.click();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(DAYS.en.today);
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName(DAYS.en.today);
  for (let weeks = 0; weeks < 4; weeks += 1) await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('Thursday 7 January 2027');
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName('Sunday 7 February 2027');
});

test('in forced colours the outline tells the focused day from today and the chosen one', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const booking = await openForm(page, 'en', '/?date=2026-12-12');
  await booking.date.click();
  await expect(page.locator(':focus')).toHaveAccessibleName('Saturday 12 December 2026');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator(':focus')).toHaveAccessibleName(DAYS.en.today);
  const looks = () =>
    booking.calendar.locator('[data-date^="2026-12-1"]').evaluateAll((days) =>
      days.slice(0, 4).map((day) => {
        const { outlineStyle, borderStyle, backgroundColor } = getComputedStyle(day);
        return { outlineStyle, borderStyle, backgroundColor };
      }),
    );
  const [today, plain, chosen] = await looks();
  expect(today).toMatchObject({ outlineStyle: 'solid', borderStyle: 'dotted' });
  expect([plain, chosen]).not.toContainEqual(expect.objectContaining({ borderStyle: 'dotted' }));
  expect([plain?.outlineStyle, chosen?.outlineStyle]).toEqual(['none', 'none']);
  expect(chosen?.backgroundColor).not.toBe(plain?.backgroundColor);
  await page.keyboard.press('ArrowRight');
  const [unfocused, focused] = await looks();
  expect(unfocused).toMatchObject({ outlineStyle: 'none', borderStyle: 'dotted' });
  expect(focused?.outlineStyle).toBe('solid');
});

test('at 400 % zoom month and weekdays stay in sight and cover no focused day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const booking = await openForm(page, 'fr');
  await booking.date.click();
  const weekday = booking.calendar.getByRole('columnheader').first();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAccessibleName(DAYS.fr.today);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(focused).toBeInViewport({ ratio: 1 });
    await expect(weekday).toBeInViewport({ ratio: 1 });
    await expect(booking.calendar.locator('[aria-live]')).toBeInViewport({ ratio: 1 });
    const [head, day] = [await weekday.boundingBox(), await focused.boundingBox()];
    expect(day?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 999) - 1);
  }
});

test('Today and Tomorrow are one press each', async ({ page }) => {
  const booking = await openForm(page, 'en');
  await booking.date.click();
  await booking.calendar.getByRole('button', { name: booking.texts.tomorrow, exact: true }).click();
  await expect(booking.calendar).toBeHidden();
  await expect(booking.date).toHaveText('11 December 2026');
  await expect(booking.date).toBeFocused();
});

test('two months open at their field on a desktop, one at the bottom of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const booking = await openForm(page, 'en', '/search');
  await booking.date.click();
  await expect(booking.calendar.getByRole('grid')).toHaveCount(2);
  await expect(booking.calendar).toBeInViewport({ ratio: 1 });
  const [field, calendar] = [
    await booking.date.boundingBox(),
    await booking.calendar.boundingBox(),
  ];
  expect(Math.abs((calendar?.x ?? 0) - (field?.x ?? 0))).toBeLessThan(8);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await booking.date.click();
  await expect(booking.calendar.getByRole('grid')).toHaveCount(1);
  const sheet = await booking.calendar.boundingBox();
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(844);
});

test('the calendar is seen whole, wherever in the window its field is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  const booking = await openForm(page, 'fr', '/');
  await booking.roundTrip.click();
  for (const name of [booking.texts.chooseDate, booking.texts.noReturnDay]) {
    const field = booking.form.getByRole('button', { name: name.split('{{')[0] ?? '' });
    for (const top of [120, 300, 420, 560, 800]) {
      await field.evaluate((button, y) => {
        window.scrollBy({ top: button.getBoundingClientRect().top - y, behavior: 'instant' });
      }, top);
      await field.click();
      await expect(booking.calendar).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(booking.calendar).toBeHidden();
    }
  }
});

test('the calendar stays as high as it is, however many weeks a month has', async ({ page }) => {
  const booking = await openForm(page, 'en', '/search');
  await booking.date.click();
  const opened = await booking.calendar.boundingBox();
  for (let month = 0; month < 4; month += 1) {
    await booking.calendar.getByRole('button', { name: booking.texts.nextMonth }).click();
    expect(await booking.calendar.boundingBox()).toEqual(opened);
  }
});

test.describe('with a clock that goes on', () => {
  test.use({ sharesPage: false });

  test('a page that stays open past midnight in Rome moves on to the new day', async ({
    page,
    context,
    site,
  }) => {
    const booking = await openForm(page, 'en');
    await expect(booking.date).toHaveText('10 December 2026');
    const midnight = new Date('2026-12-11T00:00:30+01:00');
    site.setNow(midnight);
    await context.clock.setFixedTime(midnight);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(booking.date).toHaveText('11 December 2026');
    await booking.date.click();
    await expect(
      booking.calendar.getByRole('button', { name: `${DAYS.en.today}, in the past` }),
    ).toBeDisabled();
  });

  test('a calendar that stays open past midnight is still reached by the keyboard', async ({
    page,
    context,
  }) => {
    const booking = await openForm(page, 'en');
    await booking.date.click();
    await context.clock.setFixedTime(new Date('2026-12-11T00:00:30+01:00'));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(
      booking.calendar.getByRole('button', { name: `${DAYS.en.today}, in the past` }),
    ).toBeDisabled();
    const next = booking.calendar.getByRole('button', {
      name: 'Friday 11 December 2026',
      exact: true,
    });
    await expect(next).toHaveAttribute('tabindex', '0');
  });

  test('a day that passed in an idle tab is never handed to the shop', async ({
    page,
    context,
    watch,
  }) => {
    const booking = await openForm(page, 'en', '/?from=Rome+Termini&to=Turin');
    await expect(booking.date).toHaveText('10 December 2026');
    await context.clock.setFixedTime(new Date('2026-12-11T00:00:30+01:00'));
    await booking.submit.click();
    await expect(booking.date).toHaveAccessibleDescription(booking.texts.errors.date.past);
    expect(watch.outside).toEqual([]);
  });

  test('a page rendered before midnight and opened after it shows the new day', async ({
    page,
    context,
  }) => {
    await context.clock.setFixedTime(new Date('2026-12-11T00:05:00+01:00'));
    const booking = await openForm(page, 'en');
    await expect(booking.date).toHaveText('11 December 2026');
  });
});
