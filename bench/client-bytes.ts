import type { Browser, Page, Response } from '@playwright/test';
import { launchChromium } from '../scripts/browser/launch-chromium.ts';
import { bookingOf, chooseFirst, whenReady } from '../tests/browser/booking.ts';
import { PAGE_TYPES } from '../tests/browser/page-types.ts';
import { startSite } from '../tests/browser/server.ts';
import { kilobytes } from './machine.ts';

type Kind = 'html' | 'script' | 'style' | 'font' | 'picture' | 'stations' | 'other';
type Bytes = Record<Kind, number>;

const KINDS: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
  image: 'picture',
};
const COLUMNS: readonly Kind[] = [
  'script',
  'html',
  'style',
  'font',
  'picture',
  'stations',
  'other',
];

const STATION_LIST = /\/(?:stations\.\w+|coordinates)-[^/]+\.json$/;

function kindOf(response: Response): Kind {
  if (STATION_LIST.test(response.url())) return 'stations';
  return KINDS[response.request().resourceType()] ?? 'other';
}

interface Counted {
  readonly bytes: Bytes;
  scriptFiles: number;
}

/** Counts what a page fetches: the compressed length of each body, and the script files. */
function count(page: Page): () => Counted {
  const nothing = (): Counted => ({
    bytes: { html: 0, script: 0, style: 0, font: 0, picture: 0, stations: 0, other: 0 },
    scriptFiles: 0,
  });
  let sum = nothing();
  page.on('response', (response) => {
    const kind = kindOf(response);
    sum.bytes[kind] += Number(response.headers()['content-length'] ?? 0);
    if (kind === 'script') sum.scriptFiles += 1;
  });
  return () => {
    const counted = sum;
    sum = nothing();
    return counted;
  };
}

interface ColdPage {
  readonly page: Page;
  /** The bytes since the last call. */
  readonly counted: () => Counted;
  readonly close: () => Promise<void>;
}

async function openCold(browser: Browser, origin: string, path: string): Promise<ColdPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  const counted = count(page);
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  return { page, counted, close: () => context.close() };
}

async function bookOnce(page: Page): Promise<void> {
  await whenReady(page);
  const booking = bookingOf(page, 'en');
  await chooseFirst(page, booking.from, 'florence');
  await chooseFirst(page, booking.to, 'milan');
  await booking.date.click();
  await booking.calendar.getByRole('button', { name: '24 December 2026' }).click();
  await booking.submit.click();
  await booking.toast.waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * Prints the bytes that each kind of page fetches on a cold load before any interaction, and the
 * bytes that using the form adds.
 */
export async function benchClientBytes(): Promise<void> {
  const browser = await launchChromium();
  const now = new Date('2026-12-10T09:00:00+01:00');
  const site = await startSite(now);
  const print = (name: string, columns: readonly string[]) =>
    process.stdout.write(
      `${name.padEnd(30)} ${columns.map((column) => column.padStart(9)).join(' ')}\n`,
    );
  const row = (name: string, { bytes, scriptFiles }: Counted) =>
    print(name, [...COLUMNS.map((kind) => kilobytes(bytes[kind])), String(scriptFiles)]);
  print('kB, compressed as sent', [...COLUMNS, 'scripts']);
  for (const { name, path } of PAGE_TYPES) {
    const { counted, close } = await openCold(browser, site.origin, path);
    row(name, counted());
    await close();
  }
  // On the home page, scrolling to the last field also makes the map fetch its code.
  for (const [name, path] of [
    ['the form, used once', '/train-from-rome-to-milan'],
    ['the same, and the map', '/'],
  ] as const) {
    const { page, counted, close } = await openCold(browser, site.origin, path);
    await page.clock.setFixedTime(now);
    counted();
    await bookOnce(page);
    row(name, counted());
    await close();
  }
  await browser.close();
  await site.close();
}
