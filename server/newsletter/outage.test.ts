import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listenOnFreePort } from '#server/testing/free-port.ts';
import { createNewsletter, type Newsletter } from './create-newsletter.ts';
import { openStore } from './open-store.ts';
import type { NewsletterSettings } from './store.ts';
import { eventually } from './testing/eventually.ts';
import {
  findPostgresPrograms,
  startTestPostgres,
  type TestPostgres,
} from './testing/postgres-server.ts';
import { startSmtpSink } from './testing/smtp-sink.ts';
import { loggedEvents, testLog } from './testing/test-log.ts';
import { makeTestFolder, request } from './testing/test-newsletter.ts';
import { createTokens } from './tokens.ts';

const UNAVAILABLE = { kind: 'unavailable' };
const FOREIGN_LINK = createTokens(['the secret of another site']).signUnsubscribe('somebody');
const QUICK = { leaseMs: 180_000, attemptMs: 120_000, pollMs: 50, graceMs: 1_000, recordMs: 2_500 };

function start(more: Partial<NewsletterSettings>) {
  const newsletter = createNewsletter(
    {
      dataFolder: makeTestFolder(),
      mailFrom: 'Binario <news@example.org>',
      publicOrigin: 'https://www.example.com',
      siteName: 'Binario',
      mailsPerHour: 1_000_000,
      ...more,
    },
    { log: testLog, timing: QUICK },
  );
  newsletter.start();
  onTestFinished(() => newsletter.stop());
  return newsletter;
}

let people = 0;
function someone() {
  people += 1;
  return request(`person-${people}@example.com`, { clientSubnet: `subnet ${people}` });
}

/** Sends sign-ups at once and measures how long the slowest took, in milliseconds. */
async function signUpMany({ service }: Newsletter, size: number) {
  const before = performance.now();
  const results = await Promise.all(Array.from({ length: size }, () => service.signUp(someone())));
  return { results, waitedMs: performance.now() - before };
}

const failuresSince = (from: number) =>
  loggedEvents()
    .slice(from)
    .filter(({ event }) => event === 'newsletter.store-failed');

describe('a site whose store cannot be opened', () => {
  it('is unavailable with one log line, and takes sign-ups once the file is repaired', async () => {
    const dataFolder = makeTestFolder();
    const file = join(dataFolder, 'newsletter.sqlite');
    writeFileSync(file, 'This is no database, however long it is.'.repeat(200));
    const logged = loggedEvents().length;
    const newsletter = start({ dataFolder });
    expect((await signUpMany(newsletter, 3)).results).toEqual(new Array(3).fill(UNAVAILABLE));
    expect(await newsletter.service.confirm('anything')).toBe('unavailable');
    expect(await newsletter.service.inspectUnsubscribe(FOREIGN_LINK)).toBe('unavailable');
    expect(await newsletter.service.signUp(request('nobody'))).toEqual({ kind: 'invalid-address' });
    rmSync(file);
    await eventually(async () =>
      expect(await newsletter.service.signUp(someone())).toEqual({ kind: 'accepted' }),
    );
    expect(await newsletter.service.inspectUnsubscribe(FOREIGN_LINK)).toBe('invalid');
    expect(failuresSince(logged)).toEqual([
      {
        event: 'newsletter.store-failed',
        fields: { error: 'SqliteError', code: 'SQLITE_NOTADB', milliseconds: expect.any(Number) },
      },
    ]);
    expect(loggedEvents().map(({ event }) => event)).toContain('newsletter.store-back');
  });

  it('is unavailable if the folder cannot be created', async () => {
    const inTheWay = join(makeTestFolder(), 'file');
    writeFileSync(inTheWay, '');
    const logged = loggedEvents().length;
    expect(await start({ dataFolder: join(inTheWay, 'data') }).service.signUp(someone())).toEqual(
      UNAVAILABLE,
    );
    expect(failuresSince(logged)).toMatchObject([{ fields: { code: 'ENOTDIR' } }]);
  });
});

