import { describe, expect, it } from 'vitest';
import { CONSENT_TEXTS } from '#app/data/newsletter/consent.ts';
import {
  createTestNewsletter,
  DAY_MS,
  request,
  START,
  type TestNewsletter,
  tokenIn,
} from './testing/test-newsletter.ts';

const ANNA = 'anna@example.com';
const HOUR_MS = 3_600_000;

const find = ({ store }: TestNewsletter) => store.transaction((rows) => rows.findByKey(ANNA));

async function ledgerOf(newsletter: TestNewsletter) {
  const id = (await find(newsletter))?.id ?? '';
  const history = await newsletter.store.transaction((rows) => rows.listConsent(id));
  return history.map(({ event, recordedAt, language, address }) => [
    event,
    (recordedAt - START) / HOUR_MS,
    language,
    address,
  ]);
}

/** Signs up at an hour and sends the mail. */
async function signUp(
  newsletter: TestNewsletter,
  hour: number,
  ...typed: Parameters<typeof request>
) {
  newsletter.time.now = START + hour * HOUR_MS;
  await newsletter.service.signUp(request(...typed));
  await newsletter.worker.sendDue();
}

describe('the proof of consent', () => {
  it('is that of the mail that was clicked, whatever a stranger types meanwhile', async () => {
    const newsletter = await createTestNewsletter();
    await signUp(newsletter, 0, ANNA, { language: 'en' });
    await signUp(newsletter, 1, 'ANNA@example.com', { language: 'fr', consentVersion: '2026-11' });
    expect(newsletter.sent.map(({ subject }) => subject)).toEqual([
      'Confirm your Binario newsletter sign-up',
      'Confirmez votre inscription à la newsletter Binario',
    ]);
    newsletter.time.now = START + 2 * HOUR_MS;
    await newsletter.service.confirm(tokenIn(newsletter.sent[0], 'confirm'));
    expect(await find(newsletter)).toMatchObject({
      address: ANNA,
      language: 'en',
      consentVersion: CONSENT_TEXTS.at(-1)?.version,
      consentLanguage: 'en',
      consentWording: CONSENT_TEXTS.at(-1)?.wording.en.replace('{siteName}', 'Binario'),
      consentAt: START,
      confirmedAt: newsletter.time.now,
    });
    expect(await ledgerOf(newsletter)).toEqual([
      ['asked', 0, 'en', ANNA],
      ['asked', 1, 'fr', 'ANNA@example.com'],
      ['given', 2, 'en', ANNA],
    ]);
  });

  it('takes words, language and address from the later mail if that is clicked', async () => {
    const newsletter = await createTestNewsletter();
    await signUp(newsletter, 0, ANNA, { language: 'en' });
    await signUp(newsletter, 1, 'Anna@example.com', { language: 'fr', consentVersion: '2026-11' });
    await newsletter.service.confirm(tokenIn(newsletter.sent[1], 'confirm'));
    expect(newsletter.sent[1]?.to.address).toBe('Anna@example.com');
    expect(await find(newsletter)).toMatchObject({
      address: 'Anna@example.com',
      language: 'fr',
      consentVersion: '2026-11',
      consentWording: CONSENT_TEXTS[0]?.wording.fr.replace('{siteName}', 'Binario'),
      consentAt: START + HOUR_MS,
    });
  });

  it('outlasts an unsubscription and later sign-ups by strangers', async () => {
    const newsletter = await createTestNewsletter();
    await signUp(newsletter, 0, ANNA);
    await newsletter.service.confirm(tokenIn(newsletter.sent[0], 'confirm'));
    newsletter.time.now = START + 100 * HOUR_MS;
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    const before = await find(newsletter);
    await signUp(newsletter, 24 * 400, ANNA, { language: 'it' });
    expect(newsletter.sent).toHaveLength(2);
    expect(await find(newsletter)).toEqual(before);

    await newsletter.service.confirm(tokenIn(newsletter.sent[1], 'confirm'));
    expect(await find(newsletter)).toMatchObject({ status: 'confirmed', language: 'it' });
    expect(await ledgerOf(newsletter)).toEqual([
      ['asked', 0, 'en', ANNA],
      ['given', 0, 'en', ANNA],
      ['withdrawn', 100, 'en', ANNA],
      ['asked', 9600, 'it', ANNA],
      ['given', 9600, 'it', ANNA],
    ]);
  });

  it('of an earlier release is copied into the ledger before the row changes', async () => {
    const newsletter = await createTestNewsletter();
    await signUp(newsletter, 0, ANNA);
    await newsletter.service.confirm(tokenIn(newsletter.sent[0], 'confirm'));
    // The first release has no ledger.
    const row = await find(newsletter);
    await newsletter.store.transaction(async (rows) => {
      await rows.deleteSubscriber(row?.id ?? '');
      if (row) await rows.saveSubscriber(row);
    });
    expect(await ledgerOf(newsletter)).toEqual([]);
    newsletter.time.now = START + 50 * HOUR_MS;
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    expect(await ledgerOf(newsletter)).toEqual([
      ['asked', 0, 'en', ANNA],
      ['given', 0, 'en', ANNA],
      ['withdrawn', 50, 'en', ANNA],
    ]);
  });

  it('is taken from the row for a mail that an earlier release has queued', async () => {
    const newsletter = await createTestNewsletter();
    await signUp(newsletter, 0, ANNA, { language: 'it' });
    const row = await find(newsletter);
    await newsletter.store.transaction(async (rows) => {
      await rows.deleteSubscriber(row?.id ?? '');
      if (row) await rows.saveSubscriber(row);
      await rows.queueMail({
        id: 'old',
        subscriberId: row?.id ?? '',
        kind: 'confirm',
        createdAt: 0,
      });
    });
    await newsletter.worker.sendDue();
    expect(newsletter.sent[1]?.subject).toBe('Conferma l’iscrizione alla newsletter di Binario');
    await newsletter.service.confirm(tokenIn(newsletter.sent[1], 'confirm'));
    expect(await ledgerOf(newsletter)).toEqual([['given', 0, 'it', ANNA]]);
  });
});

