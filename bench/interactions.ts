import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { launchChromium } from '../scripts/browser/launch-chromium.ts';
import { bookingOf, whenReady } from '../tests/browser/booking.ts';
import { mapReady } from '../tests/browser/map.ts';
import { startSite } from '../tests/browser/server.ts';
import { textsOf } from '../tests/browser/texts.ts';
import { quantile } from './machine.ts';

const NOW = new Date('2026-12-10T09:00:00+01:00');
const SLOWDOWN = 6;

/** A step has settled when nothing has happened for so long, in milliseconds at full slowdown. */
const SETTLED = 700;

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 } },
};

interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<void>;
}

/** The milliseconds of a step: its slowest interaction, and the longest task until it settled. */
interface Times {
  readonly interaction: number;
  readonly task: number;
}

const { map } = textsOf('en');

/**
 * Presses the middle of an element with the bare mouse. A locator's own click listens to the events
 * and checks their targets in the page, which takes longer there than many an interaction.
 */
async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not visible`);
  // Playwright did everything until here, not the page.
  await page.evaluate(() => window.measured.splice(0));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const FORM_STEPS: readonly Step[] = [
  { name: 'first focus of a station field', run: (page) => press(bookingOf(page, 'en').from) },
  { name: 'first letter', run: (page) => page.keyboard.press('m') },
  { name: 'further letters', run: (page) => page.keyboard.type('ila', { delay: 150 }) },
  { name: 'station chosen', run: (page) => page.keyboard.press('Enter') },
  {
    name: 'arrival typed and chosen',
    run: async (page) => {
      await press(bookingOf(page, 'en').to);
      await page.keyboard.type('rome', { delay: 150 });
      await page.keyboard.press('Enter');
    },
  },
  { name: 'calendar opened', run: (page) => press(bookingOf(page, 'en').date) },
  {
    name: 'day chosen',
    run: (page) => press(bookingOf(page, 'en').calendar.locator('td button').nth(20)),
  },
  { name: 'search, with its message', run: (page) => press(bookingOf(page, 'en').submit) },
  {
    name: 'search refused',
    run: async (page) => {
      await bookingOf(page, 'en').to.fill('');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Enter');
    },
  },
];

const LIST_STEPS: readonly Step[] = [
  { name: 'row opened', run: (page) => press(page.locator('.train-link').nth(3)) },
  { name: 'row closed', run: (page) => press(page.locator('.train-link').nth(3)) },
];

const pressOnMap = (page: Page, name: string) =>
  press(page.locator('#map').getByRole('button', { name }).first());

const MAP_STEPS: readonly Step[] = [
  { name: 'route chosen', run: (page) => press(page.locator('#map .map-row').nth(1)) },
  {
    name: 'station of the map chosen',
    run: (page) => press(page.locator('#map [data-station=bologna]').first()),
  },
  {
    name: 'travel times',
    run: (page) => press(page.locator('#map a[href*="reach="]').first()),
  },
  {
    name: 'travel times, slider',
    run: async (page) => {
      await page.locator('#map input[type=range]').focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'enlarged twice',
    run: async (page) => {
      await pressOnMap(page, map.controls.zoomIn);
      await pressOnMap(page, map.controls.zoomIn);
    },
  },
  { name: 'show all', run: (page) => pressOnMap(page, map.controls.all) },
  {
    name: 'routes again',
    run: (page) =>
      press(page.locator('#map').getByRole('link', { name: map.mode.routes, exact: true })),
  },
  {
    name: 'enlarged six times, with further stations',
    run: async (page) => {
      for (let n = 0; n < 6; n += 1) {
        await pressOnMap(page, map.controls.zoomIn);
        await page.waitForTimeout(SETTLED);
      }
    },
  },
  { name: 'moved to the right', run: (page) => pressOnMap(page, map.controls.right) },
  { name: 'show all from there', run: (page) => pressOnMap(page, map.controls.all) },
];

/** Prints the milliseconds of interactions on a slow device: medians of several runs. */
export async function benchInteractions(runs: number): Promise<void> {
  const site = await startSite(NOW);
  const browser = await launchChromium();
  for (const [device, options] of Object.entries(DEVICES)) {
    const found = new Map<string, Times[]>();
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...options, locale: 'en-GB' });
      await context.route('https://**', (route) => route.abort());
      const measured = [
        ...(await measure(await context.newPage(), `${site.origin}/`, whenReady, FORM_STEPS)),
        ...(await measure(
          await context.newPage(),
          `${site.origin}/search?from=Rome&to=Florence&date=2026-12-16`,
          whenRowsOpen,
          LIST_STEPS,
        )),
        ...(await measure(await context.newPage(), `${site.origin}/#map`, mapReady, MAP_STEPS)),
      ];
      await context.close();
      for (const [name, times] of measured) found.set(name, [...(found.get(name) ?? []), times]);
    }
    process.stdout.write(`${device}, ${SLOWDOWN} times slower, medians of ${runs} runs\n`);
    for (const [name, all] of found) {
      const median = (of: (times: Times) => number) => quantile(all.map(of), 0.5).toFixed(0);
      const interaction = median((times) => times.interaction);
      const task = median((times) => times.task);
      process.stdout.write(`  ${name}: ${interaction} ms, longest task ${task} ms\n`);
    }
  }
  await browser.close();
  await site.close();
}

async function whenRowsOpen(page: Page): Promise<void> {
  await page.locator('.train-link[aria-expanded]').first().waitFor();
}

async function measure(
  page: Page,
  address: string,
  ready: (page: Page) => Promise<void>,
  steps: readonly Step[],
): Promise<readonly (readonly [string, Times])[]> {
  await page.goto(address);
  await ready(page);
  await page.evaluate(observe);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const measured: [string, Times][] = [];
  for (const { name, run } of steps) {
    await page.evaluate(() => window.measured.splice(0));
    await run(page);
    await page.waitForTimeout(SETTLED);
    const entries = await page.evaluate(() => window.measured);
    const most = (kind: 'event' | 'longtask') =>
      Math.max(0, ...entries.filter((one) => one.kind === kind).map(({ duration }) => duration));
    measured.push([name, { interaction: most('event'), task: most('longtask') }]);
  }
  await page.close();
  return measured;
}

declare global {
  interface Window {
    measured: { readonly kind: string; readonly duration: number }[];
  }
}

/** Runs in the page: keeps the durations of interactions and of long tasks. */
function observe(): void {
  window.measured = [];
  const keep = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEventTiming;
      if (entry.entryType === 'event' && !interactionId) continue;
      window.measured.push({ kind: entry.entryType, duration: entry.duration });
    }
  };
  new PerformanceObserver(keep).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  new PerformanceObserver(keep).observe({ type: 'longtask' });
}
