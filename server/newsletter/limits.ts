import { createHmac } from 'node:crypto';
import { networkOf } from './network.ts';
import type { StoreTransaction } from './store.ts';

/** So many sign-ups in each window of this length (milliseconds). */
interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** What one address and one network may ask for. */
export interface SignUpLimits {
  readonly address: readonly Limit[];
  readonly network: readonly Limit[];
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Far above what a person, a household or a busy office does, and far below what is worth a program's while. */
export const DEFAULT_LIMITS: SignUpLimits = {
  address: [
    { max: 5, windowMs: HOUR_MS },
    { max: 10, windowMs: DAY_MS },
  ],
  network: [
    { max: 100, windowMs: HOUR_MS },
    { max: 500, windowMs: DAY_MS },
  ],
};

/** Who is asking: the address's unique form and the visitor's IP address. */
interface Requester {
  readonly key: string;
  readonly ip: string;
}

/**
 * Counts one sign-up, or answers in how many seconds the next is allowed and counts nothing. The counts stand in the store,
 * so they hold across restarts and servers; their names are keyed hashes, so they tell no address and no network.
 */
export async function takeQuota(
  rows: StoreTransaction,
  requester: Requester,
  { now, secret, limits }: { now: number; secret: string; limits: SignUpLimits },
): Promise<{ retryAfterSeconds: number } | undefined> {
  const windows = [
    ...limits.address.map((limit) => windowOf(limit, bucketName(secret, `address ${requester.key}`), now)),
    ...limits.network.map((limit) =>
      windowOf(limit, bucketName(secret, `network ${networkOf(requester.ip)}`), now),
    ),
  ];
  let freeAt = 0;
  for (const { bucket, endsAt, max } of windows) {
    if ((await rows.readQuota(bucket, endsAt)) >= max) freeAt = Math.max(freeAt, endsAt);
  }
  if (freeAt > 0) return { retryAfterSeconds: Math.ceil((freeAt - now) / 1000) };
  for (const { bucket, endsAt } of windows) await rows.addToQuota(bucket, endsAt);
  return undefined;
}

/** Names the counters of an address, so that erasing the address can take them along. */
export function addressBuckets(secret: string, key: string, limits: SignUpLimits): string[] {
  const name = bucketName(secret, `address ${key}`);
  return limits.address.map((limit) => `${name} ${limit.windowMs}`);
}

function windowOf(limit: Limit, name: string, now: number) {
  const endsAt = (Math.floor(now / limit.windowMs) + 1) * limit.windowMs;
  return { bucket: `${name} ${limit.windowMs}`, endsAt, max: limit.max };
}

function bucketName(secret: string, subject: string): string {
  return createHmac('sha256', secret).update(`newsletter quota ${subject}`).digest('base64url').slice(0, 22);
}
