import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';

test.use({ sharesPage: true });

const { plan } = textsOf('en');

test('the focus goes to the places when one is removed by keyboard', async ({ page }) => {
  await page.goto('/plan?stops=rome-termini,florence-s-m-n,bologna-centrale&days=1,1,1');
  await page
    .getByRole('button', { name: filled(plan.remove, { place: 'Bologna Centrale' }) })
    .press('Enter');
  await expect(page.getByRole('heading', { name: plan.form })).toBeFocused();
});

test('the focus goes to the question which place is meant', async ({ page }) => {
  await page.goto('/plan');
  await page.locator('[data-island=place][data-hydrated]').waitFor({ state: 'attached' });
  await page.getByRole('combobox', { name: plan.add.label }).fill('reggio');
  await page.getByRole('button', { name: plan.add.submit, exact: true }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'reggio' })).toBeFocused();
});

test('the handles are seen in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/plan?stops=rome-termini,siena&days=1,1&date=2026-12-16');
  const handle = page.locator('.plan-handle').first();
  await expect(handle).toHaveCSS('background-image', /^radial-gradient\(circle, rgb\(0, 0, 0\)/);
});

test('the first day is chosen in the site’s calendar, in the first screen of a laptop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/plan?stops=rome-termini,florence-s-m-n&date=2026-12-16');
  const day = page.getByRole('button', { name: /16\s+December 2026/ });
  await expect(day).toBeInViewport({ ratio: 1 });
  await expect(page.locator('input[type=date]')).toBeHidden();
  await page.locator('[data-island=day][data-hydrated]').waitFor({ state: 'attached' });
  await day.click();
  await page.getByRole('dialog').locator('[data-date="2026-12-18"]').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /18\s+December 2026/ })).toBeFocused();
  await page.getByRole('button', { name: plan.update }).click();
  await expect(page).toHaveURL(/date=2026-12-18/);
  await expect(page.locator('.plan-leg')).toContainText('Friday 18');
});
