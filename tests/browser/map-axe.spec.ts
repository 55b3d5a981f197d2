import { expectNoFindings } from './axe.ts';
import { mapOf as map, openMap } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

// `pages.spec.ts` scans the page with the map, the list, the matrix and travel times.
const STATES = [
  '/?station=florence',
  '/?route=milan-naples',
  '/?view=diagram',
  '/?view=diagram&station=bologna',
  '/?view=diagram&route=milan-naples',
  '/?view=diagram&reach=rome',
  '/?view=list&route=rome-milan',
  '/?table=lecce&station=rome',
  '/?sort=time',
];

for (const state of STATES)
  test(`axe finds nothing on the map at ${state}`, async ({ page }) => {
    await openMap(page, state);
    // The page's header would lie over a part of the section.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFindings(page, 'en', '#map');
  });

test('axe finds nothing on an enlarged map, at any of its levels', async ({ page }) => {
  await openMap(page);
  const { zoomIn } = textsOf('en').map.controls;
  for (let level = 1; level <= 4; level += 1) {
    await map(page).getByRole('button', { name: zoomIn }).click();
    const percent = Math.round(100 * 1.6 ** level);
    await expect(map(page).getByText(`Map at ${percent}%`)).toBeAttached();
    await expectNoFindings(page, 'en', '#map');
  }
});
