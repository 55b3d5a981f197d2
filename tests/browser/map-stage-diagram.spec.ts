import type { Page } from '@playwright/test';
import { LANGUAGES } from '#app/domain/language.ts';
import { boxOf, mapOf as map, mapReady } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

/** The least size of the letters of the diagram's names on the screen, in CSS pixels. */
function leastLetters(page: Page): Promise<number> {
  return page.locator('#map .map-diagram').evaluate((diagram) => {
    const svg = diagram.querySelector('svg');
    const scale = svg?.getScreenCTM()?.a ?? 0;
    const sizes = [...diagram.querySelectorAll('.map-station text')].map((text) =>
      Number.parseFloat(window.getComputedStyle(text).fontSize),
    );
    return Math.min(...sizes) * scale;
  });
}

for (const [width, height, least] of [
  [360, 740, 11.7],
  [390, 844, 12.5],
  [640, 360, 9],
  [740, 360, 11],
  [1366, 768, 12],
  [1920, 1080, 17],
] as const) {
  test(`the names of the stage’s diagram can be read at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/map?view=diagram&lng=fr');
    await expect(map(page).locator('.map-diagram')).toBeVisible();
    expect(await leastLetters(page)).toBeGreaterThan(least);
    // On a phone held sideways the drawing goes on below its box: the legend's button is clear.
    if (height > 500) return;
    const legend = await map(page).locator('.map-stage-legend').boundingBox();
    const box = await map(page).locator('.map-diagram-box').boundingBox();
    expect(legend?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    // In French the switches may be two rows.
    const switches = await map(page).locator('.map-switches').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((switches?.y ?? 0) + (switches?.height ?? 0));
  });
}

test('a station chosen in a diagram that is higher than a phone comes into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map?view=diagram&station=siracusa');
  const chosen = map(page).locator('[data-station="siracusa"] .map-target');
  await expect(chosen).toBeInViewport();
  const panel = await map(page).locator('.map-panel').boundingBox();
  const { y = 0, height = 0 } = (await chosen.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(panel?.y ?? 0);
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [412, 915],
] as const) {
  test(`all of the diagram is on the first screen of a phone of ${width} pixels, under no button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGES) {
      await page.goto(`/map?view=diagram&lng=${language}`);
      await mapReady(page);
      const covered = await map(page)
        .locator('.map-stage')
        .evaluate((stage) => {
          const boxesOf = (parts: string) =>
            [...stage.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
          const sheet = stage.querySelector('.map-panel')?.getBoundingClientRect().top ?? 0;
          const drawn = '.map-diagram .map-station text, .map-diagram .map-axis-letter';
          const over = boxesOf('.map-stage-legend, .map-diagram-enlarge, .map-modes');
          return boxesOf(drawn).filter(
            ({ left, right, top, bottom }) =>
              bottom > Math.min(sheet, window.innerHeight) ||
              over.some(
                (box) =>
                  box.left < right - 2 &&
                  box.right > left + 2 &&
                  box.top < bottom - 4 &&
                  box.bottom > top + 4,
              ),
          ).length;
        });
      expect(covered, language).toBe(0);
      const diagram = await boxOf(map(page).locator('.map-diagram'));
      const modes = await boxOf(map(page).locator('.map-modes').last());
      expect(diagram.y - modes.bottom, `${language}, below the switches`).toBeLessThan(24);
      // Its island is below the buttons.
      await expect(map(page).locator('.map-diagram-island')).toBeHidden();
    }
  });
}

test('the diagram’s lines are as thick as they are used, and its names have three sizes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/map?view=diagram');
  const sizeOf = (part: string, property: 'strokeWidth' | 'fontSize') =>
    map(page)
      .locator(`.map-diagram ${part}`)
      .first()
      .evaluate((element, name) => Number.parseFloat(getComputedStyle(element)[name]), property);
  const weights = [];
  for (const axis of ['spine', 'plain', 'night'])
    weights.push(await sizeOf(`.map-axis.axis-${axis}`, 'strokeWidth'));
  expect(weights[0]).toBeGreaterThan(1.4 * (weights[1] ?? 0));
  expect(weights[1]).toBeGreaterThan(1.4 * (weights[2] ?? 0));
  // The branch of the thickest line to Taranto is as thin as its trains are few.
  const branches = map(page).locator('.map-diagram .map-axis.axis-spine');
  await expect(branches).toHaveCount(3);
  await expect(branches.last()).toHaveCSS('stroke-width', `${weights[2]}px`);
  await expect(map(page).locator('.map-stage-legend')).toContainText('Thicker: more trains.');
  // The name of Sardinia is within its island, from -5 to 55 in units of the drawing.
  const island = await map(page)
    .locator('.map-diagram-island')
    .evaluate((text) => {
      const { x, width } = (text as SVGTextElement).getBBox();
      return { x, width };
    });
  expect(island.x).toBeGreaterThan(-5);
  expect(island.x + island.width).toBeLessThan(55);
  const names = [];
  for (const key of ['rome', 'verona', 'paola'])
    names.push(await sizeOf(`[data-station="${key}"] text`, 'fontSize'));
  expect(names[0]).toBeGreaterThan(names[1] ?? 0);
  expect(names[1]).toBeGreaterThan(names[2] ?? 0);
});

