import { widerSubnets } from '../client-subnet.ts';
import { mailboxOf } from './address.ts';
import { DAY_MS } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';
import type { Tokens } from './tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The sign-ups of a subnet and of each wider one, in an hour and in a day: of a /24 or /64, a /56,
 * a /48. Far more than a household or a busy office needs, and too few for a program to bother.
 */
const SUBNET_LIMITS = [
  { perHour: 100, perDay: 500 },
  { perHour: 150, perDay: 750 },
  { perHour: 200, perDay: 1_000 },
] as const;
/** The mails to a mailbox. Each longer period allows fewer a day. */
const MAILBOX_LIMITS = [
  { days: 1, mails: 3 },
  { days: 7, mails: 6 },
  { days: 30, mails: 10 },
] as const;
/** A period slides in as many steps, so that a stranger cannot use it up twice where one ends. */
const STEPS = 12;
/** The part of the site's mails that one recipient's domain may have. */
const DOMAIN_SHARE = 1 / 5;
/** How many hours a mail may wait for the quota of the site or of its domain. */
const MOST_HOURS = 24;

/** A sign-up that was refused for some time, or accepted. */
export type QuotaResult =
  | { readonly kind: 'refused'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'accepted';
      /** When the mail of this sign-up is due: now, or when the site has sent those before it. */
      readonly mailDueAt: number;
      /**
       * Whether the mailbox may get a mail. `double-click` for the same address within a minute.
       * The response must not depend on it, or it would reveal who has signed up.
       */
      readonly mailbox: 'free' | 'double-click' | 'full';
    };

/** A sign-up as the limits see it. */
interface CountedSignUp {
  readonly key: string;
  readonly clientSubnet: string;
}

/** The time and the settings of the limits. */
interface LimitSite {
  readonly now: number;
  readonly tokens: Tokens;
  readonly mailsPerHour: number;
}

/** How often something may be used in a period. */
interface Counter {
  readonly bucket: string;
  readonly periodMs: number;
  readonly max: number;
}

/**
 * Counts a sign-up. The limits of the visitor's subnets refuse it, and so does a whole day of mails
 * that wait for the site or for the recipient's domain. A full hour of either delays its mail.
 * Known and unknown addresses count alike. The counters are in the store, so they hold across
 * restarts and servers; their names are keyed hashes and reveal no address or subnet.
 */
export async function takeQuota(
  rows: StoreTransaction,
  { key, clientSubnet }: CountedSignUp,
  site: LimitSite,
): Promise<QuotaResult> {
  const subnets = subnetCounters(clientSubnet, site);
  const full = await findFull(rows, subnets, site);
  if (full) return refuse(full.freeAt, site);
  const hour = await findFreeHour(rows, key, site);
  if (hour === undefined) return refuse(endOfHour(site), site);
  await addToAll(rows, subnets, site);
  // Also for a mailbox that gets no mail: visitors see how long the mails of a domain wait, and an
  // hour that such a sign-up did not use would tell that others have signed the mailbox up.
  for (const bucket of hour.buckets) await rows.addToQuota(bucket, hour.endsAt);
  return { kind: 'accepted', mailDueAt: hour.dueAt, mailbox: await countMailbox(rows, key, site) };
}

/** Names the counters of an address, which are erased with it. */
export function addressBuckets(tokens: Tokens, key: string): string[] {
  return addressCounters(key, { tokens }).map(({ bucket }) => bucket);
}

function counter(
  subject: string,
  periodMs: number,
  max: number,
  { tokens }: Pick<LimitSite, 'tokens'>,
): Counter {
  return { bucket: `${tokens.nameCounter(subject)} ${periodMs}`, periodMs, max };
}

function endOfHour({ now }: LimitSite): number {
  return (Math.floor(now / HOUR_MS) + 1) * HOUR_MS;
}

