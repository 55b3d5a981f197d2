import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stationLabel } from '#app/data/stations/stations.server.ts';
import { readTimetableFile } from '#app/data/timetable/timetable-file.server.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { coversDate, feedsCovering } from '#app/domain/timetable/days.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { createPlanner } from '#app/domain/timetable/planner.ts';
import { openCurrentTimetable, timetableRoutes } from '#server/timetable.ts';
import { ITALO, oneTrainADay, REGIONAL, TRENITALIA, UNOFFICIAL, zipOf } from './feed.fixture.ts';
import { type ImportOptions, importTimetable } from './import-timetable.ts';
import { LIMITS, Refused } from './refused.ts';

const [ROME, AFRAGOLA, NAPLES, CASERTA] = ['83084095', '83099887', '83092189', '83092114'];
const OWN_FILE = new URL('../../app/data/timetable/generated/timetable.bin', import.meta.url);

let folder: string;
let lines: string[];
let closeServer: (() => void) | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timetable-'));
  lines = [];
  // The project's own timetable has far more trains than any feed of these tests.
  await writeFile(join(folder, 'own.bin'), oneTrainADay());
});

afterEach(async () => {
  closeServer?.();
  closeServer = undefined;
  await rm(folder, { recursive: true });
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeServer = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function saved(name: string, content: Buffer): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}

function take(sources: readonly string[], more: Partial<ImportOptions> = {}): Promise<boolean> {
  return importTimetable({
    sources,
    dataFolder: join(folder, 'data'),
    ownFile: join(folder, 'own.bin'),
    today: '2026-11-22',
    accept: false,
    out: (line) => lines.push(line),
    onProgress: () => {},
    ...more,
  });
}

async function taken() {
  return createPlanner(readTimetableFile(await readFile(join(folder, 'data', 'timetable.bin'))));
}

const numbers = (trains: readonly Journey[]) => trains.map(({ rides }) => rides[0].number);

describe('a feed', () => {
  it('is taken from an address, with dates and exceptions, kinds and rules for boarding', async () => {
    const zip = zipOf(TRENITALIA);
    const origin = await serve((_, response) => response.end(zip));
    await take([`${origin}/feed.zip`]);
    const planner = await taken();
    const on = (day: IsoDate) => numbers(planner.directTrains(ROME, NAPLES, day));
    expect(on('2026-11-23')).toEqual(['9519']);
    expect(on('2026-11-22')).toEqual([]);
    expect(on('2026-12-08')).toEqual([]);
    expect(on('2026-12-12')).toEqual(['9519']);
    const [train] = planner.directTrains(ROME, NAPLES, '2026-11-23');
    expect(train).toMatchObject({
      departure: 600,
      arrival: 672,
      rides: [{ kind: 'frecciarossa', fromPosition: 0, toPosition: 2 }],
    });
    expect(planner.directTrains(AFRAGOLA, NAPLES, '2026-11-23')).toEqual([]);
    expect(numbers(planner.directTrains(ROME, AFRAGOLA, '2026-11-23'))).toEqual(['9519']);
    expect(coversDate(planner.timetable, '2026-12-13')).toBe(true);
    expect(coversDate(planner.timetable, '2026-12-20')).toBe(false);
    expect(feedsCovering(planner.timetable, '2026-11-23')).toEqual([
      { name: 'Trenitalia', firstDay: '2025-11-01', lastDay: '2026-12-14' },
    ]);
    expect(planner.figuresOf(ROME, NAPLES)?.weekday).toEqual({ all: 1, direct: 1 });
    expect(lines[0]).toBe(
      'Trenitalia: 4 trips; stops by code 4, name nearby 1, name alone 0, none 1',
    );
    expect(lines[1]).toBe('  not in the list: Caserta');
  });

  it('has its trains after midnight on the day on which they leave', async () => {
    await take([await saved('a.zip', zipOf(TRENITALIA))]);
    const planner = await taken();
    expect(stationLabel('it', CASERTA)).toBe('Caserta');
    // The service of Sunday leaves at 24:30.
    expect(numbers(planner.directTrains(CASERTA, NAPLES, '2026-11-22'))).toEqual([]);
    const [night] = planner.directTrains(CASERTA, NAPLES, '2026-11-23');
    expect(night).toMatchObject({ departure: 30, arrival: 75 });
    const bus = planner.directTrains(CASERTA, NAPLES, '2026-11-24')[0];
    expect(bus?.rides[0]).toMatchObject({ kind: 'bus', number: 'NA701' });
  });

  it('is joined with another one, and a train that both have is there once', async () => {
    await take([await saved('a.zip', zipOf(TRENITALIA)), await saved('b.zip', zipOf(ITALO))]);
    const planner = await taken();
    const trains = planner.directTrains(ROME, NAPLES, '2026-11-25');
    expect(trains.map(({ rides: [{ number, kind }] }) => [number, kind])).toEqual([
      ['8901', 'italo'],
      ['9519', 'frecciarossa'],
      ['5001', 'bus'],
    ]);
    expect(feedsCovering(planner.timetable, '2026-11-25').map(({ name }) => name)).toEqual([
      'Trenitalia',
      'Italo - Nuovo Trasporto Viaggiatori',
    ]);
  });

  it('is read quoted, in a folder, without a calendar and with "Stazione di" before its names', async () => {
    await take([await saved('c.zip', zipOf(REGIONAL))]);
    const planner = await taken();
    const orte = planner.timetable.stationIds.find((id) => stationLabel('it', id) === 'Orte') ?? '';
    const [train] = planner.directTrains(ROME, orte, '2026-11-25');
    expect(train).toMatchObject({
      departure: 425,
      rides: [{ number: '4105', kind: 'regionale-veloce' }],
    });
  });

  it('is read by the names of its stops alone', async () => {
    await take([await saved('d.zip', zipOf(UNOFFICIAL))]);
    expect(lines[0]).toMatch(/2 trips; stops by code 0, name nearby 0, name alone 2, none 1$/);
    expect(lines[1]).toBe('  not in the list: Somewhere, else');
    const planner = await taken();
    const [milan = '', monza = ''] = ['Milano Centrale', 'Monza'].map((name) =>
      planner.timetable.stationIds.find((id) => stationLabel('it', id) === name),
    );
    expect(planner.directTrains(milan, monza, '2026-11-22')).toHaveLength(2);
  });
});

describe('a timetable that was there', () => {
  const without = (...names: readonly string[]) =>
    zipOf(Object.fromEntries(Object.entries(TRENITALIA).filter(([name]) => !names.includes(name))));
  const bus = TRENITALIA['routes.txt'].replaceAll(',2\r', ',3\r').replace('106', '3');
  const huge = 'a'.repeat(4096);

  it.each([
    ['no zip', Buffer.from('<html>not found</html>'), /is not a zip file/],
    ['a zip that was cut off', zipOf(TRENITALIA).subarray(0, 900), /is not a zip file/],
    [
      'without tables',
      without('trips.txt', 'stop_times.txt'),
      /has no trips\.txt, no stop_times\.txt$/,
    ],
    [
      'without calendars',
      without('calendar.txt', 'calendar_dates.txt'),
      /has no calendar\.txt or calendar_dates\.txt$/,
    ],
    [
      'without trains',
      zipOf({ ...TRENITALIA, 'routes.txt': bus }),
      /has no trains: none of its 5 routes is rail$/,
    ],
    [
      'of last year',
      zipOf({
        ...TRENITALIA,
        'calendar.txt': TRENITALIA['calendar.txt'].replaceAll('2026', '2024'),
        'calendar_dates.txt': 'a\n',
      }),
      /is over: its last train ran on 2025-11-30$/,
    ],
    [
      'with an endless row',
      zipOf({ ...TRENITALIA, 'trips.txt': `a,"${huge.repeat(40)}` }),
      /trips\.txt that cannot be read/,
    ],
    [
      'of stops that nobody knows',
      zipOf({ ...UNOFFICIAL, 'stops.txt': 'stop_id,stop_name\n1,X\n' }),
      /no train that calls at two stations/,
    ],
  ])('stays when the new feed is %s', async (_, file, reason) => {
    await take([await saved('before.zip', zipOf(ITALO))]);
    const before = await readFile(join(folder, 'data', 'timetable.bin'));
    const refusal = await take([await saved('new.zip', file)]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refused);
    expect((refusal as Refused).message).toMatch(reason);
    expect((refusal as Refused).message).not.toContain('\n');
    expect(await readFile(join(folder, 'data', 'timetable.bin'))).toEqual(before);
    expect(await readdir(join(folder, 'data'))).toEqual([
      'timetable-sources.json',
      'timetable.bin',
    ]);
  });

  it('stays when the new feed is a zip bomb', async () => {
    const zip = zipOf(TRENITALIA);
    // The directory says that one table is 4 GB when unpacked.
    const entry = zip.indexOf('stop_times.txt', zip.indexOf('PK\u0001\u0002'));
    zip.writeUInt32LE(0xffff_fff0, entry - 46 + 24);
    await expect(take([await saved('bomb.zip', zip)])).rejects.toThrow(
      /has tables of 4096 MB; 1024 MB are read at most/,
    );
    // It says less than there is.
    const liar = zipOf(TRENITALIA);
    liar.writeUInt32LE(
      10,
      liar.indexOf('stop_times.txt', liar.indexOf('PK\u0001\u0002')) - 46 + 24,
    );
    await expect(take([await saved('liar.zip', liar)])).rejects.toThrow(Refused);
  });

  it('stays when there is no such file', async () => {
    await expect(take([join(folder, 'none.zip')])).rejects.toThrow(/^there is no file /);
  });

  it('stays when an address answers with an error, leads away from https, or does not answer', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end();
      else response.writeHead(302, { location: `${origin}/gone` }).end();
    });
    await expect(take([`${origin}/gone`])).rejects.toThrow(/answers with 404$/);
    await expect(take([`${origin}/away`])).rejects.toThrow(
      /leads to an address that is not https$/,
    );
    closeServer?.();
    await expect(take([`${origin}/feed.zip`])).rejects.toThrow(/does not answer: ECONNREFUSED$/);
  });

  it('stays when what an address gives is too large, announced or not', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/announced')
        response.writeHead(200, { 'content-length': LIMITS.fileBytes + 1 });
      response.write('PK');
      if (request.url === '/announced') return;
      const piece = Buffer.alloc(8 * 1024 * 1024);
      const more = () => {
        while (!response.destroyed) if (!response.write(piece)) return response.once('drain', more);
        return response;
      };
      more();
    });
    await expect(take([`${origin}/announced`])).rejects.toThrow(/is larger than 256 MB$/);
    await expect(take([`${origin}/endless`])).rejects.toThrow(/is larger than 256 MB$/);
  });

  it('follows redirects to https, and not for ever', async () => {
    const zip = zipOf(ITALO);
    const asked: string[] = [];
    const send = async (address: string | URL | Request) => {
      asked.push(String(address));
      if (String(address) === 'https://b.example/feed') return new Response(new Uint8Array(zip));
      const location =
        String(address) === 'https://a.example/' ? 'https://b.example/feed' : 'https://c.example/';
      return new Response(null, { status: 302, headers: { location } });
    };
    await take(['https://a.example/'], { send });
    expect(asked).toEqual(['https://a.example/', 'https://b.example/feed']);
    await expect(take(['https://c.example/'], { send })).rejects.toThrow(
      /leads on more than 5 times$/,
    );
  });
});

