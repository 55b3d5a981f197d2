import { mapOf, mapReady, stationOf } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

const { map: mapTexts, plan: planTexts } = textsOf('en');
const PLAN = '/plan?stops=rome-termini,florence-s-m-novella&days=1,3&date=2026-12-15';

/** The map's forms, each with the address that shows it and its class. */
const FORMS = [
  { form: 'travel times', address: 'reach=rome', name: 'map-origin' },
  { form: 'the day of trains', address: 'view=now', name: 'now-board' },
  { form: 'the table', address: 'sort=time', name: 'map-table-scroll' },
] as const;

test('a station of the map is added to a plan, which keeps its days', async ({ page }) => {
  await page.goto(PLAN);
  await page.getByRole('link', { name: planTexts.add.onMap }).click();
  const map = mapOf(page);
  await expect(page.getByText(planTexts.onMap.text)).toBeVisible();
  await expect(page.getByRole('link', { name: planTexts.onMap.back })).toHaveAttribute(
    'href',
    PLAN.replaceAll(',', '%2C'),
  );
  await mapReady(page);
  await stationOf(page, 'venice').click();
  await map.getByRole('link', { name: mapTexts.station.toPlan }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rome – Florence – Venice/);
  await expect(page.getByLabel(planTexts.date)).toHaveValue('2026-12-15');
  await expect(page.getByLabel(/^Stay in Florence/)).toHaveValue('3');
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('every station of the map leads back to the plan', async ({ page }) => {
    await page.goto(PLAN);
    await page.getByRole('link', { name: planTexts.add.onMap }).click();
    await stationOf(page, 'venice').click();
    await mapOf(page).getByRole('link', { name: mapTexts.station.toPlan }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Venice/);
  });

  for (const { form, address, name } of FORMS) {
    test(`the form of ${form} keeps the plan`, async ({ page }) => {
      await page.goto(PLAN);
      await page.getByRole('link', { name: planTexts.add.onMap }).click();
      await expect(page).toHaveURL(/\/map\?/);
      const shown = `${page.url()}&${address}`;
      await page.goto(shown);
      await page.locator(`form.${name} button:visible`).last().click();
      await expect(page).not.toHaveURL(shown);
      await expect(page.getByText(planTexts.onMap.text)).toBeVisible();
    });
  }
});
