import { describe, expect, it } from 'vitest';
import {
  createTestNewsletter,
  DAY_MS,
  request,
  START,
  type TestNewsletter,
  tokenIn,
} from './testing/test-newsletter.ts';

const ANNA = 'anna@example.com';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Signs many addresses up, one after the other, each from a subnet of its own. */
async function signUpAll({ service }: TestNewsletter, addresses: readonly string[], from = 'all') {
  const results = [];
  for (const [n, address] of addresses.entries())
    results.push(await service.signUp(request(address, { clientSubnet: `${from} ${n}` })));
  return results;
}

const manyOf = (domain: string, amount: number) =>
  Array.from({ length: amount }, (_, n) => `p${n}@${domain}`);

describe('the limit of a mailbox', () => {
  it.each([
    ['target+NUMBER@example.com', 3],
    ['TARGET+NUMBER@gmail.com', 3],
    ['t.a.r.get+NUMBER@googlemail.com', 3],
    ['target.NUMBER@example.com', 100],
  ])('lets %s have %i mails a day', async (address, most) => {
    const { service, worker, sent } = await createTestNewsletter();
    for (let n = 0; n < 110; n += 1)
      await service.signUp(request(address.replace('NUMBER', String(n))));
    await worker.sendDue();
    expect(sent).toHaveLength(most);
  });

  it('lets fewer mails a day through in a week and in a month', async () => {
    const newsletter = await createTestNewsletter();
    const mailsOn = [];
    // A day on which all three periods begin.
    const first = Math.ceil(START / (210 * DAY_MS)) * 210 * DAY_MS;
    for (let day = 0; day < 30; day += 1) {
      newsletter.time.now = first + day * DAY_MS;
      for (let n = 0; n < 4; n += 1) {
        await newsletter.service.signUp(request(`anna+${day}.${n}@example.com`));
        newsletter.time.now += MINUTE_MS;
      }
      mailsOn.push(await newsletter.worker.sendDue());
    }
    expect(mailsOn.slice(0, 9)).toEqual([3, 3, 0, 0, 0, 0, 0, 3, 1]);
    expect(mailsOn.reduce((sum, mails) => sum + mails)).toBe(10);
  });

  it('does not begin anew with a day, a week or a month', async () => {
    const newsletter = await createTestNewsletter();
    const mailsAt: number[] = [];
    // All three periods would end on this day if they followed the calendar.
    const last = Math.ceil(START / (210 * DAY_MS)) * 210 * DAY_MS;
    for (let hour = -5 * 24; hour < 5 * 24; hour += 6) {
      newsletter.time.now = last + hour * HOUR_MS;
      for (let n = 0; n < 4; n += 1)
        await newsletter.service.signUp(request(`anna+${hour}.${n}@example.com`));
      const mails = await newsletter.worker.sendDue();
      mailsAt.push(...Array.from({ length: mails }, () => hour / 24));
    }
    const mostIn = (days: number) =>
      Math.max(
        ...mailsAt.map((start) => mailsAt.filter((at) => at >= start && at < start + days).length),
      );
    // A use is forgotten up to a twelfth of its period early.
    expect([1, 7, 30].map((days) => mostIn((days * 11) / 12))).toEqual([3, 6, 10]);
  });

  it('tells nobody whether the mailbox has signed up', async () => {
    const resultsAfter = async (before: readonly string[]) => {
      const newsletter = await createTestNewsletter();
      await signUpAll(newsletter, before, 'before');
      await newsletter.worker.sendDue();
      const [mail] = newsletter.sent;
      if (mail) await newsletter.service.confirm(tokenIn(mail, 'confirm'));
      return signUpAll(
        newsletter,
        Array.from({ length: 6 }, (_, n) => `anna+${n % 5}@example.com`),
      );
    };
    const unknown = await resultsAfter([]);
    expect(unknown).toEqual(new Array(6).fill({ kind: 'accepted' }));
    expect(await resultsAfter([ANNA])).toEqual(unknown);
    expect(await resultsAfter([ANNA, 'anna+1@example.com', 'anna+2@example.com'])).toEqual(unknown);
  });

  it('uses up as much of a domain’s hour for a full mailbox as for a free one', async () => {
    const resultsAfter = async (before: readonly string[]) => {
      // Four mails an hour for a domain.
      const newsletter = await createTestNewsletter({ mailsPerHour: 20 });
      await signUpAll(newsletter, before, 'before');
      return signUpAll(newsletter, ['anna+3@example.com', 'new@example.com']);
    };
    const ofFree = await resultsAfter(manyOf('example.com', 3));
    expect(ofFree.map(({ kind }) => kind)).toEqual(['accepted', 'delayed']);
    expect(await resultsAfter([ANNA, 'anna+1@example.com', 'anna+2@example.com'])).toEqual(ofFree);
  });

  it('uses up as much of a subnet’s limit for a known mailbox as for an unknown one', async () => {
    for (const known of [[], manyOf('example.com', 3)]) {
      const newsletter = await createTestNewsletter();
      await signUpAll(newsletter, known);
      const results = [];
      for (let n = 0; n < 101; n += 1)
        results.push((await newsletter.service.signUp(request(`p${n % 3}@example.com`))).kind);
      expect(results.indexOf('limited')).toBe(100);
    }
  });
});

