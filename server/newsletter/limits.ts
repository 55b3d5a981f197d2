import { mailboxOf } from './address.ts';
import { DAY_MS } from './store.ts';
import type { StoreTransaction } from './store-rows.ts';
import type { Tokens } from './tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

// Far more than a household or a busy office needs, and too few for a program to bother.
const SUBNET_PER_HOUR = 100;
const SUBNET_PER_DAY = 500;
const MAILBOX_PER_DAY = 3;

/** `counted`, `repeated` for a double click, or when the next sign-up is allowed. */
export type QuotaResult = 'counted' | 'repeated' | { readonly retryAfterSeconds: number };

/**
 * Counts a sign-up unless a limit is reached. The same address again within a minute is a double
 * click and is not counted. Known and unknown addresses count alike. The counters are in the store,
 * so they hold across restarts and servers; their names are keyed hashes and reveal no address or
 * subnet.
 */
export async function takeQuota(
  rows: StoreTransaction,
  { key, clientSubnet }: { key: string; clientSubnet: string },
  { now, tokens, mailsPerHour }: { now: number; tokens: Tokens; mailsPerHour: number },
): Promise<QuotaResult> {
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

/** Names the counters of an address, which are erased with it. */
export function addressBuckets(tokens: Tokens, key: string): string[] {
  return [
    `${tokens.nameCounter(`address ${key}`)} ${MINUTE_MS}`,
    `${tokens.nameCounter(`mailbox ${mailboxOf(key)}`)} ${DAY_MS}`,
  ];
}
