import { describe, expect, it } from 'vitest';
import { CURRENT_CONSENT } from '#app/data/newsletter/consent.ts';
import { createTestNewsletter, DAY_MS, request, START, tokenIn } from './testing/test-newsletter.ts';

const ANNA = 'anna@example.com';

async function confirmed() {
  const newsletter = await createTestNewsletter();
  await newsletter.service.signUp(request(ANNA));
  await newsletter.worker.sendDue();
  await newsletter.service.confirm(tokenIn(newsletter.sent[0], 'confirm'));
  return newsletter;
}

const find = ({ store }: Awaited<ReturnType<typeof createTestNewsletter>>, key = ANNA) =>
  store.transaction((rows) => rows.findByKey(key));

describe('signing up', () => {
  it('keeps what was agreed to, when, in which wording and language', async () => {
    const newsletter = await createTestNewsletter();
    const answer = await newsletter.service.signUp(request(' Anna@Example.com ', { language: 'fr' }));
    expect(answer).toEqual({ kind: 'accepted' });
    expect(await find(newsletter)).toMatchObject({
      address: 'Anna@example.com',
      status: 'pending',
      language: 'fr',
      consent: {
        version: CURRENT_CONSENT.version,
        wording: CURRENT_CONSENT.wording.fr.replace('{siteName}', 'Binario'),
        language: 'fr',
        at: START,
      },
    });
  });

  it('refuses what is no address and keeps nothing of it', async () => {
    const { service, store } = await createTestNewsletter();
    expect(await service.signUp(request('anna@example.com\r\nBcc: x@example.com'))).toEqual({
      kind: 'invalid-address',
    });
    expect(await store.transaction((rows) => rows.countSubscribers())).toMatchObject({ pending: 0 });
  });

  it('tells a program that filled the hidden field nothing and keeps nothing', async () => {
    const newsletter = await createTestNewsletter();
    expect(await newsletter.service.signUp(request(ANNA, { honeypot: 'x' }))).toEqual({ kind: 'accepted' });
    expect(await find(newsletter)).toBeUndefined();
    expect(await newsletter.worker.sendDue()).toBe(0);
  });

  it('answers known and unknown addresses alike, each with one transaction', async () => {
    const { service, store } = await confirmed();
    const transaction = store.transaction;
    let count = 0;
    store.transaction = (work) => {
      count += 1;
      return transaction(work);
    };
    const answers = [await service.signUp(request(ANNA)), await service.signUp(request('new@example.com'))];
    expect(answers).toEqual([{ kind: 'accepted' }, { kind: 'accepted' }]);
    expect(count).toBe(2);
  });

  it('sends one mail for a double click, and another when it is asked for later', async () => {
    const { service, worker, sent, time } = await createTestNewsletter();
    await Promise.all([service.signUp(request(ANNA)), service.signUp(request('ANNA@example.com'))]);
    await worker.sendDue();
    expect(sent).toHaveLength(1);
    time.now += 10 * 60_000;
    await service.signUp(request(ANNA));
    await worker.sendDue();
    expect(sent).toHaveLength(2);
  });

  it('tells a confirmed subscriber at most once a day that nothing changed, and changes nothing', async () => {
    const newsletter = await confirmed();
    const before = await find(newsletter);
    for (const hours of [1, 6, 20, 26]) {
      newsletter.time.now = START + hours * 60 * 60_000;
      await newsletter.service.signUp(request(ANNA, { language: 'it' }));
      await newsletter.worker.sendDue();
    }
    expect(newsletter.sent.map((mail) => mail.subject).slice(1)).toEqual([
      'You’re already signed up to Binario',
      'You’re already signed up to Binario',
    ]);
    expect(await find(newsletter)).toEqual(before);
  });
});

