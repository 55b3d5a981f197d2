/** The query field in which a redirect names the unknown path. */
export const MISSING_FIELD = 'missing';

const LENGTH = 80;

/**
 * The unknown path that led to a redirect, for display; undefined where the address names no
 * possible path.
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
