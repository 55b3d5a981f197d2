import type { PageRequest, SiteResponse } from '#app/domain/site.ts';
import { isHtml as isHtmlType } from './content-encodings.ts';
import { type CompleteHeaders, filePolicy, type PolicyHeaders } from './security-headers.ts';

/** A page's language is chosen by these headers. */
const VARY = 'Accept-Language, Cookie';

/** All headers of a response of the application but those of its encoding. */
export type MakePageHeaders = (
  made: SiteResponse,
  page: PageRequest,
) => Readonly<Record<string, string>>;

/**
 * Makes the headers of pages and files: how long they may be kept, what they depend on, and their
 * policy. Those that a page sets itself stay.
 */
export function createPageHeaders(
  completeHeaders: CompleteHeaders,
  policyHeaders: PolicyHeaders,
): MakePageHeaders {
  return (made, page) =>
    completeHeaders(page.path, {
      'cache-control': 'private, no-cache',
      ...(isHtml(made)
        ? { 'Content-Language': page.language, ...policyHeaders(page) }
        : { 'Content-Security-Policy': filePolicy(page.path, made.body) }),
      // A public file is the same in every language.
      ...(!isPublic(made) && { Vary: VARY }),
      ...made.headers,
    });
}

/** Whether a response is worth keeping: neither an error nor a page that forbids it. */
export function mayBeKept(response: SiteResponse): boolean {
  if (response.status !== 200) return false;
  return isPublic(response) || (isHtml(response) && !response.headers['cache-control']);
}

const isHtml = ({ headers }: SiteResponse): boolean => isHtmlType(headers['content-type'] ?? '');

const isPublic = ({ headers }: SiteResponse): boolean =>
  headers['cache-control']?.startsWith('public') === true;