describe('the limit of a subnet', () => {
  it('stops the 101st sign-up in an hour, but not other subnets', async () => {
    const { service } = await createTestNewsletter();
    for (const address of manyOf('example.com', 100)) await service.signUp(request(address));
    expect(await service.signUp(request(ANNA))).toEqual({
      kind: 'limited',
      retryAfterSeconds: 3600,
    });
    expect(await service.signUp(request(ANNA, { clientSubnet: '192.0.3.0/24' }))).toEqual({
      kind: 'accepted',
    });
  });

  it('does not begin anew with an hour', async () => {
    const { service, time } = await createTestNewsletter();
    time.now = START - MINUTE_MS;
    for (const address of manyOf('example.com', 100)) await service.signUp(request(address));
    time.now = START + 50 * MINUTE_MS;
    expect(await service.signUp(request(ANNA))).toEqual({
      kind: 'limited',
      retryAfterSeconds: 5 * 60,
    });
    time.now += 5 * MINUTE_MS;
    expect(await service.signUp(request(ANNA))).toEqual({ kind: 'accepted' });
  });

  it('does not count sign-ups of a clock that was ahead', async () => {
    const { service, time } = await createTestNewsletter();
    time.now = START + 2 * DAY_MS;
    for (const address of manyOf('example.com', 100)) await service.signUp(request(address));
    time.now = START;
    expect(await service.signUp(request(ANNA))).toEqual({ kind: 'accepted' });
  });

  it.each([
    ['/56', 150, (n: number) => `2001:db8:1:${(n % 100).toString(16)}::/64`],
    ['/48', 200, (n: number) => `2001:db8:1:${(n * 256).toString(16)}::/64`],
  ])('counts all of a %s, with %i sign-ups in an hour', async (_, most, subnetOf) => {
    const { service } = await createTestNewsletter();
    const kinds = [];
    for (let n = 0; n <= most; n += 1) {
      const clientSubnet = subnetOf(n);
      kinds.push((await service.signUp(request(`p${n}@d${n}.example`, { clientSubnet }))).kind);
    }
    expect(kinds.indexOf('limited')).toBe(most);
    const neighbour = request(ANNA, { clientSubnet: '2001:db8:2:0::/64' });
    expect(await service.signUp(neighbour)).toEqual({ kind: 'accepted' });
  });
});

describe('the bound of the whole site', () => {
  it('delays mails, and sends them in the hours after', async () => {
    const newsletter = await createTestNewsletter({ mailsPerHour: 5 });
    const addresses = Array.from({ length: 12 }, (_, n) => `anna@d${n}.example`);
    expect(await signUpAll(newsletter, addresses)).toEqual([
      ...new Array(5).fill({ kind: 'accepted' }),
      ...[60, 72, 84, 96, 108].map((minutes) => ({ kind: 'delayed', minutes })),
      ...[120, 132].map((minutes) => ({ kind: 'delayed', minutes })),
    ]);
    const { time, worker, sent } = newsletter;
    const sentAfter = [];
    for (const minutes of [0, 59, 60, 72, 108, 180]) {
      time.now = START + minutes * MINUTE_MS;
      await worker.sendDue();
      sentAfter.push(sent.length);
    }
    expect(sentAfter).toEqual([5, 5, 6, 7, 10, 12]);
  });

  it('leaves most of it to others if one domain has many sign-ups', async () => {
    const newsletter = await createTestNewsletter({ mailsPerHour: 50 });
    const kinds = (await signUpAll(newsletter, manyOf('example.com', 30))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'accepted')).toHaveLength(10);
    expect(kinds.filter((kind) => kind === 'delayed')).toHaveLength(20);
    expect(await newsletter.service.signUp(request('anna@other.example'))).toEqual({
      kind: 'accepted',
    });
  });

  it('delays a domain’s mails, and refuses more when a whole day of them waits', async () => {
    const newsletter = await createTestNewsletter({ mailsPerHour: 5 });
    const results = await signUpAll(newsletter, manyOf('example.com', 25));
    expect(results.map(({ kind }) => kind)).toEqual([
      'accepted',
      ...new Array(23).fill('delayed'),
      'limited',
    ]);
    expect(await signUpAll(newsletter, ['anna@other.example'])).toEqual([{ kind: 'accepted' }]);
    newsletter.time.now += HOUR_MS;
    const [later] = await signUpAll(newsletter, ['new@example.com']);
    expect(later?.kind).toBe('delayed');
  });

  it('refuses sign-ups only once a whole day of mails is queued', async () => {
    const newsletter = await createTestNewsletter({ mailsPerHour: 1 });
    const addresses = Array.from({ length: 25 }, (_, n) => `anna@d${n}.example`);
    const results = await signUpAll(newsletter, addresses);
    expect(results.at(-2)).toEqual({ kind: 'delayed', minutes: 23 * 60 });
    expect(results.at(-1)).toEqual({ kind: 'limited', retryAfterSeconds: 3600 });
    newsletter.time.now += HOUR_MS;
    expect(await signUpAll(newsletter, ['new@example.org'])).toEqual([
      { kind: 'delayed', minutes: 23 * 60 },
    ]);
  });
});
