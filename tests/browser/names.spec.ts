import { LANGUAGES } from '#app/domain/language.ts';
import { mapOf as map, openMap } from './map.ts';
import { expect, test } from './test.ts';
import { textsOf } from './texts.ts';

test.use({ sharesPage: true });

const ONE_NAME_ONE_TARGET = [
  '/?',
  '/cities?',
  '/cities/venice?',
  '/hotels/venice?',
  '/plan?stops=rome-termini,florence-s-m-novella,venice-santa-lucia&days=1,1,1&date=2026-12-18&',
  '/search?from=Rome+Termini&to=Siena&trip=round&date=2026-12-18&return=2026-12-21&',
] as const;
/** Departures of two tables may be at one time. */
const LINKS = 'a[href]:not(svg a, .train-table a)';

for (const path of ONE_NAME_ONE_TARGET) {
  test(`links with one name lead to one target on ${path}`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`${path}lng=${language}`);
      const targets = await page.locator(LINKS).evaluateAll((links) => {
        const found: Record<string, string[]> = {};
        for (const link of links as HTMLAnchorElement[]) {
          const name = link.ariaLabel ?? link.textContent ?? '';
          found[name] = [...new Set([...(found[name] ?? []), link.href])];
        }
        return found;
      });
      const shared = Object.entries(targets).filter(([, addresses]) => addresses.length > 1);
      expect(shared, language).toEqual([]);
    }
  });
}

test('the home page has few landmarks, each with a name of its own', async ({ page }) => {
  await page.goto('/');
  const snapshot = await page.locator('body').ariaSnapshot();
  const landmark =
    /^\s*- (?:banner|navigation|main|region|complementary|contentinfo|form|search)\b.*/gm;
  const landmarks = [...snapshot.matchAll(landmark)].map(([line]) => line.trim());
  expect(new Set(landmarks).size).toBe(landmarks.length);
  expect(landmarks.length).toBeLessThanOrEqual(15);
});

test('accessible names have no space before a comma and no other link’s name', async ({ page }) => {
  await page.goto('/hotels/rome');
  const book = page.getByRole('main').getByRole('link', { name: /Grand Hotel/ });
  await expect(book).toHaveAccessibleName(/^Book now – Grand Hotel .*opens in a new tab/);
  await page.goto('/routes/rome/milan');
  const logo = page.getByRole('banner').getByRole('link', { name: 'home page' });
  await expect(logo).toHaveAccessibleName('Binario – home page');
  const { caption } = textsOf('en').route.comparison;
  const table = page.locator('#comparison ~ * .table-region table');
  await expect(table).toHaveAccessibleName(
    caption.replace('{{from}}', 'Rome').replace('{{to}}', 'Milan'),
  );
});

test('screen readers hear of the map’s table, diagram and list', async ({ page }) => {
  const texts = textsOf('en').map;
  await openMap(page);
  const opener = map(page).getByRole('link', { name: texts.table.show });
  const said = (text: string) => map(page).getByRole('status').filter({ hasText: text });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(said(texts.announce.matrix)).toBeAttached();
  await map(page).getByRole('link', { name: texts.table.list }).click();
  await expect(said('Sorted by “Travel time”, ascending.')).toBeAttached();
  await map(page).getByRole('button', { name: texts.table.distance }).click();
  await expect(said('Sorted by “Distance”, ascending.')).toBeAttached();
  await opener.click();
  await expect(said(texts.announce.tableClosed)).toBeAttached();
  await map(page).getByRole('link', { name: texts.view.diagram, exact: true }).click();
  await expect(said(texts.announce.diagram)).toBeAttached();
  await map(page).getByRole('link', { name: texts.view.list, exact: true }).click();
  await expect(said(texts.announce.list)).toBeAttached();
});

test('a trip whose place has a comma in its name is listed with the whole name', async ({
  page,
}) => {
  await page.goto('/search?from=Milan+Centrale&to=Peschiera+del+Garda,+Lake+Garda&date=2026-12-18');
  await expect(page.locator('.train-link[aria-expanded]').first()).toBeVisible();
  await page.goto('/my-trips');
  const link = page.getByRole('region').getByRole('link');
  await expect(link.locator('span')).toHaveText(
    /^From Milan.* to Peschiera del Garda, Lake Garda$/,
  );
  await expect(link).toHaveAccessibleName(/Lake Garda, Friday 18\s+December 2026$/);
});
