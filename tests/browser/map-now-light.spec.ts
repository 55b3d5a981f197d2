import { COLOR_RULES, findViolations } from './axe.ts';
import { mapOf as map, openMap } from './map.ts';
import { expect, NOW, test } from './test.ts';
import { textsOf } from './texts.ts';

const texts = textsOf('en').map;

test('names and the discs of stations lie above the trains', async ({ page }) => {
  await openMap(page, '/map?view=now&day=2026-12-15&minute=720');
  const layerOf = (selector: string) =>
    map(page)
      .locator(selector)
      .evaluate((sheet) => Number.parseInt(window.getComputedStyle(sheet).zIndex, 10) || 0);
  expect(await layerOf('.map-sheet-stations')).toBeGreaterThan(await layerOf('.now-trains'));
  const ring = map(page).locator('[data-station="rome"] .map-ring');
  await expect(ring).not.toHaveCSS('fill', 'none');
});

test('the legend has the dots and the ground of the map, by day and by night', async ({ page }) => {
  for (const minute of [720, 1380]) {
    await openMap(page, `/map?view=now&day=2026-12-15&minute=${minute}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await map(page).evaluate((section) => {
        const styleOf = (selector: string, part?: string) =>
          getComputedStyle(section.querySelector(selector) as Element, part);
        // Written as a browser writes a colour.
        const written = (colour: string) => {
          const { style } = document.createElement('i');
          style.color = colour;
          return style.color;
        };
        const trains = styleOf('.now-trains');
        const keys = ['fast', 'long', 'regional'] as const;
        return {
          ofKey: keys.map((key) => styleOf(`.now-key-${key}`, '::before').backgroundColor),
          ofTrains: keys.map((key) => written(trains.getPropertyValue(`--now-${key}`))),
          ground: styleOf('.now-legend').backgroundColor,
        };
      });
      expect(colours.ofKey, colorScheme).toEqual(colours.ofTrains);
      const [, lightness = 0] = /oklch\(([\d.]+)/.exec(colours.ground) ?? [];
      const isDark = colorScheme === 'dark' || minute === 1380;
      expect(Number(lightness) < 0.5, colours.ground).toBe(isDark);
    }
  }
});

test('by night panel, switches and controls are dark too, unless more contrast is asked for', async ({
  page,
}) => {
  const lightness = () =>
    map(page).evaluate((section) =>
      ['.map-panel', '.map-modes', '.map-control'].map((selector) => {
        const part = section.querySelector(selector) as Element;
        const { backgroundColor, color } = getComputedStyle(part);
        return [backgroundColor, color].map((text) => Number(/oklch\(([\d.]+)/.exec(text)?.[1]));
      }),
    );
  for (const [minute, contrast] of [
    [720, 'no-preference'],
    [1380, 'no-preference'],
    [1380, 'more'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light', contrast });
    await openMap(page, `/map?view=now&day=2026-12-15&minute=${minute}&station=rome`);
    await expect(map(page).locator('.map-departures li').first()).toBeVisible();
    expect(await findViolations(page, { part: '#map', only: COLOR_RULES })).toEqual([]);
    const isDark = minute === 1380 && contrast !== 'more';
    for (const [ground = 0, ink = 0] of await lightness()) {
      expect(ground < 0.3, `${minute} ${contrast}`).toBe(isDark);
      expect(ink > 0.7, `${minute} ${contrast}`).toBe(isDark);
    }
  }
  await page.emulateMedia({ contrast: 'no-preference' });
});

test('names have contrast enough with land and sea in every light', async ({ page }) => {
  for (const [at, minute] of Object.entries({ night: 120, dawn: 330, day: 720, dusk: 1260 })) {
    await openMap(page, `/map?view=now&day=2026-12-15&minute=${minute}`);
    const ground = map(page).locator('.map-now');
    await expect(ground).toHaveAttribute('data-light', at);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const least = await ground.evaluate(leastContrast);
      expect(least, `${colorScheme} ${at}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** Runs in the page: the least contrast of names with what they stand on (WCAG 2.2). */
function leastContrast(ground: Element): number {
  const stations = ground.querySelector('.map-sheet-stations') ?? ground;
  const sheets = [...ground.querySelectorAll('.now-ground')];
  const top = sheets.findLast((sheet) => getComputedStyle(sheet).opacity === '1') ?? ground;
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
  const luminanceOf = (element: Element, name: string) => {
    context.filter = getComputedStyle(element).filter;
    context.fillStyle = getComputedStyle(element).getPropertyValue(`--map-${name}`);
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
      byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const pairs = [
    ...['sea', 'shoal', 'land', 'abroad'].map(
      (below) => [luminanceOf(stations, 'name'), luminanceOf(top, below)] as const,
    ),
    [luminanceOf(top, 'sea-name'), luminanceOf(top, 'sea')] as const,
  ];
  return Math.min(
    ...pairs.map((pair) => {
      const [dark = 0, light = 0] = pair.toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }),
  );
}

test('while a day plays the ground follows the hour by the opacity of its sheets alone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: NOW });
  await openMap(page, '/map?view=now&day=2026-12-15&minute=360');
  await page.clock.pauseAt(new Date(NOW.getTime() + 3_600_000));
  // The canvas gets its size once, some frames after the code has arrived.
  const canvas = map(page).locator('.now-trains canvas');
  await expect.poll(() => canvas.evaluate(hasSizeOfItsPlace)).toBe(true);
  await map(page).locator('.map-now').evaluate(watchChanges);
  await map(page).getByRole('button', { name: texts.now.play }).click();
  // From 06:00 through dawn, day, dusk and night, with a tenth of the frames.
  for (let frame = 0; frame < 420; frame += 1) await page.clock.fastForward(100);
  expect(await page.evaluate(() => window.changed)).toEqual(['div data-light', 'svg opacity']);
  await expect(map(page).locator('.map-now')).toHaveAttribute('data-light', 'night');
});

/** Runs in the page: whether a canvas has the pixels of its place. */
function hasSizeOfItsPlace(canvas: SVGElement | HTMLElement): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;
  return (
    canvas.width === Math.round(canvas.clientWidth * devicePixelRatio) &&
    canvas.height === Math.round(canvas.clientHeight * devicePixelRatio)
  );
}

declare global {
  interface Window {
    changed: readonly string[];
  }
}

/** Runs in the page: notes which attributes of the map change, on which elements. */
function watchChanges(ground: Element): void {
  window.changed = [];
  new MutationObserver((records) => {
    const changed = records.map(
      ({ target, attributeName }) => `${target.nodeName.toLowerCase()} ${attributeName}`,
    );
    window.changed = [...new Set([...window.changed, ...changed])].sort();
  }).observe(ground, { attributes: true, childList: true, subtree: true });
}
