import { openForm } from './booking.ts';
import { findSidewaysOverflow } from './sideways-overflow.ts';
import { standStill } from './stand-still.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('the suggestions and the calendar fit a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const booking = await openForm(page, 'fr');
  await booking.from.fill('san');
  await expect(booking.options.first()).toBeVisible();
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await booking.date.click();
  await expect(booking.calendar.getByRole('grid')).toBeVisible();
  expect(await findSidewaysOverflow(page)).toEqual([]);
  const box = await booking.calendar.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
});

test('the board with the longest name fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/cities/siena?lng=it');
  await expect(page.getByRole('rowheader', { name: /Poggibonsi/ })).toBeAttached();
  expect(await findSidewaysOverflow(page)).toEqual([]);
});

test('the highlighted station stays in sight at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const booking = await openForm(page, 'en');
  await booking.from.focus();
  await page.keyboard.type('rom');
  await expect(booking.options).toHaveCount(8);
  const highlighted = booking.form.locator('.suggestion[aria-selected=true]');
  for (const key of [...Array(7).fill('ArrowDown'), 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(highlighted).toBeInViewport({ ratio: 0.9 });
  }
});

test('with letters twice as large no time and no word of a list breaks', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, cells] of [
    ['/', '.map-row-name, .map-row-time'],
    ['/routes/rome/milan', '.train-table td:not(:last-child)'],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const broken = await page.locator(cells).evaluateAll((all) =>
      all
        .filter((cell) => cell.checkVisibility())
        .filter((cell) => {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
          const words = [...(text?.textContent ?? '').matchAll(/[^ –]+/g)];
          return words.some(({ index, 0: word }) => {
            const range = document.createRange();
            range.setStart(text as Node, index);
            range.setEnd(text as Node, index + word.length);
            return range.getClientRects().length > 1 || range.getBoundingClientRect().right > 360;
          });
        })
        .map((cell) => cell.textContent),
    );
    expect(broken).toEqual([]);
  }
});

test('at 400 % zoom a message leaves the field that it speaks of in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const booking = await openForm(page, 'it');
  await booking.submit.click();
  await expect(booking.toast).toBeAttached();
  await expect(booking.from).toBeFocused();
  const [field, toast] = [await booking.from.boundingBox(), await booking.toast.boundingBox()];
  expect(toast?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  await expect(booking.form.getByText(booking.texts.errors.fromMissing)).toBeInViewport({
    ratio: 1,
  });
});

test.describe('on a phone', () => {
  test.use({ sharesPage: false, isMobile: true, hasTouch: true });

  test('turning it keeps the place on the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/cities/rome');
    const read = page.getByRole('heading', { level: 2 }).nth(2);
    await read.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    // The browser chooses what it keeps in place with the next frames.
    await page.evaluate(standStill);
    for (const [width, height] of [[740, 360] as const, [360, 740] as const]) {
      await page.setViewportSize({ width, height });
      await expect(read).toBeInViewport();
    }
  });
});

// Chromium keeps a drawing in memory with the fragment of its first address.
test.describe('with pictures that no other test has opened', () => {
  test.use({ sharesPage: false });

  test('nothing moves if the visitor prefers reduced motion', async ({ page }) => {
    await page.goto('/');
    const moving = await page.evaluate(() =>
      document.getAnimations().map((animation) => String(animation.constructor.name)),
    );
    expect(moving).toEqual([]);
    const panorama = page.locator('.hero-picture img');
    expect(await panorama.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\.svg$/,
    );
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  });

  test.describe('for all others', () => {
    test.use({ reducedMotion: 'no-preference' });

    test('the train arrives once', async ({ page }) => {
      await page.goto('/');
      const panorama = page.locator('.hero-picture img');
      const source = await panorama.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toMatch(/\.svg#arriving$/);
      await page.goto(source);
      const train = page.locator('.hero-train');
      expect(await train.evaluate((group) => group.getAnimations().length)).toBe(1);
      await page.goto(source.replace('#arriving', '#night-arriving'));
      expect(await train.evaluate((group) => group.getAnimations().length)).toBe(1);
      await page.goto(source.replace('#arriving', ''));
      await page.reload();
      expect(await train.evaluate((group) => group.getAnimations().length)).toBe(0);
    });
  });
});

test('at 400 % the figures of a leg stand below their headings', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/plan?stops=rome-termini,florence-s-m-novella&days=1,1&date=2026-12-18');
  const leg = page.locator('.plan-leg').first().getByRole('table').first();
  for (const at of [0, 1, 2]) {
    const heading = await leg.locator('thead th').nth(at).boundingBox();
    const figure = await leg.locator('tbody tr').first().locator('th, td').nth(at).boundingBox();
    expect(figure?.x).toBeCloseTo(heading?.x ?? Number.NaN, 0);
  }
});
