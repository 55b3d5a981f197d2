import { readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ITALO, zipOf } from './feed.fixture.ts';
import { createFeedNetwork, type FeedNetwork, type FeedResponse } from './feed-network.ts';
import { pathOf, prepareImportFolder, runImport, startFeedServer } from './import.fixture.ts';
import { createTimetableMaker } from './make-timetable.ts';
import { LIMITS } from './refused.ts';

prepareImportFolder();

/** A network whose responses a function returns. */
function networkOf(respond: (address: string) => Partial<FeedResponse>): FeedNetwork {
  return {
    get: async ({ href }) => ({
      status: 200,
      headers: {},
      body: Readable.from([]),
      close: () => {},
      ...respond(href),
    }),
  };
}

/** A redirect to an address. */
const redirectTo = (location: string) => ({ status: 302, headers: { location } });

describe('fetching a feed', () => {
  it('fails on an error status and without a response', async () => {
    const server = await startFeedServer((_, response) => response.writeHead(404).end());
    const { origin, close } = server;
    onTestFinished(close);
    await expect(runImport([`${origin}/gone`])).rejects.toThrow(/responds with status 404$/);
    close();
    await expect(runImport([`${origin}/feed.zip`])).rejects.toThrow(
      /does not respond: ECONNREFUSED$/,
    );
  });

  it('fails when the response is too large, with and without a Content-Length', async () => {
    const { origin, close } = await startFeedServer((_, response) => {
      response.writeHead(200, { 'content-length': LIMITS.fileBytes + 1 });
      response.write('PK');
    });
    onTestFinished(close);
    await expect(runImport([`${origin}/announced`])).rejects.toThrow(/is larger than 256 MB$/);
    async function* endless() {
      yield Buffer.from('PK');
      yield { length: LIMITS.fileBytes } as Uint8Array;
    }
    const make = createTimetableMaker(networkOf(() => ({ body: endless() })));
    await expect(runImport(['https://a.example/'], { make })).rejects.toThrow(
      /is larger than 256 MB$/,
    );
  });

  it('fails when the response is compressed, which was not asked for', async () => {
    const zip = gzipSync(zipOf(ITALO));
    const { origin, close } = await startFeedServer((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': zip.length });
      response.end(zip);
    });
    onTestFinished(close);
    await expect(runImport([`${origin}/feed`])).rejects.toThrow(/responds with a compressed feed/);
  });

  it('fails when the whole import takes too long, even if a byte comes now and then', async () => {
    const timeUp = new AbortController();
    const { origin, close } = await startFeedServer((_, response) => {
      response.write('P');
    });
    onTestFinished(close);
    const network = createFeedNetwork({ allowsLoopback: true });
    const slow: FeedNetwork = {
      get: async (...request) => {
        const response = await network.get(...request);
        timeUp.abort();
        return response;
      },
    };
    const make = createTimetableMaker(slow, timeUp.signal);
    await expect(runImport([`${origin}/slow`], { make })).rejects.toThrow(
      /does not respond: the import takes longer than 10 minutes$/,
    );
    expect(await readdir(pathOf('data'))).toEqual(['timetable-feeds', 'timetable.lock']);
    expect(await readdir(pathOf('data', 'timetable-feeds'))).toEqual([]);
  });

  it('follows at most five redirects', async () => {
    const zip = zipOf(ITALO);
    const requested: string[] = [];
    const network = networkOf((address) => {
      requested.push(address);
      if (address === 'https://b.example/feed') return { body: Readable.from([zip]) };
      return redirectTo(address === 'https://a.example/' ? '//b.example/feed' : address);
    });
    const make = createTimetableMaker(network);
    await runImport(['https://a.example/'], { make });
    expect(requested).toEqual(['https://a.example/', 'https://b.example/feed']);
    await expect(runImport(['https://c.example/'], { make })).rejects.toThrow(
      /redirects more than 5 times$/,
    );
  });

  it('shows no password and no key of an address', async () => {
    const make = createTimetableMaker(networkOf(() => ({ status: 500 })));
    await expect(runImport(['https://me:secret@a.example/x?key=1'], { make })).rejects.toThrow(
      /^https:\/\/a\.example\/x responds with status 500$/,
    );
  });
});
