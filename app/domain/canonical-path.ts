/** Addresses of files are exact: their names are written by the site itself. */
const FILE = /\.(?:bin|json|png|svg|xml|txt|ics|webmanifest)$/;

/** Proxies refuse responses whose headers are longer than a few kilobytes. */
export const LONGEST_LOCATION = 2_000;

/** Whether a path is one of a file rather than a page. */
export const isFilePath = (path: string): boolean => FILE.test(path);

/**
 * The canonical spelling of a page's path: lower case, without slashes at its end. The path of a
 * file is returned as it is.
 *
 * @param pathname an absolute path, percent-encoded
 * @example canonicalPath('/Cities/Rome/') // '/cities/rome'
 */
export function canonicalPath(pathname: string): string {
  if (isFilePath(pathname)) return pathname;
  return pathname.replace(/(?<=[^/])\/+$/, '').toLowerCase();
}
