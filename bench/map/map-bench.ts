import { cpus } from 'node:os';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from '#scripts/browser/chromium.ts';
import { startSite } from '../../tests/browser/server.ts';

/** The work of one kind of action on the main thread, in milliseconds of the slowed processor. */
export interface ActionTimes {
  readonly action: string;
  /** From the input to the end of the frame that shows its effect. */
  readonly medianMilliseconds: number;
  readonly worstMilliseconds: number;
  /** What follows once the effect is on the screen: names laid out anew, in slices that let other input through. */
  readonly afterwardsMilliseconds: number;
}

/** What the bench of the map measured. */
export interface MapBenchResult {
  readonly machine: string;
  readonly slowedTimes: number;
  readonly actions: readonly ActionTimes[];
  /** The code and data that the section fetches, compressed. */
  readonly fetchedBytes: number;
}

/** A frame at 60 a second. */
export const FRAME_MILLISECONDS = 1000 / 60;

const SLOWED_TIMES = 6;
const ROUNDS = 12;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What measuring itself costs. */
const NOTHING = ['nothing', '', 1] as const;

// A choice is drawn in the frame of the press; a movement of the map gathers what comes before the next one.
const ACTIONS: readonly (readonly [action: string, selector: string, frames: number])[] = [
  ['choose a route in the list', '#map-panel .map-row[href*="route="]:not([aria-current])', 1],
  ['choose a station on the map', '#map [data-station="bologna"], #map [data-station="venice"]', 1],
  ['zoom in', '#map .map-control:nth-child(1)', 2],
  ['zoom out', '#map .map-control:nth-child(2)', 2],
];

/** Measures choosing and zooming on a phone with a processor slowed six times, in a real browser. */
export async function runMapBench(): Promise<MapBenchResult> {
  const site = await startSite(new Date('2026-12-10T09:00:00+01:00'));
  const { executablePath, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...environment } as Record<string, string>,
  });
  try {
    return await measure(browser, site.origin);
  } finally {
    await browser.close();
    await site.close();
  }
}

async function measure(browser: Browser, origin: string): Promise<MapBenchResult> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  let fetchedBytes = 0;
  await page.goto(origin, { waitUntil: 'networkidle' });
  page.on('response', (response) => {
    fetchedBytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.locator('#map').scrollIntoViewIfNeeded();
  await page.locator('#map .map-stations a[tabindex="-1"]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const bytes = fetchedBytes;
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });

  const times = new Map<string, { frame: number; rest: number }[]>();
  // The first round warms the code up, as the first moments of a visit do.
  for (let round = -1; round < ROUNDS; round++) {
    for (const [action, selector, frames] of [NOTHING, ...ACTIONS]) {
      const measured = await pressAndMeasure(page, session, [selector, round + 1, frames]);
      if (round >= 0) times.set(action, [...(times.get(action) ?? []), measured]);
    }
  }
  const frames = (action: string) => (times.get(action) ?? []).map(({ frame }) => frame);
  const rests = (action: string) => (times.get(action) ?? []).map(({ rest }) => rest);
  const [nothing] = NOTHING;
  const idle = medianOf(frames(nothing));
  return {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
    slowedTimes: SLOWED_TIMES,
    fetchedBytes: bytes,
    actions: ACTIONS.map(([action]) => ({
      action,
      medianMilliseconds: rounded(medianOf(frames(action)) - idle),
      worstMilliseconds: rounded(Math.max(...frames(action)) - idle),
      afterwardsMilliseconds: rounded(medianOf(rests(action)) - medianOf(rests(nothing))),
    })),
  };
}

async function pressAndMeasure(page: Page, session: CDPSession, pressed: readonly [string, number, number]) {
  const before = await threadMilliseconds(session);
  await page.evaluate(press, pressed);
  const shown = await threadMilliseconds(session);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return { frame: shown - before, rest: (await threadMilliseconds(session)) - shown };
}

// The time that the page's thread has worked: unlike the clock it does not count what other programs of the machine do.
async function threadMilliseconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

// Presses at the begin of a frame, and ends once that frame, or the one after it, is styled, laid out and painted: a
// message that is posted in a frame arrives after it.
async function press([query, turn, frames]: readonly [string, number, number]): Promise<void> {
  const found = document.querySelectorAll<HTMLElement>(query || 'html');
  const target = found[turn % found.length];
  if (!target) throw new Error(`Nothing to press: ${query}`);
  await new Promise<void>((resolve) => {
    function nextFrame(left: number) {
      requestAnimationFrame(() => {
        if (left === frames && query !== '')
          target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        if (left > 1) return nextFrame(left - 1);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(undefined);
      });
    }
    nextFrame(frames);
  });
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
