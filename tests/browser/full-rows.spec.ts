import type { Locator } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true, viewport: { width: 360, height: 740 } });

/** The distinct right edges of the last buttons of each line, in CSS pixels. */
const endsOfLines = (buttons: Locator) =>
  buttons.evaluateAll((all) => {
    const ends = new Map<number, number>();
    for (const button of all) {
      const { top, right } = button.getBoundingClientRect();
      ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, Math.round(right)));
    }
    return [...new Set(ends.values())];
  });

test('on a phone, lines of buttons end together', async ({ page }) => {
  for (const language of LANGUAGES) {
    const lng = `lng=${language}`;
    await page.goto(`/search?from=Rome+Termini&to=Milan+Centrale&date=2026-12-11&${lng}`);
    await page.locator('.train-link[aria-expanded]').first().click();
    await expect(page.locator('.train-buttons button').first()).toBeVisible();
    expect(await endsOfLines(page.locator('.train-actions .button:visible'))).toHaveLength(1);
    await page.goto(`/plan?stops=rome,florence&date=2026-12-16&${lng}`);
    await expect(page.locator('.plan-share button').first()).toBeVisible();
    expect(await endsOfLines(page.locator('.plan-share .button:visible'))).toHaveLength(1);
  }
});

test('on a phone, a train without a change takes two lines', async ({ page }) => {
  for (const language of LANGUAGES) {
    await page.goto(`/search?from=Florence&to=Milan+Centrale&date=2026-12-11&lng=${language}`);
    const lines = await page.locator('.train-table tbody tr').evaluateAll((rows) =>
      rows
        .filter((row) =>
          /^\s*Frecciarossa\s\d+\s*$/.test(row.lastElementChild?.lastChild?.textContent ?? ''),
        )
        .map((row) => {
          const { top, bottom } = (row.lastElementChild ?? row).getBoundingClientRect();
          return Math.round((bottom - top) / Number.parseFloat(getComputedStyle(row).fontSize));
        }),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines), language).toBe(1);
  }
});

test('the wall of all posters ends with a full row', async ({ page }) => {
  await page.goto('/cities?lng=en');
  const end = page.getByRole('link', { name: 'See the travel times' });
  await expect(end).toHaveAttribute('href', '/map?reach=rome');
  for (const width of [360, 768, 1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const gaps = await page.locator('.poster-wall').evaluate((wall) => {
      const [first, ...others] = [...wall.children].map((item) => item.getBoundingClientRect());
      const last = others.at(-1);
      const beside = others.filter(({ top }) => top === last?.top).at(-2);
      const gap = Number.parseFloat(window.getComputedStyle(wall).columnGap);
      const start = beside ? beside.right + gap : first?.left;
      const end = wall.getBoundingClientRect().right;
      return last && start !== undefined && [last.left - start, end - last.right].map(Math.round);
    });
    expect(gaps, `${width} pixels wide`).toEqual([0, 0]);
  }
  await page.goto('/cities?theme=sea&lng=en');
  await expect(end).toHaveCount(0);
});

test('other cities and other routes end with a full row', async ({ page }) => {
  for (const [path, grid, widths] of [
    ['/cities/venice', '.poster-wall', [360, 768, 1000, 1366, 1920]],
    ['/routes/rome/milan', '.route-grid', [768, 1366, 1920]],
  ] as const) {
    await page.goto(`${path}?lng=en`);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const gap = await page
        .locator(grid)
        .last()
        .evaluate(
          (row) =>
            row.getBoundingClientRect().right -
            (row.lastElementChild?.getBoundingClientRect().right ?? 0),
        );
      expect(Math.round(gap), `${path}, ${width} pixels wide`).toBe(0);
    }
  }
});

test('the names of three sights beside each other stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/train-from-rome-to-siena?lng=en');
  for (const sights of await page.locator('.sights').all()) {
    const names = await sights
      .locator('strong')
      .evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().top)));
    expect(names).toHaveLength(3);
    expect(new Set(names).size).toBe(1);
  }
});

test('the poster of a city stands once on the page of a trip', async ({ page }) => {
  await page.goto('/train-from-milan-to-paris?lng=en');
  // The height of a poster in its own units.
  await expect(page.locator('main img[height="1000"]')).toHaveCount(1);
});

test('a trip beyond the railway is headed by its map, not by another city’s poster', async ({
  page,
}) => {
  await page.goto('/train-from-bari-to-alberobello?lng=en');
  await expect(page.locator('.route-hero .journey-map')).toBeVisible();
  await expect(page.locator('.route-hero img')).toHaveCount(0);
});

