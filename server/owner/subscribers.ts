import { mailboxOf, parseAddress } from '../newsletter/address.ts';
import { missingInLedger } from '../newsletter/earlier-consent.ts';
import { addressBuckets } from '../newsletter/limits.ts';
import { mailLink } from '../newsletter/mail/compose.ts';
import type { OpenStore } from '../newsletter/open-store.ts';
import type { ConsentEntry, Subscriber } from '../newsletter/store.ts';

const NEEDS_QUOTES = /[",\r\n]/;
// Spreadsheets read a cell that begins like this as a formula, and addresses may begin with "=",
// "+" or "-".
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n]/;
const PAGE_ROWS = 1_000;

const formatTime = (milliseconds: number) => new Date(milliseconds).toISOString();

/**
 * Writes the confirmed subscribers as CSV, a row at a time, each with its own unsubscribe link.
 * Times are ISO 8601 in UTC.
 */
export async function* exportConfirmed(store: OpenStore, origin: string): AsyncGenerator<string> {
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
    // For the header `List-Unsubscribe` of a mail that is sent by another program (RFC 8058).
    one_click_url: ({ id, language }) =>
      mailLink(origin, 'oneClick', { token: store.tokens.signUnsubscribe(id), language }),
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

const LEDGER_COLUMNS: Readonly<Record<string, (entry: ConsentEntry) => string>> = {
  recorded_at: ({ recordedAt }) => formatTime(recordedAt),
  event: ({ event }) => event,
  address: ({ address }) => address,
  language: ({ language }) => language,
  consent_version: ({ consentVersion }) => consentVersion,
  consent_wording: ({ consentWording }) => consentWording,
  mail: ({ mailId }) => mailId ?? '',
};

/**
 * Formats the ledger of one address as CSV: each consent that was asked for, given or withdrawn, by
 * time.
 */
export async function formatLedger(
  store: Pick<OpenStore, 'transaction'>,
  input: string,
): Promise<string | 'unknown' | 'invalid-address'> {
  const address = parseAddress(input);
  if (address === undefined) return 'invalid-address';
  const entries = await store.transaction(async (rows) => {
    const subscriber = await rows.findByKey(address.key);
    if (subscriber === undefined) return undefined;
    const history = await rows.listConsent(subscriber.id);
    return [...missingInLedger(subscriber, history), ...history];
  });
  if (entries === undefined) return 'unknown';
  const lines = entries
    .sort((one, other) => one.recordedAt - other.recordedAt)
    .map((entry) => formatCsvRow(Object.values(LEDGER_COLUMNS).map((column) => column(entry))));
  return [formatCsvRow(Object.keys(LEDGER_COLUMNS)), ...lines].join('');
}

/**
 * Formats a row of a CSV file (RFC 4180, ending in CR LF). A value that a spreadsheet would run as
 * a formula gets a leading apostrophe, which marks it as text. Other programs must drop it.
 */
export function formatCsvRow(values: readonly string[]): string {
  const cells = values.map((value) => {
    const safe = LOOKS_LIKE_FORMULA.test(value) ? `'${value}` : value;
    return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${cells.join(',')}\r\n`;
}

/**
 * Erases an address with its consent, mails (also as files), tokens and counters. The number of
 * erasures grows by one, and a keyed hash stays for a year, so that a restored backup leaves the
 * address out. An address without a subscriber is `unknown`, also after an earlier erasure; its
 * hash is stored all the same, for a backup that has it.
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
    await rows.dropLeaving(store.tokens.mailboxNames(mailboxOf(address.key)));
    await rows.saveErasure(store.tokens.erasedNames(address.key)[0], now);
    const subscriber = await rows.findByKey(address.key);
    if (subscriber !== undefined) await rows.eraseSubscriber(subscriber.id);
    return subscriber;
  });
  await store.scrub();
  if (known === undefined) return 'unknown';
  await forgetMails(known.id);
  return 'erased';
}
