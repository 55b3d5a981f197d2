import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { TIMETABLE_VERSION } from '#app/data/timetable/timetable-header.ts';
import {
  findPostgresPrograms,
  startTestPostgres,
  type TestPostgres,
} from '../newsletter/testing/postgres-server.ts';
import { openCurrentTimetable } from '../timetable.ts';
import { oneTrainADay } from './feed.fixture.ts';
import { pathOf, prepareImportFolder, runImport } from './import.fixture.ts';
import type { MakeTimetable } from './make-timetable.ts';
import { openSharedTimetable } from './shared-timetable.ts';

prepareImportFolder();

const programs = findPostgresPrograms();

describe.skipIf(programs === undefined)('the timetable of several machines', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startTestPostgres(programs ?? '');
  }, 60_000);
  afterAll(() => server.remove());

  function open(url: string) {
    const shared = openSharedTimetable(url, () => {});
    onTestFinished(() => shared.close());
    return shared;
  }

  /** A machine with a folder of its own, which imports a feed and counts what it makes. */
  async function prepareMachine(name: string, url: string) {
    const events: string[] = [];
    const steps: string[] = [];
    const folder = pathOf(name);
    const shared = open(url);
    const log = (event: string) => void events.push(event);
    const timetable = await openCurrentTimetable(pathOf('included.bin'), folder, log, shared);
    const make: MakeTimetable = async ({ feeds }) => {
      steps.push('begin');
      for (let turn = 0; turn < 5; turn++) await setImmediate();
      steps.push('end');
      return {
        kind: 'made',
        file: oneTrainADay(),
        feeds: feeds.map(({ source }) => ({ source, companies: ['Own'] })),
      };
    };
    const pauseMs = 60 * 60_000;
    const options = { folder, shared, isAutomatic: true, pauseMs, make };
    const run = () => runImport(['https://feeds.example/a.zip'], options);
    return { timetable, events, steps, run, file: () => readFile(`${folder}/timetable.bin`) };
  }

  it('is made by one machine, and all take it at their next look', async () => {
    const url = await server.createDatabase();
    const [first, second] = [await prepareMachine('1', url), await prepareMachine('2', url)];
    const results = await Promise.all([first.run(), second.run()]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['made', 'recent']);
    expect([...first.steps, ...second.steps]).toEqual(['begin', 'end']);
    expect([await first.timetable.poll(), await second.timetable.poll()]).toEqual([true, true]);
    for (const { timetable, file } of [first, second]) {
      expect(timetable.current().timetable.tripNumbers).toEqual(['1']);
      expect(timetable.feeds()).toMatchObject([{ name: 'Own' }]);
      expect(await file()).toEqual(oneTrainADay());
    }
    expect(await second.timetable.poll()).toBe(false);
    // A machine without a timetable of its own has it from its start.
    const third = await prepareMachine('3', url);
    expect(third.timetable.current().timetable.tripNumbers).toEqual(['1']);
  });

  it('stays in use while the database is away, which is logged once', async () => {
    const url = await server.createDatabase();
    const machine = await prepareMachine('1', url);
    await machine.run();
    await machine.timetable.poll();
    await server.crash();
    for (let polls = 0; polls < 2; polls++) expect(await machine.timetable.poll()).toBe(false);
    await expect(machine.run()).rejects.toThrow(/^the database cannot be used: \w+$/);
    expect(machine.timetable.current().timetable.tripNumbers).toEqual(['1']);
    await server.start();
    expect(await machine.timetable.poll()).toBe(false);
    expect(machine.events).toEqual(['timetable.read', 'timetable.not-shared']);
  });

  it('is not taken when it is damaged or of a newer format', async () => {
    const url = await server.createDatabase();
    const machine = await prepareMachine('1', url);
    await machine.run();
    await machine.timetable.poll();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query("UPDATE timetable SET digest = 'other', file = $1", [Buffer.from('half')]);
    expect(await machine.timetable.poll()).toBe(false);
    expect(await machine.file()).toEqual(oneTrainADay());
    await client.query('UPDATE timetable SET version = $1', [TIMETABLE_VERSION + 1]);
    const other = await prepareMachine('2', url);
    expect(other.timetable.current().timetable.tripNumbers).toEqual([]);
    // Each version of the format has a row of its own.
    expect((await other.run()).kind).toBe('made');
    const { rows } = await client.query('SELECT version FROM timetable ORDER BY version');
    expect(rows).toEqual([{ version: TIMETABLE_VERSION }, { version: TIMETABLE_VERSION + 1 }]);
  });

  it('is locked by a connection, whose end lets the next import begin', async () => {
    const url = await server.createDatabase();
    const shared = open(url);
    const waited: string[] = [];
    const begin = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const first = shared.withLock(
      () => {},
      async () => {
        begin.resolve();
        await end.promise;
      },
    );
    await begin.promise;
    const second = open(url).withLock(
      () => {
        waited.push('waits');
        end.resolve();
      },
      async () => 'done',
    );
    expect(await second).toBe('done');
    await first;
    expect(waited).toEqual(['waits']);
  });
});
