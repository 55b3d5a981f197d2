import { expect, it, onTestFinished, vi } from 'vitest';
import { createFakeSite, htmlResponse, serve } from './testing/fake-site.ts';

it('a request that finds its queue full never comes to the application', async () => {
  const held: (() => void)[] = [];
  const { site, log, lines } = createFakeSite(async ({ path }) => {
    if (path.startsWith('/map/')) await new Promise<void>((resolve) => held.push(resolve));
    return htmlResponse('made');
  });
  const toApplication = vi.spyOn(site, 'fetch');
  const origin = await serve(site, log);
  const files = Array.from({ length: 30 }, (_, at) => fetch(`${origin}/map/now/en/${at}.json`));
  // One is made, and as many wait as one client may have in this queue.
  await vi.waitFor(() => expect(site.queues.trains.waiting).toBe(29), 30_000);
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await fetch(`${origin}/map/now/en/30.json`, { method });
    expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
  }
  await vi.waitFor(() => expect(lines).toHaveLength(2), 30_000);
  expect(lines).toMatchObject([{ kind: 'refused' }, { kind: 'refused' }]);
  expect(toApplication).toHaveBeenCalledTimes(30);
  // Pages have a queue of their own.
  expect((await fetch(`${origin}/page`)).status).toBe(200);

  const ending = setInterval(() => held.shift()?.());
  onTestFinished(() => clearInterval(ending));
  for (const file of files) expect((await file).status).toBe(200);
});