describe('a site whose store is removed while it runs', () => {
  it.each(['newsletter.sqlite', ''])(
    'keeps the next sign-ups in a new file: data/%s',
    async (removed) => {
      const smtp = await startSmtpSink();
      const dataFolder = join(makeTestFolder(), 'data');
      const newsletter = start({ dataFolder, smtpUrl: smtp.url });
      await signUpMany(newsletter, 1);
      await eventually(() => expect(smtp.taken).toHaveLength(1));
      rmSync(join(dataFolder, removed), { recursive: true });
      const logged = loggedEvents().length;
      expect((await signUpMany(newsletter, 3)).results).toEqual(
        new Array(3).fill({ kind: 'accepted' }),
      );
      const { transaction, tokens, close } = await openStore({ dataFolder }, testLog);
      onTestFinished(close);
      expect(await transaction((rows) => rows.countSubscribers())).toMatchObject({ pending: 3 });
      const lost = loggedEvents().filter(
        ({ event }, at) => at >= logged && event === 'newsletter.store-lost',
      );
      expect(lost).toHaveLength(1);
      // The links in mails are signed with the new file's secret, since the old one is lost at the
      // next start.
      await eventually(() => expect(smtp.taken).toHaveLength(4));
      const mail = smtp.taken[3]?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
      const token = /confirm\?token=([\w.-]+)/.exec(mail ?? '')?.[1] ?? '';
      expect(tokens.readConfirmation(token)).toBeDefined();
    },
  );
});

describe('a site whose store is damaged while it runs', () => {
  const damages: readonly (readonly [string, string, (file: string) => void])[] = [
    ['cut to nothing', '', (file) => truncateSync(file)],
    ['cut in half', '', (file) => truncateSync(file, statSync(file).size / 2)],
    ['overwritten', '', (file) => writeFileSync(file, 'x'.repeat(statSync(file).size))],
    ['overwritten by more', '', (file) => writeFileSync(file, 'x'.repeat(900_000))],
    ['cut to nothing', '-wal', (file) => truncateSync(file)],
  ];

  it.each(damages)('accepts no sign-up that is lost: %s%s', async (_, ending, damage) => {
    const dataFolder = makeTestFolder();
    const file = join(dataFolder, 'newsletter.sqlite');
    const newsletter = start({ dataFolder });
    await signUpMany(newsletter, 20);
    await eventually(async () => expect(await newsletter.queuedMails()).toBe(0));
    if (ending === '') {
      // Without a checkpoint the write-ahead log would still have everything.
      const other = new Database(file, { timeout: 10_000 });
      other.pragma('wal_checkpoint(TRUNCATE)');
      other.close();
    }
    const logged = loggedEvents().length;
    damage(file + ending);
    expect((await signUpMany(newsletter, 3)).results).toEqual(new Array(3).fill(UNAVAILABLE));
    expect(failuresSince(logged)).toHaveLength(1);
  });
});

describe('a SQLite file that another program has locked', () => {
  it('delays many visitors no longer than one, and recovers once it is free', async () => {
    const dataFolder = makeTestFolder();
    const newsletter = start({ dataFolder });
    await signUpMany(newsletter, 1);
    const other = new Database(join(dataFolder, 'newsletter.sqlite'), { timeout: 0 });
    await eventually(() => other.exec('BEGIN IMMEDIATE'));
    const first = await signUpMany(newsletter, 40);
    const later = await signUpMany(newsletter, 40);
    expect([...first.results, ...later.results]).toEqual(new Array(80).fill(UNAVAILABLE));
    // One after the other, forty visitors would wait forty times as long as one.
    expect(first.waitedMs).toBeLessThan(10_000);
    expect(later.waitedMs).toBeLessThan(first.waitedMs / 2);
    other.close();
    await eventually(async () =>
      expect((await signUpMany(newsletter, 1)).results).toEqual([{ kind: 'accepted' }]),
    );
  });
});

const programs = findPostgresPrograms();