function subnetCounters(clientSubnet: string, site: LimitSite): Counter[] {
  return widerSubnets(clientSubnet).flatMap((subnet, width) => {
    const { perHour, perDay } = SUBNET_LIMITS[width] ?? SUBNET_LIMITS[0];
    return [
      counter(`subnet ${subnet}`, DAY_MS, perDay, site),
      counter(`subnet ${subnet}`, HOUR_MS, perHour, site),
    ];
  });
}

function addressCounters(key: string, site: Pick<LimitSite, 'tokens'>): Counter[] {
  const mailbox = `mailbox ${mailboxOf(key)}`;
  return [
    counter(`address ${key}`, MINUTE_MS, 1, site),
    ...MAILBOX_LIMITS.map(({ days, mails }) => counter(mailbox, days * DAY_MS, mails, site)),
  ];
}

async function countMailbox(
  rows: StoreTransaction,
  key: string,
  site: LimitSite,
): Promise<'free' | 'double-click' | 'full'> {
  const counters = addressCounters(key, site);
  const [click] = counters;
  const full = await findFull(rows, counters, site);
  if (full !== undefined) return full.counter === click ? 'double-click' : 'full';
  await addToAll(rows, counters, site);
  return 'free';
}

/**
 * Finds the first hour of the clock in which the site and the recipient's domain may have another
 * mail.
 */
async function findFreeHour(
  rows: StoreTransaction,
  key: string,
  site: LimitSite,
): Promise<{ dueAt: number; endsAt: number; buckets: string[] } | undefined> {
  const { now, mailsPerHour } = site;
  const domain = mailboxOf(key).replace(/^.*@/, '');
  const domainMails = Math.ceil(mailsPerHour * DOMAIN_SHARE);
  const own = counter('site', HOUR_MS, mailsPerHour, site);
  const ofDomain = counter(`domain ${domain}`, HOUR_MS, domainMails, site);
  const used = await rows.listQuota(own.bucket, now);
  const usedByDomain = await rows.listQuota(ofDomain.bucket, now);
  for (let hours = 0; hours < MOST_HOURS; hours += 1) {
    const endsAt = endOfHour(site) + hours * HOUR_MS;
    const before = used.get(endsAt) ?? 0;
    if (before < own.max && (usedByDomain.get(endsAt) ?? 0) < ofDomain.max) {
      // Mails of a later hour are spread over it.
      const dueAt = endsAt - HOUR_MS + Math.floor((before / own.max) * HOUR_MS);
      const buckets = [own.bucket, ofDomain.bucket];
      return { dueAt: hours === 0 ? now : dueAt, endsAt, buckets };
    }
  }
  return undefined;
}

/** Finds a counter that is full, and the time at which it has room again. */
async function findFull(
  rows: StoreTransaction,
  counters: readonly Counter[],
  { now }: LimitSite,
): Promise<{ counter: Counter; freeAt: number } | undefined> {
  for (const each of counters) {
    // A clock that was ahead wrote uses that end later than any that is written now.
    const uses = [...(await rows.listQuota(each.bucket, now))].filter(
      ([endsAt]) => endsAt <= now + each.periodMs,
    );
    const used = uses.reduce((sum, [, amount]) => sum + amount, 0);
    if (used >= each.max)
      return { counter: each, freeAt: Math.min(...uses.map(([endsAt]) => endsAt)) };
  }
  return undefined;
}

/** Counts a use for the period that began with the present step. */
async function addToAll(
  rows: StoreTransaction,
  counters: readonly Counter[],
  { now }: LimitSite,
): Promise<void> {
  for (const { bucket, periodMs } of counters) {
    const step = periodMs / STEPS;
    await rows.addToQuota(bucket, Math.floor(now / step) * step + periodMs);
  }
}

function refuse(freeAt: number, { now }: LimitSite): QuotaResult {
  return { kind: 'refused', retryAfterSeconds: Math.ceil((freeAt - now) / 1000) };
}