describe('a timetable of another machine', () => {
  it('is fetched once, and again only when it has changed', async () => {
    const maker = join(folder, 'maker');
    await take([await saved('a.zip', zipOf(TRENITALIA))], { dataFolder: maker });
    const timetable = await openCurrentTimetable(OWN_FILE, maker, () => {});
    const routes = timetableRoutes(timetable);
    const statuses: number[] = [];
    const send = async (address: string | URL | Request, init?: RequestInit) => {
      const answer = await routes.request(String(address), init);
      statuses.push(answer.status);
      return answer;
    };
    const source = ['https://maker.example/timetable.bin'];
    expect(await take(source, { send })).toBe(true);
    expect(await readFile(join(folder, 'data', 'timetable.bin'))).toEqual(
      await readFile(join(maker, 'timetable.bin')),
    );
    expect(await take(source, { send })).toBe(false);
    await take([await saved('b.zip', zipOf(ITALO))], { dataFolder: maker, accept: true });
    expect(await timetable.look()).toBe(true);
    expect(await take(source, { send, accept: true })).toBe(true);
    expect(statuses).toEqual([200, 304, 200]);
  });

  it('is refused when it is damaged, and beside other feeds', async () => {
    const own = await readFile(OWN_FILE);
    const cut = await saved('cut.bin', own.subarray(0, 5000));
    await expect(take([cut])).rejects.toThrow(/the timetable file is damaged$/);
    const whole = await saved('whole.bin', own);
    await expect(take([whole, whole])).rejects.toThrow(/cannot be joined with others$/);
    await expect(take([whole])).rejects.toThrow(
      /^the timetable is over: its last day was 2026-06-13$/,
    );
  });
});
