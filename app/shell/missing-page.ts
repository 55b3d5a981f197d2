import { MISSING_FIELD } from '#app/domain/missing-path.ts';

const LENGTH = 200;

/** The path that no page has, as it is logged: at most 200 characters, printable ASCII alone. */
export function missingPath(url: URL): string {
  const path = url.searchParams.get(MISSING_FIELD) || url.pathname;
  return path.slice(0, LENGTH).replace(/[^!-~]+/g, ' ');
}

/** Logs the address of a page that does not exist. */
export function logMissingPage(url: URL): void {
  if (document.querySelector('[data-message=notFound]'))
    console.warn(`No page at ${missingPath(url)}`);
}
