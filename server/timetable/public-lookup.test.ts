import type { lookup } from 'node:dns';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ITALO, zipOf } from './feed.fixture.ts';
import { createFeedNetwork } from './feed-network.ts';
import { prepareImportFolder, runImport, startFeedServer } from './import.fixture.ts';
import { createTimetableMaker } from './make-timetable.ts';

prepareImportFolder();

/** A resolver that knows one name, and gives some addresses for it. */
function resolverOf(...addresses: readonly string[]): typeof lookup {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const resolve = (_host: string, _options: object, callback: (...result: unknown[]) => void) =>
    callback(null, found);
  return resolve as unknown as typeof lookup;
}

describe('a feed', () => {
  it.each([
    [
      'http://feeds.example/feed.zip',
      /^http:\/\/feeds\.example\/feed\.zip leads to an address that is not https$/,
    ],
    ['https://127.0.0.1/feed.zip', /leads to 127\.0\.0\.1, which is not a public address$/],
    ['https://0x7f.1/feed.zip', /leads to 127\.0\.0\.1, which is not a public address$/],
    ['https://[::1]/feed.zip', /leads to ::1, which is not a public address$/],
    ['https://[::ffff:10.0.0.1]/feed.zip', /leads to ::ffff:a00:1, which is not a public address$/],
    ['https://169.254.169.254/latest', /leads to 169\.254\.169\.254, which is not a public/],
  ])('is not fetched from %s', async (source, reason) => {
    const make = createTimetableMaker(createFeedNetwork());
    await expect(runImport([source], { make })).rejects.toThrow(reason);
  });

  it('is not fetched from a name with private addresses alone', async () => {
    const resolve = resolverOf('10.0.0.1', '::1');
    const make = createTimetableMaker(createFeedNetwork({ resolve }));
    await expect(runImport(['https://feeds.example/'], { make })).rejects.toThrow(
      /^https:\/\/feeds\.example\/ leads to feeds\.example, which has no public address$/,
    );
  });

  it('is fetched from no private address that a public one redirects to', async () => {
    const zip = zipOf(ITALO);
    const { origin, close } = await startFeedServer((request, response) => {
      if (request.url === '/feed.zip') response.end(zip);
      else
        response
          .writeHead(302, { location: decodeURIComponent(request.url?.slice(1) ?? '') })
          .end();
    });
    onTestFinished(close);
    const from = (location: string) => runImport([`${origin}/${encodeURIComponent(location)}`]);
    await expect(from('https://10.0.0.1/')).rejects.toThrow(/leads to 10\.0\.0\.1, which is not/);
    await expect(from('http://feeds.example/')).rejects.toThrow(/that is not https$/);
    await expect(from('file:///etc/passwd')).rejects.toThrow(/that is not https$/);
    expect((await from('/feed.zip')).kind).toBe('made');
  });
});
