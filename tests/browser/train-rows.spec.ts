import type { Locator } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const FLORENCE_MILAN = '/search?from=Florence&to=Milan&date=2026-12-24';
const ROME_SIENA = '/search?from=Rome+Termini&to=Siena&date=2026-12-18';
const { trains, search, booking } = textsOf('en');

test('each figure of a search stands in the line of its name', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await page.goto(`${FLORENCE_MILAN}&lng=${language}`);
    const apart = await page.locator('.search-figures .figures > div').evaluateAll((rows) =>
      rows.map((row) => {
        const [name, value] = ['dt', 'dd'].map((one) => row.querySelector(one)?.firstChild as Node);
        const [left, right] = [name, value].map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text as Node);
          return [...range.getClientRects()].map(({ bottom }) => bottom);
        });
        return left?.length === 1 && Math.abs((left[0] ?? 0) - (right?.[0] ?? 99)) < 12;
      }),
    );
    expect(apart.length).toBeGreaterThanOrEqual(4);
    expect(new Set(apart), language).toEqual(new Set([true]));
  }
});

test('a long list has headings for the parts of the day, unless it is sorted otherwise', async ({
  page,
}) => {
  const list = `${FLORENCE_MILAN}&lng=en`;
  await page.goto(list);
  const parts = page.locator('.train-table [scope=rowgroup]');
  await expect(parts).toHaveText(['Morning', 'Afternoon', 'Evening']);
  const durations = await page.locator('tr:has(.train-link) td:nth-child(3)').allTextContents();
  const fastest = durations.filter((text) => text.includes('1\u00a0h\u00a048\u00a0min'));
  expect(fastest.length).toBeGreaterThan(1);
  expect(durations.filter((text) => text.includes(trains.marks.fastest))).toEqual(fastest);
  await page.goto(`${list}&sort=duration`);
  await expect(parts).toHaveCount(0);
});

test('a press anywhere on a row opens it', async ({ page }) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(ROME_SIENA);
    const link = page.getByRole('link', { name: /^06:10/ });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    const around = page.locator('tr').filter({ has: link });
    await around.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const row = await around.boundingBox();
    if (row) await page.mouse.click(row.x + row.width - 40, row.y + row.height - 8);
    await expect(link).toHaveAttribute('aria-expanded', 'true');
  }
});

