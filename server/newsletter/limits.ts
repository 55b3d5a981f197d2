import { mailboxOf } from './address.ts';
import type { StoreTransaction } from './sql-rows.ts';
import { DAY_MS } from './store.ts';
import type { Tokens } from './tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Far above what a household or a busy office does, and far below what is worth a program's while.
const SUBNET_PER_HOUR = 100;
const SUBNET_PER_DAY = 500;
const MAILBOX_PER_DAY = 3;

/**
 * Counts a sign-up, or answers in how many seconds the next is allowed and counts nothing. The same
 * address again within a minute is a double click: `repeated`, and not counted. Known and unknown
 * addresses count alike. The counts stand in the store, so they hold across restarts and servers;
 * their names are keyed hashes, so they tell no address and no subnet.
 */
export async function takeQuota(
  rows: StoreTransaction,
  { key, clientSubnet }: { key: string; clientSubnet: string },
  { now, tokens, mailsPerHour }: { now: number; tokens: Tokens; mailsPerHour: number },
): Promise<'counted' | 'repeated' | { retryAfterSeconds: number }> {
  const count = (subject: string, windowMs: number, max: number) => ({
    bucket: `${tokens.nameCounter(subject)} ${windowMs}`,
    endsAt: (Math.floor(now / windowMs) + 1) * windowMs,
    max,
  });
  const click = count(`address ${key}`, MINUTE_MS, 1);
  if ((await rows.readQuota(click.bucket, click.endsAt)) > 0) return 'repeated';
  const subnet = `subnet ${clientSubnet}`;
  const limits = [
    count(`mailbox ${mailboxOf(key)}`, DAY_MS, MAILBOX_PER_DAY),
    count(subnet, DAY_MS, SUBNET_PER_DAY),
    count(subnet, HOUR_MS, SUBNET_PER_HOUR),
    count('site', HOUR_MS, mailsPerHour),
  ];
  for (const { bucket, endsAt, max } of limits) {
    if ((await rows.readQuota(bucket, endsAt)) >= max) {
      return { retryAfterSeconds: Math.ceil((endsAt - now) / 1000) };
    }
  }
  for (const { bucket, endsAt } of [click, ...limits]) await rows.addToQuota(bucket, endsAt);
  return 'counted';
}

/** Names the counters of an address, so that erasing the address can take them along. */
export function addressBuckets(tokens: Tokens, key: string): string[] {
  return [
    `${tokens.nameCounter(`address ${key}`)} ${MINUTE_MS}`,
    `${tokens.nameCounter(`mailbox ${mailboxOf(key)}`)} ${DAY_MS}`,
  ];
}
