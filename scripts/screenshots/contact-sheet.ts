import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';

const STYLE = `
body { display: grid; grid-template-columns: 1fr 2fr 3fr 4fr; align-items: start; gap: 24px; margin: 24px; background: #777; }
figure { margin: 0; }
figcaption { color: #fff; font: 14px sans-serif; }
img { display: block; width: 100%; }
`;

/** Puts the pictures of one kind of page on one sheet, four widths a row. */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  pictures: readonly string[],
  sheet: string,
): Promise<void> {
  const figures = pictures.map(
    (file) => `<figure><figcaption>${file}</figcaption><img src="${file}" alt=""></figure>`,
  );
  const source = resolve(join(folder, 'sheet.html'));
  writeFileSync(
    source,
    `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${figures.join('')}`,
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  try {
    await page.goto(pathToFileURL(source).href, { waitUntil: 'load' });
    await page.screenshot({ path: sheet, fullPage: true });
  } finally {
    await page.close();
    rmSync(source);
  }
}
