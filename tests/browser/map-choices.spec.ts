import { mapOf as map, openMap, stationOf as station } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

test('a chosen station shows its direct lines with their minutes, and its next trains', async ({
  page,
}) => {
  await openMap(page);
  await station(page, 'florence').click();
  await expect(page.locator('#map .map-spokes')).toHaveAttribute('d', /^M/);
  // No line ends in nothing, and none is seen inside of the ring.
  await expect(page.locator('#map .map-spokes-end')).not.toHaveCount(0);
  await expect(page.locator('#map .map-chosen-ring').first()).not.toHaveCSS('fill', 'none');
  await expect(station(page, 'rome')).toHaveText(/^Rome 1\sh\s\d\d$/);
  await expect(station(page, 'rome')).toHaveAccessibleName(
    /^Rome \(Roma\), 1\sh\s\d\d from Florence$/,
  );
  await expect(station(page, 'vienna')).toHaveClass(/map-is-faded/);
  await expect(map(page).locator('.map-departures li')).toHaveCount(10);
  const { legend } = textsOf('en').map;
  await expect(map(page).locator('.map-legend')).toContainText(legend.station);
  await expect(map(page).locator('.map-legend')).not.toContainText(legend.fast);
  await map(page)
    .getByRole('link', { name: textsOf('en').map.close })
    .click();
  await expect(page.locator('#map .map-spokes')).toHaveCount(0);
  await expect(station(page, 'rome')).toHaveText('Rome');
});

test('a chosen route has times at its stops, and a moving train where motion is wanted', async ({
  page,
}) => {
  await openMap(page, '/?route=milan-naples');
  await expect(station(page, 'naples')).toHaveText(/^Naples 4\sh/);
  await expect(station(page, 'rome')).toHaveText(/^Rome 2\sh/);
  const animations = () =>
    page.locator('#map .map-train').evaluate((train) => train.getAnimations().length);
  expect(await animations()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animations()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('the legend shows the lines of a choice in red, and the others as they are drawn', async ({
  page,
}) => {
  const { legend } = textsOf('en').map;
  const styleOf = (selector: string) =>
    map(page)
      .locator(selector)
      .first()
      .evaluate((line) => [
        window.getComputedStyle(line).stroke,
        window.getComputedStyle(line.parentElement?.closest('g') ?? line).opacity,
      ]);
  for (const choice of ['route', 'station'] as const) {
    await openMap(page, choice === 'route' ? '/map?route=rome-milan' : '/map?station=rome');
    const list = map(page).locator('.map-legend');
    await expect(list).toContainText(legend[choice]);
    await expect(list).not.toContainText(legend.fast);
    const [chosen] = await styleOf('.map-sample .map-line');
    expect(chosen).toBe(
      (await styleOf(choice === 'route' ? '.map-chosen-line' : '.map-spokes'))[0],
    );
    for (const kind of ['high-speed', 'main', 'conventional']) {
      const line = `.map-line-${kind}`;
      const behind = await styleOf(`.map-lines ${line}`);
      expect((await styleOf(`.map-sample .map-is-behind ${line}`))[0], line).toBe(behind[0]);
    }
    await expect(list.locator('.map-is-behind').first()).toHaveCSS('opacity', '0.4');
  }
});

test('without a choice the legend is below a narrow map, and beside the foot of a wide one', async ({
  page,
}) => {
  const boxOf = async (selector: string) => {
    const box = await page.locator(`#map ${selector}`).boundingBox();
    if (!box) throw new Error(`${selector} is not on the page`);
    return { ...box, right: box.x + box.width, bottom: box.y + box.height };
  };
  await page.setViewportSize({ width: 360, height: 740 });
  await openMap(page, '/?view=map');
  const gap = (await boxOf('.map-legend')).y - (await boxOf('.map-canvas')).bottom;
  expect(gap).toBeLessThanOrEqual(32);
  expect((await boxOf('#map-panel')).y).toBeGreaterThan((await boxOf('.map-legend')).bottom);
  await page.setViewportSize({ width: 1366, height: 768 });
  const [map, legend] = [await boxOf('.map-canvas'), await boxOf('.map-legend')];
  expect(legend.x).toBeGreaterThan(map.right);
  expect(Math.abs(legend.bottom - map.bottom)).toBeLessThanOrEqual(2);
});

test('small stations are loaded for an enlarged map, and lead to the form', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('small-stations-')) requests += 1;
  });
  await openMap(page);
  const small = page.locator('#map .map-station-small');
  await expect(small).toHaveCount(0);
  const zoomIn = map(page).getByRole('button', { name: textsOf('en').map.controls.zoomIn });
  for (let n = 0; n < 3; n++) {
    await zoomIn.click();
    await expect(map(page).getByText(/^Map at \d+/)).toHaveCount(1);
  }
  await expect(small.filter({ hasText: 'Orte' })).toHaveAttribute('href', /to=\d{8}#booking$/);
  expect(requests).toBeGreaterThan(0);
  await map(page)
    .getByRole('button', { name: textsOf('en').map.controls.all })
    .click();
  await expect(small).toHaveCount(0);
});