describe('limits', () => {
  it('stops the sixth sign-up of an address in an hour, known or not, and says when to come back', async () => {
    for (const newsletter of [await createTestNewsletter(), await confirmed()]) {
      newsletter.time.now = START + DAY_MS;
      for (let n = 0; n < 5; n += 1) {
        expect(await newsletter.service.signUp(request(ANNA, { network: `198.51.${n}.1` }))).toEqual({
          kind: 'accepted',
        });
      }
      newsletter.time.now += 60_000;
      expect(await newsletter.service.signUp(request(ANNA))).toEqual({
        kind: 'limited',
        retryAfterSeconds: 3540,
      });
      newsletter.time.now += 3540_000;
      expect(await newsletter.service.signUp(request(ANNA))).toEqual({ kind: 'accepted' });
    }
  });

  it('stops the hundred and first sign-up of a network in an hour but not its neighbours', async () => {
    const { service } = await createTestNewsletter();
    for (let n = 0; n < 100; n += 1)
      await service.signUp(request(`p${n}@example.com`, { network: `192.0.2.${n}` }));
    expect(await service.signUp(request(ANNA, { network: '192.0.2.200' }))).toMatchObject({
      kind: 'limited',
    });
    expect(await service.signUp(request(ANNA, { network: '192.0.3.1' }))).toEqual({ kind: 'accepted' });
  });
});

describe('confirming', () => {
  it('changes nothing by looking, and confirms by the click, once', async () => {
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

  it('cannot be repeated with a used link by someone who signs a leaver up again', async () => {
    const { service, sent, time } = await confirmed();
    const used = tokenIn(sent[0], 'confirm');
    expect(await service.unsubscribe(tokenIn(sent[0], 'unsubscribe'))).toBe('unsubscribed');
    expect(await service.confirm(used)).toBe('invalid');
    time.now += DAY_MS;
    await service.signUp(request(ANNA));
    expect(await service.confirm(used)).toBe('invalid');
  });

  it('takes nothing that was not signed', async () => {
    const { service } = await createTestNewsletter();
    expect(await service.confirm('c.a.b.zzzzzz.00')).toBe('invalid');
    expect(await service.inspectConfirmation('')).toBe('invalid');
  });
});

describe('unsubscribing', () => {
  it('works years later, again and again, and looking changes nothing', async () => {
    const newsletter = await confirmed();
    const token = tokenIn(newsletter.sent[0], 'unsubscribe');
    newsletter.time.now = START + 2_000 * DAY_MS;
    expect(await newsletter.service.inspectUnsubscribe(token)).toBe('ready');
    expect((await find(newsletter))?.status).toBe('confirmed');
    expect(await newsletter.service.unsubscribe(token)).toBe('unsubscribed');
    expect(await newsletter.service.unsubscribe(token)).toBe('unsubscribed');
    expect(await newsletter.service.inspectUnsubscribe(token)).toBe('already-unsubscribed');
    expect(await find(newsletter)).toMatchObject({
      status: 'unsubscribed',
      unsubscribedAt: newsletter.time.now,
    });
  });

  it('also takes a mail out of the outbox that nobody waits for any more', async () => {
    const { service, worker, sent, time } = await createTestNewsletter();
    await service.signUp(request(ANNA));
    await worker.sendDue();
    time.now += DAY_MS;
    await service.signUp(request(ANNA));
    await service.unsubscribe(tokenIn(sent[0], 'unsubscribe'));
    expect(await worker.sendDue()).toBe(0);
  });

  it('lets a leaver come back by signing up and confirming anew', async () => {
    const newsletter = await confirmed();
    await newsletter.service.unsubscribe(tokenIn(newsletter.sent[0], 'unsubscribe'));
    newsletter.time.now += DAY_MS;
    await newsletter.service.signUp(request(ANNA));
    await newsletter.worker.sendDue();
    expect(await newsletter.service.confirm(tokenIn(newsletter.sent[1], 'confirm'))).toBe('confirmed');
    expect(await find(newsletter)).toMatchObject({ status: 'confirmed', unsubscribedAt: null });
  });

  it('takes nothing that was not signed', async () => {
    const { service } = await createTestNewsletter();
    expect(await service.unsubscribe('u.somebody.00')).toBe('invalid');
    expect(await service.inspectUnsubscribe('u.somebody.00')).toBe('invalid');
  });
});
