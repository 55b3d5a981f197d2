import { describe, expect, it } from 'vitest';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { cleanUp } from './clean-up.ts';
import { testLog } from './testing/test-log.ts';
import {
  createTestNewsletter,
  DAY_MS,
  request,
  START,
  type TestNewsletter,
  tokenIn,
} from './testing/test-newsletter.ts';

const ANNA = 'anna@example.com';

async function confirmed() {
  const newsletter = await createTestNewsletter();
  await newsletter.service.signUp(request(ANNA));
  await newsletter.worker.sendDue();
  await newsletter.service.confirm(tokenIn(newsletter.sent[0], 'confirm'));
  return newsletter;
}

const find = ({ store }: TestNewsletter, key = ANNA) =>
  store.transaction((rows) => rows.findByKey(key));

describe('signing up', () => {
  it('stores the consent with its time, wording and language', async () => {
    const newsletter = await createTestNewsletter();
    const result = await newsletter.service.signUp(
      request(' Anna@Example.com ', { language: 'fr' }),
    );
    expect(result).toEqual({ kind: 'accepted' });
    expect(await find(newsletter)).toMatchObject({
      address: 'Anna@example.com',
      status: 'pending',
      language: 'fr',
      consentVersion: CURRENT_CONSENT.version,
      consentWording: CURRENT_CONSENT.wording.fr.replace('{siteName}', 'Binario'),
      consentLanguage: 'fr',
      consentAt: START,
    });
  });

  it('refuses an invalid address and stores nothing', async () => {
    const { service, store } = await createTestNewsletter();
    expect(await service.signUp(request('anna@example.com\r\nBcc: x@example.com'))).toEqual({
      kind: 'invalid-address',
    });
    expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({
      pending: 0,
    });
  });

  it('accepts a filled hidden field without storing anything', async () => {
    const newsletter = await createTestNewsletter();
    expect(await newsletter.service.signUp(request(ANNA, { honeypot: 'x' }))).toEqual({
      kind: 'accepted',
    });
    expect(await find(newsletter)).toBeUndefined();
    expect(await newsletter.worker.sendDue()).toBe(0);
  });

  it('treats known and unknown addresses alike, with one transaction each', async () => {
    const { service, store } = await confirmed();
    const transaction = store.transaction;
    let count = 0;
    store.transaction = (work) => {
      count += 1;
      return transaction(work);
    };
    const results = [
      await service.signUp(request(ANNA)),
      await service.signUp(request('new@example.com')),
    ];
    expect(results).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }]);
    expect(count).toBe(2);
  });

  it('sends one mail for a double click, and another for a later sign-up', async () => {
    const { service, worker, sent, time } = await createTestNewsletter();
    await Promise.all([service.signUp(request(ANNA)), service.signUp(request('ANNA@example.com'))]);
    await worker.sendDue();
    expect(sent).toHaveLength(1);
    time.now += 10 * 60_000;
    await service.signUp(request(ANNA));
    await worker.sendDue();
    expect(sent).toHaveLength(2);
  });

  it('changes nothing for a confirmed subscriber, and says so at most once a day', async () => {
    const newsletter = await confirmed();
    const before = await find(newsletter);
    for (const hours of [1, 6, 20, 26]) {
      newsletter.time.now = START + hours * 60 * 60_000;
      await newsletter.service.signUp(request(ANNA, { language: 'it' }));
      await newsletter.worker.sendDue();
    }
    expect(newsletter.sent.map((mail) => mail.subject).slice(1)).toEqual([
      'You’re already signed up for the Binario newsletter',
      'You’re already signed up for the Binario newsletter',
    ]);
    expect(await find(newsletter)).toEqual(before);
  });
});

