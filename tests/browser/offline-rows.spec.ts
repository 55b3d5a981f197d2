import { LANGUAGES } from '#app/domain/language.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';
import { keptAddresses, openWithWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const ROME_SIENA = '/search?from=Rome+Termini&to=Siena&date=2026-12-18';

test('a row that was never opened says without a connection that its stops need one', async ({
  page,
  setConnection,
}) => {
  for (const language of LANGUAGES) {
    await openWithWorker(page, `${ROME_SIENA}&lng=${language}`);
    const rows = page.locator('.train-link[aria-expanded=false]');
    await expect(rows.first()).toBeVisible();
    await expect.poll(() => keptAddresses(page, 'binario-searches')).not.toEqual([]);
    await setConnection(false);
    await page.reload();
    const said = page.locator('.train-unread').getByRole('status');
    for (const row of [rows.nth(1), rows.nth(0)]) {
      await row.click();
      await expect(said).toHaveText(textsOf(language).trains.offline);
      await expect(row).toBeFocused();
    }
    await setConnection(true);
    await rows.first().click();
    await expect(page.locator('.train-details')).toBeVisible();
    await expect(said).toHaveCount(0);
  }
});

test('the row of a kept train leads to its saved page without a connection', async ({
  page,
  setConnection,
}) => {
  const { details } = textsOf('en').trains;
  await openWithWorker(page, ROME_SIENA);
  const row = page.getByRole('link', { name: /^06:10/ });
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.click();
  await page.getByRole('button', { name: details.keep }).click();
  await expect.poll(() => keptAddresses(page, 'binario-kept-trips')).toHaveLength(2);
  await setConnection(false);
  await page.reload();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await row.click();
  await expect(page).toHaveURL(/&train=/);
  await expect(page.getByRole('region', { name: 'Your train, 06:10' })).toBeVisible();
});