describe('a sign-up that is cancelled before it was confirmed', () => {
  async function cancelled() {
    const newsletter = await createTestNewsletter();
    await signUp(newsletter, 0, ANNA);
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    return newsletter;
  }

  it('leaves no row of the address, and its links say so', async () => {
    const newsletter = await cancelled();
    expect(await find(newsletter)).toBeUndefined();
    expect(await newsletter.store.transaction((rows) => rows.countSubscribers())).toEqual({
      pending: 0,
      confirmed: 0,
      unsubscribed: 0,
      bounced: 0,
      erased: 0,
    });
    const [mail] = newsletter.sent;
    expect(await newsletter.service.unsubscribe(tokenIn(mail, 'unsubscribe'))).toBe('unsubscribed');
    expect(await newsletter.service.confirm(tokenIn(mail, 'confirm'))).toBe('invalid');
  });

  it('is asked once more at most in 30 days, whatever the alias', async () => {
    const newsletter = await cancelled();
    const mailedOn: number[] = [];
    for (const day of [1, 2, 8, 20, 30, 31, 40]) {
      const before = newsletter.sent.length;
      await signUp(newsletter, day * 24, `anna+${day}@example.com`);
      if (newsletter.sent.length > before) mailedOn.push(day);
    }
    expect(mailedOn).toEqual([1, 31]);
  });

  it('may begin again, and a confirmation ends the rest', async () => {
    const newsletter = await cancelled();
    await signUp(newsletter, 24, ANNA);
    await newsletter.service.confirm(tokenIn(newsletter.sent[1], 'confirm'));
    expect(await find(newsletter)).toMatchObject({
      status: 'confirmed',
      createdAt: START + DAY_MS,
    });
    const names = newsletter.tokens.mailboxNames(ANNA);
    expect(await newsletter.store.transaction((rows) => rows.findLeaving(names))).toBeUndefined();
  });
});