describe.skipIf(programs === undefined)('a PostgreSQL database with outages', () => {
  let database: TestPostgres;
  beforeAll(async () => {
    database = await startTestPostgres(programs ?? '');
  });
  afterAll(() => database.remove());

  /**
   * Sends sign-ups, eight at a time, during an outage, and expects a mail for every accepted one.
   */
  async function signUpDuring(happening: () => Promise<void>) {
    const smtp = await startSmtpSink();
    const newsletter = start({ databaseUrl: await database.createDatabase(), smtpUrl: smtp.url });
    const accepted: string[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        const visitor = someone();
        const result = await newsletter.service.signUp(visitor);
        if (result.kind === 'accepted') accepted.push(visitor.address);
        else expect(result).toEqual(UNAVAILABLE);
        // The event loop has a tick between two requests, as with visitors over the network.
        await nextTurn();
      }
    };
    const visits = Promise.all(Array.from({ length: 8 }, visit));
    await eventually(() => expect(accepted.length).toBeGreaterThan(8));
    await happening();
    const before = accepted.length;
    await eventually(() => expect(accepted.length).toBeGreaterThan(before + 8));
    isOver = true;
    await visits;
    await eventually(() => {
      const mailed = new Set(smtp.taken.map((mail) => mail.to));
      expect(accepted.filter((address) => !mailed.has(address))).toEqual([]);
    });
  }

  it('keeps and mails every accepted sign-up when connections end under load', async () => {
    await signUpDuring(async () => {
      for (let times = 0; times < 10; times += 1) await database.endConnections();
    });
  });

  it('keeps and mails every accepted sign-up when the database restarts under load', async () => {
    await signUpDuring(async () => {
      await database.crash();
      await database.start();
    });
  });

  it('delays many visitors no longer than one while it is frozen, and recovers', async () => {
    const newsletter = start({ databaseUrl: await database.createDatabase() });
    await signUpMany(newsletter, 8);
    // A mail under way at that moment would be logged later.
    await eventually(async () => expect(await newsletter.queuedMails()).toBe(0));
    database.freeze();
    const logged = loggedEvents().length;
    const first = await signUpMany(newsletter, 40);
    const later = await signUpMany(newsletter, 40);
    expect(await newsletter.service.signUp(request('nobody'))).toEqual({ kind: 'invalid-address' });
    expect(
      loggedEvents()
        .slice(logged)
        .map(({ event }) => event),
    ).toEqual(['newsletter.store-failed']);
    database.thaw();
    expect([...first.results, ...later.results]).toEqual(new Array(80).fill(UNAVAILABLE));
    expect(first.waitedMs).toBeLessThan(10_000);
    expect(later.waitedMs).toBeLessThan(first.waitedMs / 2);
    await eventually(async () =>
      expect((await signUpMany(newsletter, 1)).results).toEqual([{ kind: 'accepted' }]),
    );
  });

  it('may start after the site, with one log line until then', async () => {
    const databaseUrl = await database.createDatabase();
    await database.crash();
    const logged = loggedEvents().length;
    const newsletter = start({ databaseUrl });
    expect((await signUpMany(newsletter, 3)).results).toEqual(new Array(3).fill(UNAVAILABLE));
    await database.start();
    await eventually(async () =>
      expect((await signUpMany(newsletter, 1)).results).toEqual([{ kind: 'accepted' }]),
    );
    expect(failuresSince(logged)).toMatchObject([{ fields: { code: 'ECONNREFUSED' } }]);
  });

  it('may end a connection the moment it begins', async () => {
    const packet = (type: string, body: string) => {
      const length = Buffer.alloc(4);
      length.writeInt32BE(body.length + 4);
      return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')]);
    };
    const welcome = [
      packet('R', '\0\0\0\0'),
      packet('Z', 'I'),
      packet('E', 'SFATAL\0C57P01\0Mgone\0\0'),
    ];
    const moody = createServer((socket) => {
      socket.once('data', () => socket.end(Buffer.concat(welcome)));
    });
    const port = await listenOnFreePort(moody);
    onTestFinished(() => void moody.close());
    const newsletter = start({ databaseUrl: `postgres://news@127.0.0.1:${port}/news` });
    expect((await signUpMany(newsletter, 3)).results).toEqual(new Array(3).fill(UNAVAILABLE));
  });

  it('keeps a refused password out of the log', async () => {
    const url = new URL(await database.createDatabase());
    url.password = 'wrong-and-secret';
    const logged = loggedEvents().length;
    expect((await signUpMany(start({ databaseUrl: url.href }), 1)).results).toEqual([UNAVAILABLE]);
    expect(failuresSince(logged)).toMatchObject([{ fields: { code: '28P01' } }]);
    expect(JSON.stringify(loggedEvents())).not.toContain('secret');
  });
});
