import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, findChromium } from './chromium.ts';

/** Starts the browser of benches and screenshots, without a window. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, environment } = await findChromium();
  return await chromium.launch({
    executablePath,
    args: [...BROWSER_FLAGS],
    env: { ...process.env, ...environment } as Record<string, string>,
  });
}
