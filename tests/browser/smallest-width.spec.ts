import { expect, test } from './test.ts';

test.use({ sharesPage: true, viewport: { width: 320, height: 740 } });

test('the marks of a train stand on the line of its times or of its changes', async ({ page }) => {
  for (const language of ['it', 'fr'] as const) {
    await page.goto(`/search?from=Turin&to=Reggio+di+Calabria&date=2026-12-10&lng=${language}`);
    const rows = await page.locator('tr:has(> td:last-child > b)').evaluateAll((all) => {
      /** The height of the baseline on which an element begins, in CSS pixels. */
      const baselineOf = (element: Element | null) => {
        const point = document.createElement('span');
        point.style.cssText = 'display: inline-block; width: 0; height: 0';
        element?.prepend(point);
        const { bottom } = point.getBoundingClientRect();
        point.remove();
        return bottom;
      };
      return all.map((row) => {
        const [mark = 0, ...lines] = ['td:last-child > b', '.train-link', 'td:nth-child(4)'].map(
          (part) => baselineOf(row.querySelector(part)),
        );
        return Math.min(...lines.map((line) => Math.abs(line - mark)));
      });
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(Math.max(...rows), language).toBeLessThan(1);
    // A mark below the duration begins where it does.
    const starts = await page.locator('td:nth-child(3):has(b)').evaluateAll((all) =>
      all.map((cell) => {
        const [place, mark] = [cell, cell.lastElementChild ?? cell].map((one) =>
          one.getBoundingClientRect(),
        );
        const isBelow = (mark?.top ?? 0) > (place?.top ?? 0) + 10;
        return isBelow ? (mark?.left ?? 0) - (place?.left ?? 0) : 0;
      }),
    );
    expect(new Set(starts), language).toEqual(new Set([0]));
  }
});

test('a train keeps the words of its kind together', async ({ page }) => {
  await page.goto('/search?from=Turin&to=Reggio+di+Calabria&date=2026-12-10&lng=it');
  const cells = await page.locator('.train-table td:last-child').allTextContents();
  expect(cells.join()).toContain('Intercity\u00a0Notte\u00a0');
});

test('the filters of a search stand below each other', async ({ page }) => {
  await page.goto('/search?from=Rome&to=Milan&date=2026-12-10&lng=fr');
  await page.locator('.train-choices summary').click();
  const fields = page.locator('.train-choices :is(select, .input)');
  const widths = await fields.evaluateAll((all) => all.map((field) => field.clientWidth));
  expect(widths.length).toBeGreaterThan(4);
  expect(Math.min(...widths)).toBeGreaterThan(250);
});

test('choices of two lines are apart', async ({ page }) => {
  await page.goto('/accessibility?lng=fr');
  const gaps = await page.locator('.comfort-form label').evaluateAll((all) =>
    all.slice(1).map((label, at) => {
      const [before, after] = [all[at] ?? label, label].map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
      });
      return (after?.top ?? 0) - (before?.bottom ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThan(8);
});

test('the stars of every hotel stand below its name', async ({ page }) => {
  await page.goto('/hotels/florence?lng=fr');
  const distances = await page
    .locator('.hotel-name')
    .evaluateAll((all) =>
      all.map((name) =>
        [...name.children].map((one) => Math.round(one.getBoundingClientRect().left)),
      ),
    );
  expect(distances).toHaveLength(6);
  expect(new Set(distances.flat()).size).toBe(1);
});
