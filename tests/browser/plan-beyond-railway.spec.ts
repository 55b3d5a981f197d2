import { LANGUAGES } from '#app/domain/language.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { expect, test } from './test.ts';
import { filled, textsOf } from './texts.ts';

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
  // The large map, and the picture of the place without a poster.
  for (const map of ['.plan-side .journey-map', '.plan-picture .journey-map'])
    await expect(page.locator(`${map} text`)).toHaveText(['Salerno', 'Amalfi']);
});

test('a leg beyond the railway has one time, and its train names its own ends', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    const { plan } = textsOf(language);
    await page.goto(`/plan?stops=rome,sorrento&date=2026-12-05&lng=${language}`);
    const train = page.locator('.plan-leg > .train-table td:nth-child(3)');
    const [hours = 0, minutes = 0] = (await train.innerText()).match(/\d+/g)?.map(Number) ?? [];
    // From Naples the Circumvesuviana takes 1 h 10 min.
    const duration = formatDuration(hours * 60 + minutes + 70, language);
    const whole = filled(plan.about, { duration });
    await expect(page.locator('.plan-strip .note')).toHaveText(`→ ${whole}`);
    await expect(page.locator('.plan-head dd').nth(1)).toHaveText(whole);
    await expect(page.locator('.plan-leg > .train-table caption')).toHaveText(
      /, Rom[ae] – (Naples|Napoli)$/,
    );
  }
});
