import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { takeScreenshot } from './take-screenshot.ts';

const LARGEST_BYTES = 200_000;

const PICTURES = [
  { name: 'home', path: '/?lng=en' },
  { name: 'route', path: '/routes/rome/milan?lng=en' },
  { name: 'city', path: '/cities/rome?lng=en' },
] as const;

/** Takes the README's pictures: first screens on a laptop, scaled down to at most 200 KB. */
export async function readmePictures(
  browser: Browser,
  site: { readonly origin: string },
  folder: string,
  now: Date,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const screen = {
    width: 1366,
    height: 854,
    colorScheme: 'light',
    firstScreen: true,
    now,
  } as const;
  for (const { name, path } of PICTURES) {
    const file = join(folder, `${name}.png`);
    for (const scale of [1, 0.8, 0.6]) {
      await takeScreenshot(browser, `${site.origin}${path}`, { ...screen, file, scale });
      if (statSync(file).size <= LARGEST_BYTES) break;
    }
    console.log(`${file}: ${(statSync(file).size / 1000).toFixed(0)} KB`);
  }
}
