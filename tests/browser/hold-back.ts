import type { BrowserContext } from '@playwright/test';

/** Holds some responses back until the returned function is called. */
export async function holdBack(
  context: BrowserContext,
  address: string | RegExp,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
