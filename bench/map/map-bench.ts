import { cpus } from 'node:os';
import type { Browser } from '@playwright/test';
import { launchChromium } from '#scripts/browser/launch-chromium.ts';
import { startSite } from '../../tests/browser/server.ts';

/** The work of one kind of action on the main thread, in milliseconds of the slowed processor. */
export interface ActionTimes {
  readonly action: string;
  /** From the input to the end of the frame that shows its effect. */
  readonly medianMilliseconds: number;
  readonly worstMilliseconds: number;
  /** The longest task after that frame, such as rendering the panel. */
  readonly thenMilliseconds: number;
}

/** The figures of the map's bench. */
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
const ROUNDS = 25;
const REST_MILLISECONDS = 300;
const MARK = 'map-bench';
const TASK = /RunTask$/;
// Tasks and marks only: tracing the categories of the developer tools' timeline would add a fifth
// to the times.
const TRACE_CATEGORIES = ['toplevel', 'blink.user_timing'];
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

// A choice is drawn in the frame of the press. A movement of the map is drawn one frame later.
const ACTIONS: readonly (readonly [action: string, selector: string, frames: number])[] = [
  ['choose a route in the list', '#map-panel .map-row[href*="route="]:not([aria-current])', 1],
  ['choose a station on the map', '#map [data-station="bologna"], #map [data-station="venice"]', 1],
  ['zoom in', '#map .map-control:nth-of-type(1)', 2],
  ['zoom out', '#map .map-control:nth-of-type(2)', 2],
];

/**
 * Measures choosing and zooming on a phone with a processor slowed six times, in a real browser.
 */
export async function runMapBench(): Promise<MapBenchResult> {
  const site = await startSite(new Date('2026-12-10T09:00:00+01:00'));
  const browser = await launchChromium();
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
    // Lazy pictures below the map load at the same time.
    if (response.request().resourceType() === 'image') return;
    fetchedBytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.locator('#map').scrollIntoViewIfNeeded();
  await page.locator('[data-island=map][data-hydrated]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const bytes = fetchedBytes;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES });
  const times = new Map<string, Work[]>();
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [action, selector, frames] of ACTIONS) {
      await browser.startTracing(page, { categories: TRACE_CATEGORIES });
      await page.evaluate(press, [selector, round, frames] as const);
      const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
        traceEvents: TraceEvent[];
      };
      if (round > 0) times.set(action, [...(times.get(action) ?? []), workOf(traceEvents)]);
      await page.waitForTimeout(REST_MILLISECONDS);
    }
  }
  return {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
    slowedTimes: SLOWED_TIMES,
    fetchedBytes: bytes,
    actions: [...times].map(([action, all]) => ({
      action,
      medianMilliseconds: median(all.map(({ frame }) => frame)),
      worstMilliseconds: rounded(Math.max(...all.map(({ frame }) => frame))),
      thenMilliseconds: median(all.map(({ afterwards }) => afterwards)),
    })),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** Microseconds of the clock. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, independent of the machine's other load. */
  readonly tdur?: number;
}

/** Milliseconds. */
interface Work {
  readonly frame: number;
  readonly afterwards: number;
}

// Sums the tasks that handled the press and drew its effect. One task of a frame includes its
// script, style, layout and paint.
function workOf(events: readonly TraceEvent[]): Work {
  const marks = events.filter(({ name }) => name === MARK);
  const tasks = events.filter(
    ({ name, tid, ts, dur = 0 }) =>
      TASK.test(name) &&
      marks.some((mark) => mark.tid === tid && ts <= mark.ts && mark.ts <= ts + dur),
  );
  if (tasks.length === 0) throw new Error('The browser traced no task of the press');
  const end = Math.max(...tasks.map(({ ts }) => ts));
  const later = events.filter(
    ({ name, tid, ts }) => TASK.test(name) && tid === tasks[0]?.tid && ts > end,
  );
  return {
    frame: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
    afterwards: Math.max(0, ...later.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}

// Clicks at the start of a frame and marks that frame, and the next one where the effect is drawn
// in the next.
async function press([query, turn, frames]: readonly [string, number, number]): Promise<void> {
  const found = document.querySelectorAll<HTMLElement>(query);
  const target = found[turn % found.length];
  if (!target) throw new Error(`Nothing to press: ${query}`);
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      performance.mark('map-bench');
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      requestAnimationFrame(() => {
        if (frames > 1) performance.mark('map-bench');
        setTimeout(resolve, 50);
      });
    });
  });
}

function median(milliseconds: readonly number[]): number {
  return rounded(milliseconds.toSorted((a, b) => a - b)[milliseconds.length >> 1] ?? Number.NaN);
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}
