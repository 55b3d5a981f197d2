import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Does what leads to another page, and waits until that page has loaded. */
export async function untilAnother(
  visitor: Pick<Visitor, 'run'>,
  lead: () => Promise<void>,
): Promise<void> {
  // A time of its own for each page, also for the same address and for one loaded ahead.
  const left = await visitor.run(() => performance.timeOrigin);
  await lead();
  await expect(async () => {
    const hasLoaded = await visitor.run(
      (before) =>
        performance.timeOrigin !== before &&
        document.readyState === 'complete' &&
        // Firefox may show another empty page before the first one.
        window.location.protocol !== 'about:',
      left,
    );
    expect(hasLoaded, 'another page has loaded').toBe(true);
  }).toPass();
}
