import { whenReady } from './booking.ts';
import { expect, test } from './test.ts';

test('a page asks for its code after everything that its first frame shows', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const started = page.waitForRequest(/\/entry\.client[^/]*\.js$/);
  const response = await page.goto('/routes/rome/milan');
  expect((await response?.text())?.match(/<script[^>]* src=/g)).toHaveLength(1);
  await started;
  await whenReady(page);
  const firstCode = asked.findIndex((path) => path.endsWith('.js'));
  const shown = asked.flatMap((path, place) => (/\.(css|woff2)$/.test(path) ? [place] : []));
  expect(shown.length).toBeGreaterThan(1);
  expect(firstCode).toBeGreaterThan(Math.max(...shown));
});
