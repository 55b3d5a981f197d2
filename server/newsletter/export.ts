import { mailLink } from './mail/compose.ts';
import type { NewsletterStore, Subscriber } from './store.ts';
import type { Tokens } from './tokens.ts';

const NEEDS_QUOTES = /[",\r\n]/;
// A spreadsheet takes a cell that starts like this for a formula, and addresses may start with "=", "+" or "-".
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n]/;
const PAGE_ROWS = 1_000;
const COLUMNS = [
  'address',
  'language',
  'confirmed_at',
  'consent_at',
  'consent_version',
  'consent_language',
  'consent_wording',
  'unsubscribe_url',
];

/** Writes the confirmed subscribers as CSV, a row at a time; times are ISO 8601 in UTC, the link is each one's own. */
export async function* exportConfirmed(
  store: NewsletterStore,
  { tokens, origin }: { tokens: Tokens; origin: string },
): AsyncGenerator<string> {
  yield formatCsvRow(COLUMNS);
  for (let after = ''; ; ) {
    const page = await store.transaction((rows) => rows.listConfirmed(after, PAGE_ROWS));
    for (const subscriber of page) yield formatSubscriber(subscriber, { tokens, origin });
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_ROWS) return;
    after = last.key;
  }
}

function formatSubscriber(
  subscriber: Subscriber,
  { tokens, origin }: { tokens: Tokens; origin: string },
): string {
  const { consent, language } = subscriber;
  const token = tokens.signUnsubscribe(subscriber.id);
  return formatCsvRow([
    subscriber.address,
    language,
    formatTime(subscriber.confirmedAt ?? 0),
    formatTime(consent.at),
    consent.version,
    consent.language,
    consent.wording,
    mailLink(origin, 'unsubscribe', { token, language }),
  ]);
}

function formatTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Writes one row of a CSV file (RFC 4180, ending in CR LF). A value that a spreadsheet would run as a formula gets an
 * apostrophe in front, which spreadsheets take as "this is text" and other programs must drop.
 */
export function formatCsvRow(values: readonly string[]): string {
  return `${values.map(formatCell).join(',')}\r\n`;
}

function formatCell(value: string): string {
  const safe = LOOKS_LIKE_FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
