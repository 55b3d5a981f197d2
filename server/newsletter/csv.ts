const NEEDS_QUOTES = /[",\r\n]/;
// A spreadsheet takes a cell that starts like this for a formula, and addresses may start with "=", "+" or "-".
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r\n]/;

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
