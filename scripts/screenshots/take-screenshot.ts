import type { Browser } from '@playwright/test';

/** A screen; sizes in CSS pixels. */
interface View {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
}

const SCREENS = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** A phone, a tablet, a laptop and a desktop, each by day and by night. */
export const VIEWS: readonly View[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  SCREENS.map((screen) => ({ ...screen, colorScheme })),
);

interface Picture extends View {
  readonly now: Date;
  readonly file: string;
  /** The first screen alone instead of the whole page. */
  readonly firstScreen?: boolean;
  /** Picture pixels per CSS pixel; 1 by default. */
  readonly scale?: number;
}

/**
 * Takes a picture of an address in a fresh profile, after its code, pictures and fonts have loaded.
 */
export async function takeScreenshot(
  browser: Browser,
  address: string,
  picture: Picture,
): Promise<void> {
  const { origin } = new URL(address);
  const context = await browser.newContext({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.scale ?? 1,
    colorScheme: picture.colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Rome',
  });
  try {
    const page = await context.newPage();
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    await page.clock.setFixedTime(picture.now);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const image of document.images) {
        image.loading = 'eager';
        // Posters far below the screen are not drawn before they are near.
        image.parentElement?.style.setProperty('content-visibility', 'visible');
      }
      await Promise.all(Array.from(document.images, (image) => image.decode()));
      await document.fonts.ready;
    });
    await page.screenshot({
      path: picture.file,
      fullPage: !picture.firstScreen,
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}
