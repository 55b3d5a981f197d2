import { describe, expect, it } from 'vitest';
import {
  createTestNewsletter,
  makeTestFolder,
  request,
  START,
  tokenIn,
} from '../newsletter/testing/test-newsletter.ts';
import { formatLedger } from './subscribers.ts';
import { runCommand } from './testing/run-command.ts';
import { confirmAddress, startNewsletter } from './testing/test-site.ts';

const ANNA = 'anna@example.com';
const HEAD = 'recorded_at,event,address,language,consent_version,consent_wording,mail';
const HOUR_MS = 3_600_000;

/** The rows of a ledger without its head, each as its first four cells. */
const firstCells = (ledger: string) =>
  ledger
    .split('\r\n')
    .slice(1, -1)
    .map((row) => row.split(',', 4));

describe('the command "newsletter ledger"', () => {
  it('prints the proof of one person’s consent and changes nothing', async () => {
    const site = { DATA_FOLDER: makeTestFolder(), PUBLIC_ORIGIN: 'https://www.example.com' };
    const newsletter = await startNewsletter(site);
    await confirmAddress(newsletter, site, ANNA);
    await newsletter.stop();
    const run = (input: string) => runCommand(site, ['newsletter', 'ledger'], { input });
    const { status, out, err } = await run('Anna@Example.com\n');
    expect([status, err]).toEqual([0, '']);
    const [head, asked, given, end] = out.split('\r\n');
    expect([head, end]).toEqual([HEAD, '']);
    expect(asked).toMatch(/^2026-11-21T09:00:00\.000Z,asked,anna@example\.com,en,\d{4}-\d\d-\d\d,/);
    expect(asked).toMatch(/,By signing up you agree .*,[\da-f-]{36}$/);
    expect(given).toBe(asked?.replace(',asked,', ',given,'));
    expect((await run(`${ANNA}\n`)).out).toBe(out);
  });

  it('refuses an address that is unknown or none', async () => {
    const site = { DATA_FOLDER: makeTestFolder() };
    await (await startNewsletter(site)).stop();
    const run = (input: string) => runCommand(site, ['newsletter', 'ledger'], { input });
    expect(await run(`${ANNA}\n`)).toMatchObject({
      status: 1,
      out: '',
      err: 'This address is not known.\n',
    });
    expect(await run('anna\n')).toMatchObject({
      status: 1,
      err: 'This is not an e-mail address.\n',
    });
  });
});

describe('the ledger of one person', () => {
  it('is in the order of time, with each address as it was typed', async () => {
    const { service, worker, sent, time, store } = await createTestNewsletter();
    const signUp = async (hour: number, typed: string, language: 'en' | 'fr') => {
      time.now = START + hour * HOUR_MS;
      await service.signUp(request(typed, { language }));
      await worker.sendDue();
    };
    await signUp(0, ANNA, 'en');
    await signUp(1, 'ANNA@example.com', 'fr');
    await signUp(1, 'other@example.com', 'fr');
    time.now = START + 2 * HOUR_MS;
    await service.confirm(tokenIn(sent[0], 'confirm'));
    time.now = START + 50 * HOUR_MS;
    await service.unsubscribe(tokenIn(sent[0], 'unsubscribe'));
    expect(firstCells(await formatLedger(store, ANNA))).toEqual([
      ['2026-11-21T09:00:00.000Z', 'asked', ANNA, 'en'],
      ['2026-11-21T10:00:00.000Z', 'asked', 'ANNA@example.com', 'fr'],
      ['2026-11-21T11:00:00.000Z', 'given', ANNA, 'en'],
      ['2026-11-23T11:00:00.000Z', 'withdrawn', ANNA, 'en'],
    ]);
  });

  it('has the consent that an earlier release wrote without a ledger', async () => {
    const { service, worker, sent, store } = await createTestNewsletter();
    await service.signUp(request(ANNA, { language: 'it' }));
    await worker.sendDue();
    /** Leaves the subscriber's row alone, as an earlier release wrote it. */
    const dropLedger = () =>
      store.transaction(async (rows) => {
        const row = await rows.findByKey(ANNA);
        await rows.deleteSubscriber(row?.id ?? '');
        if (row) await rows.saveSubscriber(row);
      });
    const events = async () =>
      firstCells(await formatLedger(store, ANNA)).map(([, event, , language]) => [event, language]);
    await dropLedger();
    expect(await events()).toEqual([['asked', 'it']]);
    await service.confirm(tokenIn(sent[0], 'confirm'));
    await dropLedger();
    expect(await events()).toEqual([
      ['asked', 'it'],
      ['given', 'it'],
    ]);
  });
});
