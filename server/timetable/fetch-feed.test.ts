import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OWN_TIMETABLE, openCurrentTimetable, timetableRoutes } from '#server/timetable.ts';
import { ITALO, TRENITALIA, zipOf } from './feed.fixture.ts';
import {
  pathOf,
  prepareImportFolder,
  runImport,
  saveFile,
  startFeedServer,
} from './import.fixture.ts';
import { LIMITS } from './refused.ts';

prepareImportFolder();

describe('fetching a feed', () => {
  it('fails on an error status, on a redirect to http and without a response', async () => {
    const server = await startFeedServer((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end();
      else response.writeHead(302, { location: `${server.origin}/gone` }).end();
    });
    const { origin, close } = server;
    onTestFinished(close);
    await expect(runImport([`${origin}/gone`])).rejects.toThrow(/responds with status 404$/);
    await expect(runImport([`${origin}/away`])).rejects.toThrow(
      /redirects to an address that is not https$/,
    );
    close();
    await expect(runImport([`${origin}/feed.zip`])).rejects.toThrow(
      /does not respond: ECONNREFUSED$/,
    );
  });

  it('fails when the response is too large, with and without a Content-Length', async () => {
    const { origin, close } = await startFeedServer((request, response) => {
      if (request.url === '/announced')
        response.writeHead(200, { 'content-length': LIMITS.fileBytes + 1 });
      response.write('PK');
      if (request.url === '/announced') return;
      const piece = Buffer.alloc(8 * 1024 * 1024);
      const writeMore = () => {
        while (!response.destroyed)
          if (!response.write(piece)) return response.once('drain', writeMore);
        return response;
      };
      writeMore();
    });
    onTestFinished(close);
    await expect(runImport([`${origin}/announced`])).rejects.toThrow(/is larger than 256 MB$/);
    await expect(runImport([`${origin}/endless`])).rejects.toThrow(/is larger than 256 MB$/);
  });

  it('follows at most five redirects, to https only', async () => {
    const zip = zipOf(ITALO);
    const requested: string[] = [];
    const send = async (address: string | URL | Request) => {
      requested.push(String(address));
      if (String(address) === 'https://b.example/feed') return new Response(new Uint8Array(zip));
      const location =
        String(address) === 'https://a.example/' ? 'https://b.example/feed' : 'https://c.example/';
      return new Response(null, { status: 302, headers: { location } });
    };
    await runImport(['https://a.example/'], { send });
    expect(requested).toEqual(['https://a.example/', 'https://b.example/feed']);
    await expect(runImport(['https://c.example/'], { send })).rejects.toThrow(
      /redirects more than 5 times$/,
    );
  });
});

describe('a timetable that another machine made', () => {
  it('is fetched again only when it has changed', async () => {
    const maker = pathOf('maker');
    await runImport([await saveFile('a.zip', zipOf(TRENITALIA))], { dataFolder: maker });
    const timetable = await openCurrentTimetable(OWN_TIMETABLE, maker, () => {});
    const routes = timetableRoutes(timetable);
    const statuses: number[] = [];
    const send = async (address: string | URL | Request, init?: RequestInit) => {
      const response = await routes.request(String(address), init, { kind: 'file' });
      statuses.push(response.status);
      return response;
    };
    const source = ['https://maker.example/timetable.bin'];
    expect(await runImport(source, { send })).toBe(true);
    expect(await readFile(pathOf('data', 'timetable.bin'))).toEqual(
      await readFile(pathOf('maker', 'timetable.bin')),
    );
    expect(await runImport(source, { send })).toBe(false);
    await runImport([await saveFile('b.zip', zipOf(ITALO))], { dataFolder: maker, accept: true });
    expect(await timetable.look()).toBe(true);
    expect(await runImport(source, { send, accept: true })).toBe(true);
    expect(statuses).toEqual([200, 304, 200]);
  });

  it('is refused when it is damaged, joined with feeds or over', async () => {
    const own = await readFile(OWN_TIMETABLE);
    const cut = await saveFile('cut.bin', own.subarray(0, 5000));
    await expect(runImport([cut])).rejects.toThrow(/the timetable file is damaged$/);
    const whole = await saveFile('whole.bin', own);
    await expect(runImport([whole, whole])).rejects.toThrow(/cannot be joined with others$/);
    await expect(runImport([whole])).rejects.toThrow(
      /^the timetable is over: its last day was 2026-06-13$/,
    );
  });
});
