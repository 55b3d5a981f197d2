import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { launchChromium } from '../scripts/browser/launch-chromium.ts';
import { mapReady } from '../tests/browser/map.ts';
import { startSite } from '../tests/browser/server.ts';
import { textsOf } from '../tests/browser/texts.ts';
import { quantile } from './machine.ts';

const NOW = new Date('2026-12-10T09:00:00+01:00');
const SLOWDOWN = 4;
/** The morning from 06:00 to 10:00, with dawn, day and the most trains, takes so long to play. */
const FROM_MINUTE = 360;
const PLAYED_MS = 10_000;
const SMOOTH_MS = 1000 / 60;
const { map } = textsOf('en');

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  laptop: { viewport: { width: 1366, height: 768 } },
};

/** The milliseconds between frames, and of long tasks. */
interface Frames {
  readonly between: number[];
  readonly tasks: number[];
}

/** Prints how evenly the trains of a morning move on a slow device. */
export async function benchFrames(): Promise<void> {
  const site = await startSite(NOW);
  const browser = await launchChromium();
  for (const [device, options] of Object.entries(DEVICES)) {
    const context = await browser.newContext({ ...options, locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(`${site.origin}/map?view=now&day=2026-12-08&minute=${FROM_MINUTE}`);
    await mapReady(page);
    await page.waitForLoadState('networkidle');
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.getByRole('button', { name: map.now.play }).click();
    const computed = await taskMilliseconds(client);
    const { between, tasks } = await playedFrames(page);
    const perFrame = ((await taskMilliseconds(client)) - computed) / between.length;
    const line = [
      `${((1000 * between.length) / sum(between)).toFixed(1)} frames a second`,
      `${between.filter((ms) => ms > 1.5 * SMOOTH_MS).length} of ${between.length} late`,
      `longest ${Math.max(...between).toFixed(0)} ms`,
      `half within ${quantile(between, 0.5).toFixed(1)} ms`,
      `${perFrame.toFixed(1)} ms of the main thread a frame`,
      `longest task ${Math.max(0, ...tasks).toFixed(0)} ms`,
    ];
    process.stdout.write(`${device}, ${SLOWDOWN} times slower: ${line.join(', ')}\n`);
    await context.close();
  }
  await browser.close();
  await site.close();
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** The milliseconds that the page's main thread has computed, however busy the machine is. */
async function taskMilliseconds(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function playedFrames(page: Page): Promise<Frames> {
  return page.evaluate(
    (playedMs) =>
      new Promise<Frames>((resolve) => {
        const between: number[] = [];
        const tasks: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration);
        }).observe({ type: 'longtask' });
        const start = performance.now();
        let last = start;
        const step = (time: number) => {
          between.push(time - last);
          last = time;
          if (time - start < playedMs) requestAnimationFrame(step);
          else resolve({ between: between.slice(2), tasks });
        };
        requestAnimationFrame(step);
      }),
    PLAYED_MS,
  );
}
