import type { Page } from '@playwright/test';
import type { Language } from '#app/domain/language.ts';
import { expectNoFindings } from './axe.ts';
import { findOverlaps, openEverything } from './overlap.ts';
import { PAGE_TYPES, type PageType } from './page-types.ts';
import { findSidewaysOverflow } from './sideways-overflow.ts';
import { expect, test } from './test.ts';

test.use({ sharesPage: true });

const WIDTHS = [768, 1024, 1366, 2560] as const;

/**
 * The widths at which a page is searched for overlaps: a phone's, and two of the others by turns,
 * so that each width has half of the kinds of page.
 */
function widthsOf(turn: number): readonly number[] {
  return [360, ...WIDTHS.filter((_, at) => at % 2 === turn % 2)];
}

const VIEWS_OF_THE_MAP: readonly PageType[] = [
  { name: 'home with the map’s table', path: '/?sort=time', status: 200 },
  { name: 'home with the matrix of the cities', path: '/?table=rome', status: 200 },
  { name: 'home with the list of the lines', path: '/?view=list', status: 200 },
  { name: 'home with travel times', path: '/?reach=rome', status: 200 },
];

const addressOf = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;

/**
 * Leaves the first twelve rows of each table and the last three, which stand for those between: a
 * day has up to a hundred trains.
 */
const shortenTables = (page: Page) =>
  page.evaluate(() => {
    for (const rows of document.querySelectorAll('tbody'))
      for (const row of [...rows.children].slice(12, -3)) row.remove();
  });

/**
 * Shows three lines of the map's list, which stand for all. They are hidden by rules, since a
 * hydrated list needs its elements.
 */
const showFewLines = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.map-list-line:nth-of-type(n + 4) { display: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

async function expectNoOverlaps(page: Page, widths: readonly number[]): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await openEverything(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverlaps(page), `overlaps, ${width} pixels wide`).toEqual([]);
  }
}

async function expectMarkedLinks(page: Page, origin: string): Promise<void> {
  const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map(({ href, target, relList, ariaLabel, textContent }) => ({
      href,
      target,
      noopener: relList.contains('noopener'),
      name: ariaLabel ?? textContent,
    })),
  );
  const others = links.filter(({ href }) => !href.startsWith(origin));
  expect(links.length).toBeGreaterThan(0);
  expect(others).toEqual(
    others.map(({ href }) => ({
      href,
      target: '_blank',
      noopener: true,
      name: expect.stringMatching(/opens in a new tab/),
    })),
  );
}

/** Links beside no other text are at least 24 pixels large (WCAG 2.2, criterion 2.5.8). */
async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.locator('a:not(svg a)').evaluateAll((links) =>
    links.flatMap((link) => {
      const { width, height } = link.getBoundingClientRect();
      const siblings = [...(link.parentElement?.childNodes ?? [])];
      const isInText = siblings.some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      if (isInText || !link.checkVisibility() || (width >= 24 && height >= 24)) return [];
      return [`${link.textContent}: ${width} × ${height}`];
    }),
  );
  expect.soft(small, 'small targets').toEqual([]);
}

/** With `list-style: none` a list is none for VoiceOver in Safari; with an empty string it is. */
async function expectNoUnmarkedLists(page: Page): Promise<void> {
  const unmarked = await page
    .locator('ul, ol')
    .evaluateAll((lists) =>
      lists
        .filter((list) => window.getComputedStyle(list).listStyleType === 'none')
        .map((list) => list.className || list.parentElement?.className),
    );
  expect(unmarked).toEqual([]);
}

/** Zoom and large letters, as in WCAG 2.2, criteria 1.4.10 and 1.4.4. */
async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  // 1280 px at 400 % is 320 px.
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await findSidewaysOverflow(page), '400 % zoom').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await findSidewaysOverflow(page), 'letters twice as large').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await findSidewaysOverflow(page), 'letters twice as large on a phone').toEqual([]);
}

for (const [turn, { name, path, status }] of PAGE_TYPES.entries()) {
  test(`the page «${name}» is accessible, and nothing overlaps`, async ({ page, site, watch }) => {
    if (status === 404) watch.expectConsole(/status of 404/);
    await test.step('in English', async () => {
      await page.goto(addressOf(path, 'en'));
      await expectMarkedLinks(page, site.origin);
      await expectNoUnmarkedLists(page);
      await expectLargeTargets(page);
      await shortenTables(page);
      await expectNoFindings(page, 'en');
      await expectNoOverlaps(page, widthsOf(turn));
    });
    await test.step('in Italian', async () => {
      await page.goto(addressOf(path, 'it'));
      await shortenTables(page);
      await expectNoFindings(page, 'it');
    });
    // French has the longest words of the three languages. Here all rows are scanned.
    await test.step('in French', async () => {
      await page.goto(addressOf(path, 'fr'));
      await expectNoFindings(page, 'fr');
      await expectNoSidewaysScrolling(page);
    });
  });
}

for (const [turn, { name, path }] of VIEWS_OF_THE_MAP.entries()) {
  test(`no text overlaps another: ${name}`, async ({ page }) => {
    await page.goto(path);
    await showFewLines(page);
    await expectNoOverlaps(page, widthsOf(turn));
  });
}
