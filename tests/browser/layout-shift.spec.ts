import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { openMap } from './map.ts';
import { expect, test } from './test.ts';

/** Counts from the next page on how far its parts move, as browsers measure it. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        shifts.push((shift as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum of all shifts of this page, once its fonts are there and drawn. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    const { shifts = [] } = window as { shifts?: number[] };
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });
}

test('opening the map’s table by its address moves nothing that is already on the screen', async ({
  page,
}) => {
  await countShifts(page);
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('about:blank');
    await openMap(page, '/?sort=time#map-table');
    await expect(page.locator('#map-table')).toBeInViewport();
    expect(await shiftOf(page), `${width} pixels`).toBeLessThan(0.01);
  }
});

const STATES = ['/map', '/map?view=now', '/map?reach=rome', '/map?station=rome'] as const;

for (const [width, height, paths] of [
  [360, 740, STATES],
  [390, 844, ['/map', '/map?reach=rome']],
  [412, 823, ['/map?view=now', '/map?station=rome']],
  [740, 360, ['/map?view=now', '/map?reach=rome']],
  [768, 1024, ['/map', '/map?station=rome']],
  [1366, 768, STATES],
] as const)
  test(`nothing on the stage of the map moves when its code arrives, at ${width} pixels`, async ({
    page,
  }) => {
    await countShifts(page);
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto('about:blank');
      await openMap(page, path);
      // On a busy machine the form of travel times is now and then drawn in two steps.
      const most = path.includes('reach') ? 0.003 : 0.0005;
      expect(await shiftOf(page), path).toBeLessThan(most);
    }
  });

test('nothing moves when the fonts of texts arrive after them', async ({ page }) => {
  await countShifts(page);
  let arrive: () => void = () => undefined;
  let arrived: Promise<void> = Promise.resolve();
  await page.route(/source-sans/, async (route) => {
    await arrived;
    await route.continue();
  });
  for (const path of ['/', '/cities', '/cities/rome', '/routes/rome/milan', '/imprint', '/help'])
    for (const width of [360, 1366]) {
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${path}?lng=fr`, { waitUntil: 'domcontentloaded' });
      await page.evaluate(async () => {
        for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
      });
      arrive();
      expect(await shiftOf(page), `${path} at ${width} pixels`).toBeLessThan(0.002);
    }
});

/** A server that sends a page up to a place in it, and the rest when it is told to. */
async function serveInHalves(origin: string, path: string, end: string) {
  const html = await (await fetch(origin + path)).text();
  const middle = html.indexOf(end);
  let sendRest: () => void = () => undefined;
  const server = createServer(async ({ url = '/' }, response) => {
    if (url === path) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, middle));
      sendRest = () => response.end(html.slice(middle));
      return;
    }
    const file = await fetch(origin + url);
    response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await file.arrayBuffer()));
  });
  const port = await listenOnFreePort(server);
  const close = async (page: Page) => {
    // What the page still loads would fail, which counts as its error.
    await page.goto('about:blank');
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}${path}`, sendRest: () => sendRest(), close };
}

test('a page is not painted before its header is whole', async ({ page, site }) => {
  const slow = await serveInHalves(site.origin, '/help', 'class="language"');
  await page.goto(slow.address, { waitUntil: 'commit' });
  await page.locator('.nav-book').waitFor({ state: 'attached' });
  const frames = () =>
    page.evaluate(async () => {
      let count = 0;
      // Called with a frame, and not by the clock of the tests.
      new IntersectionObserver(() => count++).observe(document.documentElement);
      // Time for many frames, which a page that may not be painted does not have.
      for (let turn = 0; turn < 30; turn++) await (await fetch('/favicon.svg')).text();
      return document.styleSheets.length > 0 ? count : undefined;
    });
  await expect.poll(frames).toBe(0);
  slow.sendRest();
  await expect.poll(frames).toBe(1);
  await slow.close(page);
});

test('the picture of the home page stays where it is painted first', async ({ page, site }) => {
  await countShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const end of ['class="wide hero-title', 'class="lead"', 'class="wide hero-form']) {
    const slow = await serveInHalves(site.origin, '/', end);
    await page.goto(slow.address, { waitUntil: 'commit' });
    await page.locator('.hero-scene').waitFor({ state: 'attached' });
    await shiftOf(page);
    slow.sendRest();
    await page.locator('footer').waitFor({ state: 'attached' });
    await page.locator('.hero-picture img').evaluate((image: HTMLImageElement) => image.decode());
    expect(await shiftOf(page), end).toBeLessThan(0.002);
    await slow.close(page);
  }
});

test('the legend on the stage of the map is not painted before it is whole', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const slow = await serveInHalves(site.origin, '/map?station=rome', 'class="map-legend');
  await page.goto(slow.address, { waitUntil: 'commit' });
  const legend = page.locator('.map-stage-legend');
  await expect(legend).toHaveCSS('visibility', 'hidden');
  slow.sendRest();
  await expect(legend).toHaveCSS('visibility', 'visible');
  await slow.close(page);
});

test('the first page of a visit has the font of texts at once', async ({ page }) => {
  // The font is used only if it is there soon after the first layout. It is asked for by the page
  // itself, so it can arrive before the style sheets, which here wait for it.
  const font = page.waitForResponse(/source-sans.*woff2$/);
  await page.route(/\.css$/, async (route) => {
    await (await font).finished();
    await route.continue();
  });
  await page.goto('/newsletter');
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const selector of ['main p', 'main label']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts[0]?.familyName, selector).toMatch(/^Source Sans 3/);
  }
});
