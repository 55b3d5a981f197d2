import type { Page } from '@playwright/test';
import { bookingOf } from './booking.ts';
import { mapOf as map, openMap, stationOf as station } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const texts = textsOf('en').map;
const heading = (page: Page, name: string) =>
  page.locator('#map-panel').getByRole('heading', { name, exact: true });

test('the way back undoes each choice on the map before it leaves the page', async ({ page }) => {
  await page.goto('/help');
  await openMap(page);
  await page
    .locator('#map-panel')
    .getByRole('link', { name: /^Rome – Naples/ })
    .click();
  await expect(page).toHaveURL(/\?route=rome-naples/);
  await station(page, 'bologna').click();
  await expect(page).toHaveURL(/\?station=bologna/);
  await map(page).getByRole('link', { name: texts.mode.reach, exact: true }).click();
  await expect(page).toHaveURL(/\?reach=bologna/);
  await expect(heading(page, 'How far from Bologna?')).toBeVisible();

  await page.goBack();
  await expect(heading(page, 'Bologna')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Rome to Naples')).toBeVisible();
  await expect(page.locator('#map .map-chosen-line')).toHaveAttribute('d', /^M/);
  await page.goForward();
  await expect(heading(page, 'Bologna')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, texts.routes.title)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test('zoom, the slider and the table’s order add nothing to the way back', async ({ page }) => {
  await openMap(page, '/?reach=rome');
  const entries = () => page.evaluate(() => window.history.length);
  const before = await entries();
  await page.getByRole('button', { name: texts.controls.zoomIn }).click();
  await page.getByRole('slider', { name: 'Up to' }).press('ArrowRight');
  await expect(page).toHaveURL(/within=195/);
  await map(page).getByRole('link', { name: texts.table.show }).click();
  await expect(page).toHaveURL(/table=rome/);
  await map(page).getByRole('link', { name: texts.table.list }).click();
  await expect(page).toHaveURL(/sort=time/);
  expect(await entries()).toBe(before);
  await station(page, 'milan').click();
  await expect(page).toHaveURL(/reach=milan/);
  expect(await entries()).toBe(before + 1);
  // The same choice again is no other one.
  await station(page, 'milan').click();
  await page.goBack();
  await expect(heading(page, 'How far from Rome?')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Up to' })).toHaveValue('195');
});

test('the way back on the map keeps the journey that was typed meanwhile', async ({ page }) => {
  await openMap(page);
  await station(page, 'bologna').click();
  await expect(page).toHaveURL(/station=bologna/);
  await bookingOf(page, 'en').children.selectOption('3');
  await expect(page).toHaveURL(/children=3/);
  await page.goBack();
  await expect(heading(page, texts.routes.title)).toBeVisible();
  await expect(bookingOf(page, 'en').children).toHaveValue('3');
  await expect(page).toHaveURL(/\/\?(?!.*station).*children=3/);
});
