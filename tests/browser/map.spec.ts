import { holdBack } from './hold-back.ts';
import { mapOf as map, openMap, stationOf as station, viewBoxOf } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

test.describe('without JavaScript', () => {
  test.use({ sharesPage: false, javaScriptEnabled: false });

  test('stations, lines and lists are links, and each shows what it says', async ({ page }) => {
    await page.goto('/');
    await map(page)
      .getByRole('link', { name: /^Rome – Milan/ })
      .first()
      .click();
    await expect(page).toHaveURL('/?route=rome-milan#map');
    await expect(map(page).getByRole('heading', { name: 'Rome to Milan' })).toBeVisible();
    await expect(map(page)).toContainText('every 30 min');
    await page.goto((await station(page, 'venice').getAttribute('href')) ?? '');
    await expect(map(page).getByRole('heading', { name: 'Venice', exact: true })).toBeVisible();
    await expect(map(page).locator('.map-note:has([lang=it])')).toHaveText('On the signs: Venezia');
    await expect(map(page).getByRole('heading', { name: /^Next departures after/ })).toBeVisible();
    await expect(map(page).locator('.map-departures li')).toHaveCount(10);
    await map(page)
      .getByRole('link', { name: textsOf('en').map.close })
      .click();
    await expect(station(page, 'venice')).toBeVisible();
  });

  test('a route can be booked through the form above', async ({ page }) => {
    await page.goto('/?route=rome-milan');
    await page.getByRole('link', { name: 'Book this journey' }).click();
    await expect(page.locator('input[name="from"]')).toHaveValue(/^Rome/);
    await expect(page.locator('input[name="to"]')).toHaveValue(/^Milan/);
  });

  test('travel times begin at any station', async ({ page }) => {
    await page.goto('/?reach=rome');
    await page.getByLabel('Leaving from').selectOption('Florence');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(map(page).getByRole('heading', { name: 'How far from Florence?' })).toBeVisible();
    await expect(map(page).getByText(/places within 3\sh$/)).toBeVisible();
  });

  test('the table sorts', async ({ page }) => {
    await page.goto('/?sort=time');
    await page.getByRole('button', { name: 'Distance' }).click();
    await expect(page.getByRole('columnheader', { name: 'Distance' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  test('the table sorts, and the chosen route and the diagram stay', async ({ page }) => {
    await page.goto('/?route=rome-naples&view=diagram&sort=time');
    await page.getByRole('button', { name: 'Distance' }).click();
    await expect(page).toHaveURL(/\?route=rome-naples&view=diagram&sort=distance#map-table$/);
    await expect(map(page).getByRole('heading', { name: 'Rome to Naples' })).toBeVisible();
  });
});

test('choosing a route keeps it in the address and moves to its details', async ({ page }) => {
  await openMap(page);
  await page
    .locator('#map-panel')
    .getByRole('link', { name: /^Rome – Naples/ })
    .click();
  await expect(map(page).getByRole('heading', { name: 'Rome to Naples' })).toBeVisible();
  await expect(page).toHaveURL(/\?route=rome-naples/);
  await expect(map(page).getByRole('heading', { name: 'Rome to Naples' })).toBeFocused();
  await expect(map(page).getByRole('region', { name: 'Rome to Naples' })).toBeVisible();
  // The title says it; a status would compete.
  await expect(map(page).getByText(/chosen/)).toHaveCount(0);
  await expect(page.locator('#map .map-chosen-line')).toHaveAttribute('d', /^M/);
});

test('a choice is ringed at once, and nothing is without one', async ({ page }) => {
  await openMap(page);
  // The rings' places right after the press, with no frame between.
  const press = (selector: string) =>
    page.evaluate((pressed) => {
      const placeOf = (key: string) => {
        const station = document.querySelector(`[data-station=${key}]`)?.parentElement;
        return station?.getAttribute('transform');
      };
      document
        .querySelector(pressed)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      const name = (place: string | null | undefined) =>
        ['rome', 'naples', 'bologna'].find((key) => place === placeOf(key)) ?? place;
      return [...document.querySelectorAll('.map-chosen-ring')].map((ring) =>
        name(ring.parentElement?.getAttribute('transform')),
      );
    }, selector);
  expect(await press('#map-title')).toEqual(['scale(0)', 'scale(0)']);
  expect(await press('#map-panel [href*="route=rome-naples"]')).toEqual(['rome', 'naples']);
  await expect(page.locator('#map .map-chosen-line')).toHaveAttribute('d', /^M/);
  expect(await press('[data-station=bologna]')).toEqual(['bologna', 'bologna']);
  await expect(map(page).getByRole('heading', { name: 'Bologna', exact: true })).toBeVisible();
  expect(await press('#map-title')).toEqual(['bologna', 'bologna']);
});

test('booking a route fills in the form above', async ({ page }) => {
  await openMap(page, '/?route=milan-venice');
  await page.getByRole('link', { name: 'Book this journey' }).click();
  await expect(page.locator('input[name="from"]')).toHaveValue(/^Milan/);
  await expect(page.locator('input[name="to"]')).toHaveValue(/^Ven/);
  await expect(page.locator('[data-field="date"]')).toBeFocused();
});

test('the stations are one stop of the Tab key, and the arrows lead from one to the next', async ({
  page,
}) => {
  await openMap(page);
  await expect(page.locator('#map .map-stations a:not([tabindex="-1"])')).toHaveCount(1);
  await page.locator('#map .map-stations a:not([tabindex="-1"])').focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-station'));
  const begin = await focused();
  // With another key they are the browser's own, such as the way back.
  await page.keyboard.press('Control+ArrowRight');
  expect(await focused()).toBe(begin);
  await page.keyboard.press('ArrowRight');
  const next = await focused();
  expect(next).not.toBe(begin);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`station=${next}`));
});

test('the slider of travel times changes the land in reach, the list and the address', async ({
  page,
}) => {
  await openMap(page, '/?reach=rome');
  const slider = page.getByRole('slider', { name: 'Up to' });
  await expect(slider).toHaveAttribute('aria-valuetext', '3\u00a0h');
  const edge = page.locator('#map .map-reach-land path').first();
  const before = (await edge.boundingBox())?.width ?? 0;
  await expect(station(page, 'palermo').locator('.map-band')).toHaveCount(0);
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/within=195/);
  await page.getByRole('button', { name: 'Half an hour more' }).click();
  await expect(page).toHaveURL(/within=225/);
  await page.keyboard.press('Tab');
  await slider.press('End');
  await expect(page).toHaveURL(/within=360/);
  await expect.poll(async () => (await edge.boundingBox())?.width ?? 0).toBeGreaterThan(before);
  await expect(map(page).getByText(/places within 6\sh$/)).toBeVisible();
  await expect(map(page).getByRole('link', { name: 'City guide: Naples' })).toHaveAttribute(
    'href',
    '/cities/naples',
  );
});

test('the diagram has the map’s stations and choices, and is in the address', async ({ page }) => {
  await openMap(page);
  await map(page).getByRole('link', { name: 'Diagram', exact: true }).click();
  await expect(page).toHaveURL(/view=diagram/);
  const diagram = page.getByRole('application', { name: 'Diagram of the main lines' });
  await diagram.locator('[data-station="bologna"] .map-target').hover();
  await expect(diagram.locator('.map-diagram-says')).toHaveText(
    /^Bologna, 2\sh\s03\smin from Rome$/,
  );
  await diagram.locator('[data-station="bologna"] .map-target').click();
  await expect(map(page).getByRole('heading', { name: 'Bologna', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/station=bologna.*view=diagram/);
  await page.goto('/?route=rome-milan&view=diagram');
  await expect(page.locator('#map .map-diagram .map-chosen-line')).toHaveAttribute(
    'd',
    /^M234 442.5L/,
  );
});

test('the diagram takes the map’s place once its style sheet is there', async ({ page }) => {
  await openMap(page);
  const sheet = /\/diagram-[^/]*\.css$/;
  const arrival = Promise.withResolvers<void>();
  await page.route(sheet, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const requested = page.waitForRequest(sheet);
  await map(page).getByRole('link', { name: 'Diagram', exact: true }).click();
  await requested;
  await expect(page.locator('#map .map-canvas')).toBeVisible();
  await expect(page.locator('#map .map-diagram')).toHaveCount(0);
  arrival.resolve();
  await expect(page.locator('#map .map-diagram')).toBeVisible();
  await expect(page.locator('#map .map-axis').first()).toHaveCSS('fill', 'none');
});

test('the diagram is printed alone, on one sheet', async ({ page }) => {
  await page.goto('/?view=diagram');
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(1);
});

test('the keys of the map zoom and move it', async ({ page }) => {
  await openMap(page);
  const viewBox = () => viewBoxOf(page);
  const whole = await viewBox();
  await page.getByRole('application', { name: textsOf('en').map.label }).focus();
  await page.keyboard.press('+');
  await expect.poll(viewBox).not.toBe(whole);
  const enlarged = await viewBox();
  await page.keyboard.press('ArrowDown');
  await expect.poll(viewBox).not.toBe(enlarged);
  await page.keyboard.press('0');
  await expect.poll(viewBox).toBe(whole);
  await expect(page.getByRole('status').filter({ hasText: '100%' })).toBeAttached();
});

test('the bare wheel scrolls the page, and with Ctrl it zooms', async ({ page }) => {
  await openMap(page);
  await page.locator('#map .map-frame').hover();
  const viewBox = () => viewBoxOf(page);
  const whole = await viewBox();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  expect(await viewBox()).toBe(whole);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(viewBox).not.toBe(whole);
});

for (const [width, language] of [
  [360, 'en'],
  [768, 'fr'],
  [1366, 'it'],
] as const) {
  test(`no name covers another at ${width} pixels in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openMap(page, `/?lng=${language}`);
    const overlapping = () =>
      page.locator('#map .map-station text').evaluateAll((texts) => {
        const boxes = texts
          .map((text) => ({ name: text.textContent, box: text.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0);
        return boxes.flatMap(({ name, box }, place) =>
          boxes
            .slice(place + 1)
            .filter(
              (other) =>
                box.left < other.box.right - 1 &&
                other.box.left < box.right - 1 &&
                // The line's box is taller than its letters.
                box.top + 3 < other.box.bottom - 3 &&
                other.box.top + 3 < box.bottom - 3,
            )
            .map((other) => `${name} and ${other.name}`),
        );
      });
    await expect.poll(overlapping).toEqual([]);
    for (const key of [
      'rome',
      'milan',
      'venice',
      'florence',
      'naples',
      'turin',
      'bologna',
      'genoa',
      'pisa',
      'bari',
    ])
      await expect(station(page, key).locator('text:visible')).toHaveCount(1);
  });
}

test('a travel time and a station chosen before the code loads are kept', async ({
  page,
  context,
}) => {
  const release = await holdBack(context, '**/assets/map*.js');
  await page.goto('/?reach=ferrara#map', { waitUntil: 'commit' });
  const within = page.getByRole('slider', { name: /^Up to/ });
  await within.fill('120');
  await page.getByLabel('Leaving from').selectOption('milan');
  release();
  await expect(page.getByRole('heading', { name: 'How far from Milan?' })).toBeVisible();
  await expect(within).toHaveAttribute('aria-valuetext', '2\u00a0h');
  await expect(within).toHaveValue('120');
  await expect.poll(() => new URL(page.url()).search).toBe('?reach=milan&within=120');
});
