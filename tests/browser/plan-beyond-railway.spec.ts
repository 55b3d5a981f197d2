import { expect, test } from './test.ts';

test.use({ sharesPage: true });

test('each leg of a plan goes on by the boat or bus of its own day', async ({ page }) => {
  // The boats from Salerno begin in April.
  await page.goto('/plan?stops=rome-termini,amalfi,salerno&days=1,2,1&date=2027-03-30');
  const legs = page.locator('.plan-leg');
  await expect(legs.nth(0)).toContainText('From Salerno to Amalfi: bus');
  await expect(legs.nth(1)).toContainText('From Amalfi to Salerno: ferry');
  await page.goto('/plan?stops=salerno,amalfi&days=1,1&date=2027-03-30&lng=fr');
  await expect(legs.nth(0)).toContainText('De Salerne à Amalfi\u00a0: bus');
});

test('the map of a plan goes on to a place beyond its station', async ({ page }) => {
  await page.goto('/plan?stops=salerno,amalfi&days=1,1&date=2027-06-03');
  await expect(page.locator('.journey-map text')).toHaveText(['Salerno', 'Amalfi']);
});
