import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '#app/domain/language.ts';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';
import { startSite } from '../tests/browser/server.ts';
import { launchChromium } from './browser/launch-chromium.ts';
import { writeContactSheet } from './screenshots/contact-sheet.ts';
import { readmePictures } from './screenshots/readme-pictures.ts';
import { takeScreenshot, VIEWS } from './screenshots/take-screenshot.ts';
import { scriptArguments } from './script-arguments.ts';

/**
 * Takes pictures of every page in every language, width and colour scheme, or those of
 * the README.
 */
const { values } = scriptArguments({
  usage: 'npm run screenshots -- [--only home,route] [--lng it] [--readme]',
  options: {
    only: { type: 'string' },
    lng: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
const FOLDER = 'screenshots';
/** A fixed clock, so that two sets differ only where the pages do. */
const NOW = new Date('2026-12-10T09:00:00+01:00');

const wanted = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name);
const slug = (name: string) => name.replaceAll(' ', '-');

const site = await startSite(NOW);
const browser = await launchChromium();
try {
  if (values.readme) {
    await readmePictures(browser, site, 'docs/pictures', NOW);
  } else {
    for (const { name, path } of PAGE_TYPES.filter((type) => wanted(values.only, type.name))) {
      const folder = join(FOLDER, slug(name));
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const pictures: string[] = [];
      for (const language of LANGUAGES.filter((code) => wanted(values.lng, code))) {
        for (const view of VIEWS) {
          const file = `${language}-${view.width}-${view.colorScheme}.png`;
          const address = `${site.origin}${path}${path.includes('?') ? '&' : '?'}lng=${language}`;
          await takeScreenshot(browser, address, { ...view, now: NOW, file: join(folder, file) });
          pictures.push(file);
        }
      }
      await writeContactSheet(browser, folder, pictures, join(FOLDER, `${slug(name)}.png`));
      console.log(
        `${name}: ${pictures.length} pictures in ${folder}, on one sheet in ${folder}.png`,
      );
    }
  }
} finally {
  await browser.close();
  await site.close();
}
