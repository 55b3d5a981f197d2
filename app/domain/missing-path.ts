/** The query field in which a redirect names the path that no page has. */
export const MISSING_FIELD = 'missing';

const LENGTH = 80;

/**
 * The path that led to a redirect, to be shown as text; undefined where the address names none that
 * could be one.
 *
 * @returns at most 80 characters, without control characters
 */
export function readMissingPath(fields: URLSearchParams): string | undefined {
  const path = fields.get(MISSING_FIELD);
  if (!path?.startsWith('/') || path === '/') return undefined;
  // Control characters, and those that turn the direction of writing.
  const readable = path
    .slice(0, 500)
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  return readable.length > LENGTH ? `${readable.slice(0, LENGTH - 1)}…` : readable;
}