test('the poster of a city nearby fills the right of its card', async ({ page }) => {
  for (const [trip, count] of [
    ['/train-from-orvieto-to-lecce', 1],
    ['/train-from-orvieto-to-fabriano', 2],
  ] as const) {
    for (const width of [768, 960, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${trip}?lng=en`);
      const gaps = await page.locator('.place-poster').evaluateAll((posters) =>
        posters.map((poster) => {
          const card = poster.closest('.place-card') as Element;
          const text = [...card.querySelectorAll('p, li')].filter((part) => !part.contains(poster));
          const edges = text.map((part) => part.getBoundingClientRect().right);
          const [inside, around] = [poster, card].map((part) => part.getBoundingClientRect());
          return {
            beside: Math.round((around?.right ?? 0) - (inside?.right ?? 0)),
            below: Math.round((around?.bottom ?? 0) - (inside?.bottom ?? 0)),
            covered: edges.some((edge) => edge > (inside?.left ?? 0)),
          };
        }),
      );
      expect(gaps, `${trip}, ${width} pixels wide`).toEqual(
        Array(count).fill({ beside: 0, below: 0, covered: false }),
      );
    }
  }
});

test('a plan has its trains before its map on a phone, in large figures on cards', async ({
  page,
}) => {
  await page.goto('/plan?stops=rome,florence,venice&days=1,2,1&date=2026-12-16&lng=en');
  const top = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top(page.locator('.plan-leg').last())).toBeLessThan(
    await top(page.locator('.plan .late-map')),
  );
  const best = page.locator('.plan-leg > .train-table').first();
  await expect(best.locator('tbody td').first()).toHaveCSS('font-size', '22px');
  await page.setViewportSize({ width: 1366, height: 768 });
  const [shop, search] = [
    best.locator('~ .plan-actions .button'),
    best.locator('~ * .plan-search'),
  ];
  const middles = await Promise.all(
    [shop, search].map((one) =>
      one.evaluate((element) => {
        const { top: above, bottom } = element.getBoundingClientRect();
        return Math.round((above + bottom) / 2);
      }),
    ),
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 9))).toBeLessThan(3);
  // An open train has a red button of its own.
  await best.locator('.train-link[aria-expanded]').click();
  await page.mouse.move(0, 0);
  await expect(best.locator('.train-opened .button-primary')).toBeVisible();
  await expect(shop).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the paragraphs of two cities’ cards follow each other without blank lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/train-from-rome-to-milan?lng=en');
  // Between lines of text: a paragraph may be taller than its own.
  const gaps = await page.locator('.place-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const parts = [...card.querySelectorAll('p:not(.place-guide)')].map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        return text.getBoundingClientRect();
      });
      return parts.slice(1).map(({ top }, at) => Math.round(top - (parts[at]?.bottom ?? 0)));
    }),
  );
  expect(gaps.length).toBeGreaterThan(4);
  expect(Math.max(...gaps)).toBeLessThan(20);
  const sights = await page
    .locator('.sights')
    .evaluateAll((all) => all.map((list) => Math.round(list.getBoundingClientRect().top)));
  expect(new Set(sights).size).toBe(1);
  // Clear of their heading.
  await expect(page.locator('.sights').first()).toHaveCSS('margin-top', '12px');
  // Much is said of Milan's stations and nothing of Siena's: side by side, one would have a hole.
  await page.goto('/treno-da-siena-a-milano');
  const [siena, milan] = await page
    .locator('.place-card')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  expect(milan?.top).toBeGreaterThan(siena?.bottom ?? 9999);
  expect(milan?.left).toBe(siena?.left);
  // Four lines of a description are not torn in two.
  for (const words of await page.locator('.place-words > p').all())
    await expect(words).toHaveCSS('column-count', 'auto');
  for (const width of [1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/cagliari-to-sassari');
    const tops = await page
      .locator('.trip-words > p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size, `${width}`).toBe(1);
  }
});

test('on a phone the picture of a route stands beside its words', async ({ page }) => {
  await page.goto('/routes/rome/milan?lng=fr');
  const cards = await page.locator('.route-card').evaluateAll((all) =>
    all.map((card) => {
      const [around, picture] = [card, card.querySelector('.route-picture') ?? card].map((one) =>
        one.getBoundingClientRect(),
      );
      return { height: around?.height ?? 0, beside: (picture?.width ?? 0) / (around?.width ?? 1) };
    }),
  );
  expect(cards).toHaveLength(6);
  expect(Math.max(...cards.map(({ height }) => height))).toBeLessThan(260);
  expect(Math.max(...cards.map(({ beside }) => beside))).toBeLessThan(0.5);
});

test('on a phone, the mark of the fastest ends the line of its times', async ({ page }) => {
  await page.goto('/search?from=Florence&to=Milan&date=2026-12-24&lng=en');
  const ends = await page.locator('.train-table td:nth-child(3) > b').evaluateAll((marks) =>
    marks.map((mark) => {
      const [own, around] = [mark, mark.parentElement].map((one) => one?.getBoundingClientRect());
      return Math.round((around?.right ?? 0) - (own?.right ?? 0));
    }),
  );
  expect(ends.length).toBeGreaterThanOrEqual(3);
  expect(new Set(ends)).toEqual(new Set([0]));
});

test('on a phone, the figures of a plan and its buttons to the shop take a line each', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(`/plan?stops=rome,florence&days=1,2&date=2026-12-16&lng=${language}`);
    const heights = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { fontSize } = getComputedStyle(one);
          return Math.round(one.getBoundingClientRect().height / Number.parseFloat(fontSize));
        }),
      );
    expect(await heights('.plan-head .figures dd'), language).toEqual([1, 1]);
    const starts = await page
      .locator('.plan-head .figures dd')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(new Set(starts).size, `${language}: below each other`).toBe(1);
    expect(await heights('.plan-actions > .train-shop'), language).toEqual([3]);
  }
});

test('the picture of a search to correct hangs from the header, up to the window’s edge', async ({
  page,
}) => {
  for (const [from, picture] of [
    ['Nowhere', '.split-picture'],
    ['Rome', '.split-picture'],
    ['Rome&to=Milan', '.route-picture'],
  ] as const) {
    await page.goto(`/search?from=${from}&date=2026-02-30&lng=en`);
    for (const width of [360, 768, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const frame = await page.locator(picture).boundingBox();
      const around = await page.locator('.correction').boundingBox();
      const right = (box: typeof frame) => (box?.x ?? 0) + (box?.width ?? -1);
      expect(frame?.y, `${width}`).toBeCloseTo(around?.y ?? -1, 0);
      expect(right(frame), `${width}`).toBeCloseTo(right(around), 0);
      await expect(page.getByRole('alert').first()).toBeInViewport();
    }
  }
});
