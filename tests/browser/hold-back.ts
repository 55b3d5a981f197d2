import type { BrowserContext } from '@playwright/test';

/** Holds some responses back until the returned function is called. */
export async function holdBack(
  context: BrowserContext,
  address: string | RegExp,
): Promise<() => void> {
  const release = Promise.withResolvers<void>();
  await context.route(address, async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}
