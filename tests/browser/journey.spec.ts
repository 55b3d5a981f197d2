import { expect, test } from './test.ts';

test('the home page is there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Italy by high-speed train');
});