describe('confirming', () => {
  it('changes nothing when opened, and confirms once by the button', async () => {
    const newsletter = await createTestNewsletter();
    await newsletter.service.signUp(request(ANNA));
    await newsletter.worker.sendDue();
    const token = tokenIn(newsletter.sent[0], 'confirm');
    expect(await newsletter.service.inspectConfirmation(token)).toBe('ready');
    expect(await newsletter.service.inspectConfirmation(token)).toBe('ready');
    expect((await find(newsletter))?.status).toBe('pending');
    expect(await Promise.all([token, token].map(newsletter.service.confirm))).toEqual([
      'confirmed',
      'already-confirmed',
    ]);
    expect(await newsletter.service.inspectConfirmation(token)).toBe('already-confirmed');
    expect(await find(newsletter)).toMatchObject({ status: 'confirmed', confirmedAt: START });
  });

  it('expires seven days after the mail was sent', async () => {
    const { service, worker, sent, time } = await createTestNewsletter();
    await service.signUp(request(ANNA));
    await worker.sendDue();
    const token = tokenIn(sent[0], 'confirm');
    time.now = START + 7 * DAY_MS - 1;
    expect(await service.inspectConfirmation(token)).toBe('ready');
    time.now = START + 7 * DAY_MS;
    expect(await service.inspectConfirmation(token)).toBe('expired');
    expect(await service.confirm(token)).toBe('expired');
  });

  it('cannot be repeated with a used link after an unsubscription', async () => {
    const { service, sent, time } = await confirmed();
    const used = tokenIn(sent[0], 'confirm');
    expect(await service.unsubscribe(tokenIn(sent[0], 'unsubscribe'))).toBe('unsubscribed');
    expect(await service.confirm(used)).toBe('invalid');
    time.now += DAY_MS;
    await service.signUp(request(ANNA));
    expect(await service.confirm(used)).toBe('invalid');
  });

  it('accepts only signed tokens', async () => {
    const { service } = await createTestNewsletter();
    expect(await service.confirm('c.a.b.zzzzzz.00')).toBe('invalid');
    expect(await service.inspectConfirmation('')).toBe('invalid');
  });
});

describe('unsubscribing', () => {
  it('works years later and repeatedly, and changes nothing when opened', async () => {
    const newsletter = await confirmed();
    const token = tokenIn(newsletter.sent[0], 'unsubscribe');
    newsletter.time.now = START + 2_000 * DAY_MS;
    expect(await newsletter.service.inspectUnsubscribe(token)).toBe('ready');
    expect((await find(newsletter))?.status).toBe('confirmed');
    expect(await newsletter.service.unsubscribe(token)).toBe('unsubscribed');
    expect(await newsletter.service.unsubscribe(token)).toBe('unsubscribed');
    expect(await newsletter.service.inspectUnsubscribe(token)).toBe('unsubscribed');
    expect(await find(newsletter)).toMatchObject({
      status: 'unsubscribed',
      unsubscribedAt: newsletter.time.now,
    });
  });

  it('removes queued mails from the outbox', async () => {
    const { service, worker, sent, time } = await createTestNewsletter();
    await service.signUp(request(ANNA));
    await worker.sendDue();
    time.now += DAY_MS;
    await service.signUp(request(ANNA));
    await service.unsubscribe(tokenIn(sent[0], 'unsubscribe'));
    expect(await worker.sendDue()).toBe(0);
  });

  it('is undone only by the link of a newer mail', async () => {
    const newsletter = await confirmed();
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    newsletter.time.now += DAY_MS;
    await newsletter.service.signUp(request(ANNA));
    await newsletter.worker.sendDue();
    expect(newsletter.sent[1]?.subject).toBe('Do you want the Binario newsletter again?');
    expect(newsletter.sent[1]?.text).toContain('You unsubscribed from the Binario newsletter.');
    expect(await find(newsletter)).toMatchObject({ status: 'unsubscribed', unsubscribedAt: START });
    const token = tokenIn(newsletter.sent[1], 'confirm');
    expect(await newsletter.service.inspectConfirmation(token)).toBe('ready');
    expect(await newsletter.service.confirm(token)).toBe('confirmed');
    expect(await find(newsletter)).toMatchObject({ status: 'confirmed', unsubscribedAt: null });
  });

  it('allows one new mail in 30 days, and never expires', async () => {
    const newsletter = await confirmed();
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    const mailedOn: number[] = [];
    for (const day of [1, 2, 29, 30, 31, 32, 60, 61, 90, 400]) {
      newsletter.time.now = START + day * DAY_MS;
      expect(await newsletter.service.signUp(request(ANNA))).toEqual({ kind: 'accepted' });
      if ((await newsletter.worker.sendDue()) > 0) mailedOn.push(day);
      await cleanUp({ ...newsletter, log: testLog }, newsletter.time.now);
    }
    expect(mailedOn).toEqual([1, 31, 61, 400]);
    expect(await find(newsletter)).toMatchObject({ status: 'unsubscribed', unsubscribedAt: START });
  });

  it('invalidates the link of an earlier mail', async () => {
    const newsletter = await createTestNewsletter();
    await newsletter.service.signUp(request(ANNA));
    await newsletter.worker.sendDue();
    newsletter.time.now += DAY_MS;
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    expect(await newsletter.service.confirm(tokenIn(newsletter.sent[0], 'confirm'))).toBe(
      'invalid',
    );
  });

  it('accepts only signed tokens', async () => {
    const { service } = await createTestNewsletter();
    expect(await service.unsubscribe('u.somebody.00')).toBe('invalid');
    expect(await service.inspectUnsubscribe('u.somebody.00')).toBe('invalid');
  });
});
