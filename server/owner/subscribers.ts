import { mailboxOf, parseAddress } from '../newsletter/address.ts';
import { addressBuckets } from '../newsletter/limits.ts';
import { mailLink } from '../newsletter/mail/compose.ts';
import type { OpenStore } from '../newsletter/open-store.ts';
import type { Subscriber } from '../newsletter/store.ts';

const NEEDS_QUOTES = /[",\r\n]/;
// A spreadsheet takes a cell that starts like this for a formula, and addresses may start with "=",
// "+" or "-".
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n]/;
const PAGE_ROWS = 1_000;

/**
 * Writes the confirmed subscribers as CSV, a row at a time; times are ISO 8601 in UTC, the link is
 * each one's own.
 */
export async function* exportConfirmed(store: OpenStore, origin: string): AsyncGenerator<string> {
  const formatTime = (milliseconds: number) => new Date(milliseconds).toISOString();
  const columns: Readonly<Record<string, (subscriber: Subscriber) => string>> = {
    address: ({ address }) => address,
    language: ({ language }) => language,
    confirmed_at: ({ confirmedAt }) => formatTime(confirmedAt ?? 0),
    consent_at: ({ consentAt }) => formatTime(consentAt),
    consent_version: ({ consentVersion }) => consentVersion,
    consent_language: ({ consentLanguage }) => consentLanguage,
    consent_wording: ({ consentWording }) => consentWording,
    unsubscribe_url: ({ id, language }) =>
      mailLink(origin, 'unsubscribe', { token: store.tokens.signUnsubscribe(id), language }),
  };
  yield formatCsvRow(Object.keys(columns));
  for (let after = ''; ; ) {
    const page = await store.transaction((rows) => rows.listConfirmed(after, PAGE_ROWS));
    for (const subscriber of page) {
      after = subscriber.addressKey;
      yield formatCsvRow(Object.values(columns).map((column) => column(subscriber)));
    }
    if (page.length < PAGE_ROWS) return;
  }
}

/**
 * Writes one row of a CSV file (RFC 4180, ending in CR LF). A value that a spreadsheet would run as
 * a formula gets an apostrophe in front, which spreadsheets take as "this is text" and other
 * programs must drop.
 */
export function formatCsvRow(values: readonly string[]): string {
  const cells = values.map((value) => {
    const safe = LOOKS_LIKE_FORMULA.test(value) ? `'${value}` : value;
    return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}

/**
 * Erases an address with its consent, mails (also as files), tokens and counters. One more in the
 * number of erasures stays, and for a year a keyed hash, by which a backup that is put back leaves
 * the address out. Asking again for the same address is no error.
 */
export async function eraseAddress(
  store: OpenStore,
  input: string,
  forgetMails: (subscriberId: string) => Promise<void>,
  now: number,
): Promise<'erased' | 'unknown' | 'invalid-address'> {
  const address = parseAddress(input);
  if (address === undefined) return 'invalid-address';
  const known = await store.transaction(async (rows) => {
    await rows.lockMailbox(mailboxOf(address.key));
    await rows.dropQuotas(addressBuckets(store.tokens, address.key));
    await rows.saveErasure(store.tokens.nameErased(address.key), now);
    const subscriber = await rows.findByKey(address.key);
    if (subscriber !== undefined) await rows.eraseSubscriber(subscriber.id);
    return subscriber;
  });
  await store.scrub();
  if (known === undefined) return 'unknown';
  await forgetMails(known.id);
  return 'erased';
}
