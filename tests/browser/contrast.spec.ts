import type { Page } from '@playwright/test';
import { openMap } from './map.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

/** WCAG 2.2, criteria 1.4.11 and 1.4.3. */
const FOR_A_SIGN = 3;
const FOR_TEXT = 4.5;

/** The contrast of two colours as the browser paints them (WCAG 2.2, "contrast ratio"). */
function contrastOf(page: Page, colors: readonly [string, string]): Promise<number> {
  return page.evaluate((pair) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    const luminanceOf = (color: string) => {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (byte) =>
          byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [one, other] = pair.map(luminanceOf).sort((a, b) => b - a) as [number, number];
    return (one + 0.05) / (other + 0.05);
  }, colors);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ring of a focused link is seen on the banner, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const link = page.locator('.banner a');
    await expect(link).toBeFocused();
    const ring = await link.evaluate((focused) => window.getComputedStyle(focused).outlineColor);
    const banner = await page
      .locator('.banner')
      .evaluate((element) => window.getComputedStyle(element).backgroundColor);
    expect(await contrastOf(page, [ring, banner])).toBeGreaterThanOrEqual(FOR_A_SIGN);
  });

  test(`the names of the seas can be read on the water, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openMap(page);
    const colorOf = (name: string) =>
      page.locator('.map-section').evaluate((section, property) => {
        const sample = section.appendChild(document.createElement('p'));
        sample.style.color = `var(${property})`;
        const { color } = window.getComputedStyle(sample);
        sample.remove();
        return color;
      }, name);
    for (const water of ['--map-sea', '--map-shoal', '--map-shore']) {
      const contrast = await contrastOf(page, [
        await colorOf('--map-sea-name'),
        await colorOf(water),
      ]);
      expect(contrast, water).toBeGreaterThanOrEqual(FOR_TEXT);
    }
  });

  test(`the diagram’s lines and letters have enough contrast, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openMap(page, '/?view=diagram');
    const sea = await page
      .locator('.map-diagram')
      .evaluate((diagram) => window.getComputedStyle(diagram).backgroundColor);
    const land = await page
      .locator('.map-diagram-land')
      .evaluate((shape) => window.getComputedStyle(shape).fill);
    const letters = await page.locator('.map-legend .map-axis-letter').evaluateAll((all) =>
      all.map((letter) => {
        const fillOf = (part: string) => {
          const element = letter.querySelector(part);
          return element ? window.getComputedStyle(element).fill : '';
        };
        return { name: letter.textContent, line: fillOf('circle'), letter: fillOf('text') };
      }),
    );
    expect(letters.length).toBeGreaterThan(10);
    expect(new Set(letters.map(({ line }) => line)).size).toBe(letters.length);
    for (const { name, line, letter } of letters) {
      expect(await contrastOf(page, [line, sea]), name).toBeGreaterThanOrEqual(FOR_A_SIGN);
      expect(await contrastOf(page, [line, land]), name).toBeGreaterThanOrEqual(FOR_A_SIGN);
      expect(await contrastOf(page, [letter, line]), name).toBeGreaterThanOrEqual(FOR_TEXT);
    }
  });

  test(`the times of the matrix can be read on their tints, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openMap(page, '/?table=rome');
    const tints = await page.locator('.map-matrix-legend li').evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor } = window.getComputedStyle(one);
        return { name: one.textContent, colors: [color, backgroundColor] as const };
      }),
    );
    expect(tints).toHaveLength(6);
    for (const { name, colors } of tints)
      expect(await contrastOf(page, colors), name).toBeGreaterThanOrEqual(FOR_TEXT);
  });
}
