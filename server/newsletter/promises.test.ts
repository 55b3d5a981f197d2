import { beforeAll, describe, expect, it } from 'vitest';
import { MAIL_TEXTS } from '#app/data/newsletter/mail-texts.ts';
import { LANGUAGES } from '#app/domain/language.ts';
import { NEWSLETTER_DAYS } from '#app/domain/newsletter.ts';
import { eraseAddress } from '../owner/subscribers.ts';
import { cleanUp } from './clean-up.ts';
import type { OutgoingMail } from './mail/compose.ts';
import type { NewsletterStore } from './store-rows.ts';
import {
  openReadPostgres,
  openReadSqlite,
  postgresPrograms,
  type ReadStore,
} from './testing/read-store.ts';
import { testLog } from './testing/test-log.ts';
import {
  createTestNewsletter,
  DAY_MS,
  request,
  START,
  type TestNewsletter,
  tokenIn,
} from './testing/test-newsletter.ts';

const IGNORES = 'ignores@example.com';
const STAYS = 'stays@example.com';
const LEAVES = 'leaves@example.com';
const CANCELS = 'cancels@example.com';
const ERASED = 'erased@example.com';

const LEFT_ON = 100;
const ERASED_ON = 50;
const ISSUE_ENDED_ON = 5;
const LAST_DAY = 420;
// Every day at first, and then every tenth.
const DAYS = Array.from({ length: LAST_DAY + 1 }, (_, day) => day).filter(
  (day) => day <= 40 || day % 10 === 0,
);

/** A mail, and the day on which it was sent. */
interface SentMail {
  readonly day: number;
  readonly mail: OutgoingMail;
}

/** The contents of the store at the end of one day, after the cleaning. */
interface Evening {
  readonly day: number;
  /** Every table as one text, to look for addresses. */
  readonly contents: string;
  readonly ages: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, string>>;
  /** The states of the links of earlier mails to the address that is never confirmed. */
  readonly links: readonly { readonly age: number; readonly state: string }[];
}

/** The greatest age of some rows at a time, in milliseconds. */
const AGES = {
  unconfirmed: (now: number) =>
    `SELECT MAX(${now} - created_at) FROM newsletter_subscriber WHERE status = 'pending'`,
  mails: (now: number) => `SELECT MAX(${now} - created_at) FROM newsletter_outbox`,
  ignoredAsks: (now: number) =>
    `SELECT MAX(${now} - recorded_at) FROM newsletter_consent WHERE event = 'asked' AND
      mail_id NOT IN (SELECT mail_id FROM newsletter_consent WHERE event = 'given')`,
  expiredTokens: (now: number) => `SELECT MAX(${now} - forget_after) FROM newsletter_spent_token`,
  endedCounters: (now: number) => `SELECT MAX(${now} - window_ends_at) FROM newsletter_quota`,
  counterLengths: (now: number) => `SELECT MAX(window_ends_at - ${now}) FROM newsletter_quota`,
  deliveries: (now: number) =>
    `SELECT MAX(${now} - finished_at) FROM newsletter_issue, newsletter_delivery
      WHERE issue_id = newsletter_issue.id`,
  erasures: (now: number) => `SELECT MAX(${now} - erased_at) FROM newsletter_erasure`,
};

describe('the promises of mails and the privacy page over fourteen months, with SQLite', () => {
  testPromises(openReadSqlite);
});

describe.skipIf(postgresPrograms === undefined)('the same with PostgreSQL', () => {
  testPromises(openReadPostgres);
});