test('the button that enlarges the diagram is clear of the legend on a short phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/map?view=diagram&station=bologna');
  await mapReady(page);
  const enlarge = map(page).getByRole('button', { name: textsOf('en').map.controls.enlarge });
  await enlarge.click();
  await expect(map(page).locator('.map-diagram')).toHaveAttribute('data-enlarged');
  await expect(enlarge).toHaveAttribute('aria-pressed', 'true');
});

test('the button of the diagram is where the map’s first one is', async ({ page }) => {
  const { controls } = textsOf('en').map;
  const placeOf = async (name: string) => {
    const button = map(page).getByRole('button', { name, exact: true });
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    return [Math.round(x), Math.round(y)];
  };
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/map');
    await mapReady(page);
    const place = await placeOf(controls.zoomIn);
    await page.goto('/map?view=diagram');
    await mapReady(page);
    expect(await placeOf(controls.enlarge), `${width} pixels`).toEqual(place);
  }
});

test('the enlarged diagram reaches to the end of the stage', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/map?view=diagram');
  await mapReady(page);
  await map(page)
    .getByRole('button', { name: textsOf('en').map.controls.enlarge })
    .click();
  await expect(map(page).locator('.map-diagram')).toHaveAttribute('data-enlarged');
  const { y = 0, height = 0 } = (await map(page).locator('.map-diagram-box').boundingBox()) ?? {};
  expect(y + height).toBeGreaterThan(760);
});

test('the lowest letter of the diagram keeps clear of the window’s end', async ({ page }) => {
  for (const [width, height] of [
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/map?view=diagram');
    const svg = await map(page).locator('.map-diagram-box svg').boundingBox();
    const box = await map(page).locator('.map-diagram-box').boundingBox();
    const below = (box?.y ?? 0) + (box?.height ?? 0) - (svg?.y ?? 0) - (svg?.height ?? 0);
    expect(below, `${width} × ${height}`).toBeGreaterThanOrEqual(7);
  }
});

test('on a laptop switches and legend stand beside the drawing, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    for (const view of ['map', 'diagram', 'now'] as const) {
      await page.goto(`/map?view=${view}&lng=${language}`);
      if (view === 'map' || view === 'now') await mapReady(page);
      const drawing = map(page).locator('.map-frame, .map-diagram').first();
      const { x: left = 0 } = (await drawing.boundingBox()) ?? {};
      const parts = map(page).locator('.map-stage h1, .map-stage .map-modes, .map-stage-legend');
      const boxes = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
      let bottom = 0;
      for (const box of boxes.toSorted((a, b) => (a?.y ?? 0) - (b?.y ?? 0))) {
        const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
        expect(x + width, `${view}, ${language}`).toBeLessThanOrEqual(left);
        expect(y, `${view}, ${language}`).toBeGreaterThanOrEqual(bottom);
        bottom = y + height;
      }
      // Each switch is one row.
      for (const links of await map(page).locator('.map-modes').all()) {
        const { height = 0 } = (await links.boundingBox()) ?? {};
        expect(height, `${view}, ${language}`).toBeLessThan(60);
      }
    }
    await page.goto(`/map?lng=${language}`);
    await expect(map(page).getByText(textsOf(language).map.legend.highSpeed).first()).toBeVisible();
  }
});

test('the legend of the diagram is seen whole on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const language of LANGUAGES) {
    await page.goto(`/map?view=diagram&lng=${language}`);
    const legend = map(page).locator('.map-stage-legend .map-legend');
    await expect(legend.getByRole('listitem').last()).toBeVisible();
    const hidden = await legend.evaluate((list) => list.scrollHeight - list.clientHeight);
    expect(hidden, language).toBeLessThanOrEqual(1);
  }
});

test('the diagram’s printed legend has no link, and forced colours reach its times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/map?view=diagram&route=rome-milan');
  const time = map(page).locator('.map-diagram .map-time').first();
  await expect(time).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const entries = map(page).locator('.map-legend li');
  await expect(entries.first()).toBeVisible();
  await expect(entries.last()).toBeHidden();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme: 'light' });
  await expect(time).toHaveCSS('fill', 'rgb(0, 0, 0)');
});

test('the printed city chart is one sheet, with dark figures without tints', async ({ page }) => {
  await page.goto('/map?table=rome');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const far = map(page).locator('.map-matrix-scroll .map-cell-far').first();
  const row = map(page).locator('.map-matrix-scroll tbody th').first();
  const ink = await row.evaluate((cell) => window.getComputedStyle(cell).color);
  await expect(far).toHaveCSS('color', ink);
  await expect(far).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
