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