function testPromises(open: () => Promise<ReadStore>): void {
  const evenings: Evening[] = [];
  const mails: SentMail[] = [];
  const mailsTo = (name: string) =>
    mails.filter(({ mail }) => mail.to.address.replace(/\+\d+/, '') === name);
  let newsletter: TestNewsletter;

  beforeAll(async () => {
    const opened = await open();
    newsletter = await createTestNewsletter({ store: withClock(opened.store) });
    for (const day of DAYS) {
      newsletter.time.now = START + day * DAY_MS;
      await spendDay(newsletter, day);
      evenings.push(await lookInto(opened, day));
    }
    await opened.remove();
  }, 60_000);

  /** The store's own clock is the test's as well. */
  const withClock = (store: NewsletterStore): NewsletterStore => ({
    ...store,
    transaction: (work) =>
      store.transaction((rows) => work({ ...rows, readClock: (now) => Promise.resolve(now) })),
  });

  async function sendMails(day: number) {
    const before = newsletter.sent.length;
    await newsletter.worker.sendDue();
    for (const mail of newsletter.sent.slice(before)) mails.push({ day, mail });
  }

  async function spendDay({ service, store, tokens, time }: TestNewsletter, day: number) {
    // Strangers type every address again and again, in other languages and with aliases.
    for (const address of [IGNORES, STAYS, LEAVES])
      await service.signUp(request(address, { language: LANGUAGES[day % 3] ?? 'en' }));
    await service.signUp(request(day === 0 ? CANCELS : CANCELS.replace('@', `+${day}@`)));
    if (day === 0) await service.signUp(request(ERASED));
    await sendMails(day);
    const firstTo = (address: string) => mailsTo(address)[0]?.mail;
    if (day === 3) {
      for (const address of [STAYS, LEAVES, ERASED])
        await service.confirm(tokenIn(firstTo(address), 'confirm'));
    }
    if (day === 4) await service.unsubscribe(tokenIn(firstTo(CANCELS), 'unsubscribe'));
    if (day === 4) {
      await store.transaction(async (rows) => {
        await rows.beginIssue('issue', time.now);
        await rows.addRecipients('issue', '', 100, time.now);
      });
    }
    if (day === ISSUE_ENDED_ON)
      await store.transaction((rows) => rows.finishIssue('issue', time.now));
    if (day === LEFT_ON) await service.unsubscribe(tokenIn(firstTo(LEAVES), 'unsubscribe'));
    if (day === ERASED_ON)
      await eraseAddress({ ...store, tokens }, ERASED, () => Promise.resolve(), time.now);
    await cleanUp({ ...newsletter, log: testLog }, time.now);
  }

  async function lookInto({ tables, read }: ReadStore, day: number): Promise<Evening> {
    const { service, time } = newsletter;
    const contents = [];
    for (const table of tables) contents.push(await read(`SELECT * FROM ${table}`));
    const ages: Record<string, number> = {};
    for (const [name, age] of Object.entries(AGES)) {
      const [row] = await read(`SELECT (${age(time.now)}) AS age`);
      ages[name] = Number(row?.age ?? 0) / DAY_MS;
    }
    const subscribers = await read('SELECT address_key, status FROM newsletter_subscriber');
    const statuses = subscribers.map(({ address_key, status }) => [address_key, status]);
    const links = [];
    for (const { day: sentOn, mail } of mailsTo(IGNORES)) {
      if (![1, 6, 7].includes(day - sentOn)) continue;
      const state = await service.inspectConfirmation(tokenIn(mail, 'confirm'));
      links.push({ age: day - sentOn, state });
    }
    return {
      day,
      contents: JSON.stringify(contents),
      ages,
      statuses: Object.fromEntries(statuses),
      links,
    };
  }

  const greatest = (name: keyof typeof AGES) =>
    Math.max(...evenings.map(({ ages }) => ages[name] ?? 0));
  /** The shortest time between two mails of a list, in days. */
  const shortestPause = (list: readonly SentMail[]) =>
    Math.min(...list.slice(1).map(({ day }, index) => day - (list[index]?.day ?? 0)));

  it('“The link works once and for 7 days.”', () => {
    const links = evenings.flatMap((evening) => evening.links);
    expect(links.length).toBeGreaterThan(40);
    for (const { age, state } of links) {
      expect([age, state]).toEqual([
        age,
        age < NEWSLETTER_DAYS.confirmationLink ? 'ready' : 'expired',
      ]);
    }
    const used = mailsTo(LEAVES)[0]?.mail;
    expect(evenings.at(-1)?.statuses[LEAVES]).toBe('unsubscribed');
    expect(used).toBeDefined();
  });

  it('“Without that click no newsletter is sent, and within 30 days we delete this address.”', () => {
    expect(evenings.every(({ statuses }) => statuses[IGNORES] !== 'confirmed')).toBe(true);
    expect(greatest('unconfirmed')).toBeGreaterThan(10);
    expect(greatest('unconfirmed')).toBeLessThanOrEqual(NEWSLETTER_DAYS.unconfirmedAddress);
  });

  it('“If you cancel such a sign-up, it is deleted at once.”', () => {
    const isKept = ({ contents }: Evening) => contents.includes(CANCELS);
    expect(evenings.filter(({ day }) => day < 4).every(isKept)).toBe(true);
    expect(evenings.filter(({ day }) => day >= 4).some(isKept)).toBe(false);
  });

  it('“Asked again once in 30 days at most”: a cancelled mailbox, by any alias', () => {
    const asked = mailsTo(CANCELS).filter(({ day }) => day > 4 && day <= 4 + 365);
    expect(asked.length).toBeGreaterThan(5);
    expect(shortestPause(asked)).toBeGreaterThanOrEqual(NEWSLETTER_DAYS.askAgain);
  });

  it('“You stay unsubscribed, and we won’t ask you again for 30 days.”', () => {
    const after = evenings.filter(({ day }) => day >= LEFT_ON);
    expect(after.every(({ statuses }) => statuses[LEAVES] === 'unsubscribed')).toBe(true);
    const asked = mailsTo(LEAVES).filter(({ day }) => day > LEFT_ON);
    expect(asked.length).toBeGreaterThan(5);
    expect(shortestPause(asked)).toBeGreaterThanOrEqual(NEWSLETTER_DAYS.askAgain);
  });

  it('“You were signed up already, so nothing has changed.”', async () => {
    expect(mailsTo(STAYS).length).toBeGreaterThan(30);
    const last = evenings.at(-1)?.contents ?? '';
    expect(last).toContain(`"address_key":"${STAYS}","language":"en","status":"confirmed"`);
    expect(last).toContain(`"confirmed_at":${START + 3 * DAY_MS},"unsubscribed_at":null`);
  });

  it('“Of each e-mail about a sign-up we note for 30 days …”', () => {
    for (const name of ['mails', 'ignoredAsks'] as const) {
      expect(greatest(name)).toBeGreaterThan(20);
      // The cleaning runs once an hour.
      expect(greatest(name)).toBeLessThanOrEqual(NEWSLETTER_DAYS.askAgain);
    }
  });

  it('“Of each newsletter …, until 30 days after the last one has left.”', () => {
    expect(evenings.find(({ day }) => day === 35)?.contents).toContain('"issue_id":"issue"');
    expect(greatest('deliveries')).toBeLessThanOrEqual(NEWSLETTER_DAYS.askAgain);
    expect(evenings.find(({ day }) => day === 36)?.contents).not.toContain('"issue_id":"issue"');
  });

  it('“A link that you have used is noted until it would have expired.”', () => {
    expect(greatest('expiredTokens')).toBeLessThanOrEqual(0);
  });

  it('“For a month at most, in pseudonymised form”: counters of sign-ups', () => {
    expect(greatest('endedCounters')).toBeLessThanOrEqual(0);
    expect(greatest('counterLengths')).toBeLessThanOrEqual(30);
  });

  it('“After an erasure a pseudonymised mark of the address stays for a year.”', () => {
    const isThere = ({ contents }: Evening) => contents.includes(ERASED);
    expect(evenings.filter(isThere).at(-1)?.day).toBeLessThan(ERASED_ON);
    const [mark] = newsletter.tokens.erasedNames(ERASED);
    const marked = evenings.filter(({ contents }) => contents.includes(mark));
    expect([marked[0]?.day, marked.at(-1)?.day]).toEqual([ERASED_ON, ERASED_ON + 360]);
    expect(greatest('erasures')).toBeLessThanOrEqual(365);
  });
}

describe('the numbers of days in the mails', () => {
  it.each(LANGUAGES)('are those of the code in %s', (language) => {
    const texts = MAIL_TEXTS[language]('Binario');
    const numbersIn = (text: string) => text.match(/\d+/g)?.map(Number);
    expect(numbersIn(texts.linkLasts)).toEqual([NEWSLETTER_DAYS.confirmationLink]);
    expect(numbersIn(texts.confirm.afterwards)).toEqual([NEWSLETTER_DAYS.unconfirmedAddress]);
    expect(numbersIn(texts.return.afterwards)).toEqual([NEWSLETTER_DAYS.askAgain]);
  });
});
