import { MISSING_FIELD } from '#app/domain/missing-path.ts';

const LENGTH = 200;

/** The requested path for the log: at most 200 characters of printable ASCII. */
export function missingPath(url: URL): string {
  const path = url.searchParams.get(MISSING_FIELD) || url.pathname;
  return path.slice(0, LENGTH).replace(/[^!-~]+/g, ' ');
}

/** Logs the path of a missing page to the console. */
export function logMissingPage(url: URL): void {
  if (document.querySelector('[data-message=notFound]'))
    console.warn(`No page at ${missingPath(url)}`);
}