test('the way to the shop stays in sight beside or below the trains', async ({ page }) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${FLORENCE_MILAN}&lng=en`);
    const shop = page.locator('.journey-ways .button');
    await expect(shop).toBeInViewport({ ratio: 1 });
    const row = page.locator('.train-link').nth(30);
    await row.evaluate((link) => link.scrollIntoView({ behavior: 'instant' }));
    await expect(shop).toBeInViewport({ ratio: 1 });
    // No focused link is below it.
    for (let at = 0; at < 4; at += 1) {
      await page
        .locator('.train-link')
        .nth(30 + at)
        .focus();
      const focused = await page
        .locator('.train-link')
        .nth(30 + at)
        .boundingBox();
      const button = await page.locator('.journey-ways').boundingBox();
      const isBeside = (button?.x ?? 0) > (focused?.x ?? 0) + (focused?.width ?? 0);
      const end = (focused?.y ?? 0) + (focused?.height ?? 0);
      expect(isBeside || end <= (button?.y ?? 0), `${width} pixels wide`).toBe(true);
    }
  }
});

test('on a phone a mark ends the line of the times, and all durations begin in one column', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await page.goto(`/train-from-milan-to-rome?lng=${language}`);
    await page.locator('.day-trains details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    const rows = await page.locator('tr:has(> th > .train-link)').evaluateAll((all) =>
      all.map((row) => {
        const boxOf = (part: string) => row.querySelector(part)?.getBoundingClientRect();
        const [time, duration, mark, later] = [
          '.train-link',
          'td:nth-child(3)',
          'td:is(:nth-child(3), :last-child) > b',
          'td:nth-child(2) > b',
        ].map(boxOf);
        return {
          duration: Math.round(duration?.left ?? 0),
          isLater: later !== undefined,
          // Clear of the arrow.
          isMarkInLine:
            mark && time
              ? mark.top < time.bottom &&
                mark.bottom > time.top &&
                mark.right <= row.getBoundingClientRect().right - 20
              : undefined,
        };
      }),
    );
    expect(rows.some(({ isLater }) => isLater)).toBe(true);
    expect(new Set(rows.map(({ duration }) => duration)).size, language).toBe(1);
    const marks = rows.map(({ isMarkInLine }) => isMarkInLine).filter((is) => is !== undefined);
    expect(new Set(marks), language).toEqual(new Set([true]));
  }
});

test('the figures of a search stay in sight beside its list, with nothing over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await page.goto(`${FLORENCE_MILAN}&lng=${language}`);
    const figures = page.locator('.search-figures');
    const scrollTo = (link: Locator) =>
      link.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    const isClear = async () => {
      const button = await page.locator('.journey-ways .button').boundingBox();
      const first = await figures.locator('dt').first().boundingBox();
      return (first?.y ?? 0) > (button?.y ?? 0) + (button?.height ?? 999);
    };
    await scrollTo(page.locator('.train-link').nth(30));
    await expect(figures).toBeInViewport({ ratio: 1 });
    expect(await isClear(), language).toBe(true);
    // Where the list ends, the card leaves as a whole.
    await scrollTo(page.locator('.train-link').last());
    expect(await isClear(), `${language}, at the end`).toBe(true);
  }
});

test('in the picture of a day, the bar of a train that arrives after midnight has a point', async ({
  page,
}) => {
  await page.goto(`${FLORENCE_MILAN}&lng=en`);
  const row = page.getByRole('row').filter({ hasText: trains.marks.nextDay }).last();
  const address = await row.getByRole('link').first().getAttribute('href');
  const bar = page.locator(`.day-strip a[href="${address}"]`);
  await expect(bar.locator('path')).toHaveCount(1);
  await expect(bar.locator('rect')).toHaveCount(0);
});

test('below a list the shortest time and the price are in sight with the way to the shop', async ({
  page,
}) => {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await page.goto(`${FLORENCE_MILAN}&lng=${language}`);
      const glance = page.locator('.journey-glance');
      await expect(glance).toBeInViewport({ ratio: 1 });
      await expect(glance).toContainText(/1\sh\s48.*19[.,]90/);
    }
  }
});

test('beside a stop with a long name its minutes stay at the end of the first line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/siena-to-arezzo-train?lng=it');
  const list = page.locator('.stop-line').first();
  const stops = await list.locator('li:has(.stop-line-minutes)').evaluateAll((all) =>
    all.map((stop) => {
      const [time, name, minutes] = [...stop.children].map((one) => one.getBoundingClientRect());
      return {
        isBeside: Math.abs((minutes?.top ?? 0) - (time?.top ?? 99)) < 3,
        isWrapped: (name?.height ?? 0) > 40,
      };
    }),
  );
  expect(stops.some(({ isWrapped }) => isWrapped)).toBe(true);
  expect(stops.filter(({ isBeside }) => !isBeside)).toEqual([]);
  // The words that head the minutes end as they do, also in a list wider than a text.
  await page.setViewportSize({ width: 768, height: 1024 });
  const ends = await list
    .locator('small, .stop-line-minutes:not(:empty)')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
  // On a phone the minutes and a day go below a name that would have more than two lines.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/train-from-rome-to-portofino?lng=en');
  const last = page.locator('.stop-line li', { hasText: 'Santa Margherita' }).last();
  const heights = await last
    .locator('> :nth-child(2)')
    .evaluate(
      (name) => name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight),
    );
  expect(heights).toBeLessThan(2.1);
});

test('beside a name of several lines a figure is whole, and stands in the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search?from=Bologna&to=Milan&date=2026-12-18&kinds=regional&change=25&lng=it');
  const figures = await page.locator('.search-figures .figures > div').evaluateAll((rows) =>
    rows.map((row) => {
      const range = document.createRange();
      range.selectNodeContents(row.querySelector('dd')?.firstChild as Node);
      const [first, ...others] = range.getClientRects();
      return { others: others.length, top: (first?.top ?? 0) - row.getBoundingClientRect().top };
    }),
  );
  expect(figures.length).toBeGreaterThanOrEqual(3);
  for (const { others, top } of figures) {
    expect(others).toBe(0);
    expect(top).toBeLessThan(16);
  }
});

test('where no train goes, the red action is another search, and the shop a calm link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/search?from=Cagliari&to=Palermo+Centrale&date=2026-12-11');
  const main = page.getByRole('main');
  await expect(main.locator('.button-primary')).toHaveText([booking.submit]);
  await expect(main.locator('.button-primary')).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
  const shop = main.getByRole('link', { name: search.openShop });
  await expect(shop).toHaveAttribute('href', /departureStationId=83\d{6}&/);
  // In the one card of what is known, not a bar below it.
  const card = await main.locator('.search-none-card').boundingBox();
  const button = await shop.boundingBox();
  const end = (box: typeof card) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(end(button)).toBeLessThan(end(card));
  // Its title is no larger than the page's, and the figure no longer than a line.
  const sizeOf = (level: 1 | 2, name: RegExp | string) =>
    main
      .getByRole('heading', { level, name })
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(await sizeOf(2, search.none)).toBeLessThanOrEqual(await sizeOf(1, /Cagliari/));
  await expect(main.locator('.search-none-card dd')).toHaveText('390\u00a0km as the crow flies');
  await expect(main.locator('.search-none-card small')).toHaveText('as the crow flies');
});
