import type { ComponentType } from 'react';
import { canonicalPath, LONGEST_LOCATION } from '#app/domain/canonical-path.ts';
import type { Translated } from '#app/domain/language.ts';
import type { FormReader, PathParams, SiteRequest } from '#app/domain/site.ts';
import { localAddress } from '#app/i18n/addresses.ts';
import type { PageFacts } from '#app/seo/page-meta.tsx';

/** The data of a page for the document's head. */
export interface PageHead {
  readonly addresses: Translated;
  readonly meta: PageFacts;
  /** Structured data for search engines (schema.org). */
  readonly structured?: readonly object[];
}

/** A page that is ready to show. */
export interface ShownPage<Props> extends PageHead {
  readonly props: Props;
  /** The address of the style sheet if it is another than the module's. */
  readonly sheet?: string;
  /** 200 unless it is set. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A redirect to an address of this site. */
export interface Redirect {
  readonly redirect: string;
  readonly status: 301 | 302 | 303;
}

/** A path that no page has. */
export interface NotFound {
  readonly notFound: true;
}

/** The outcome of a page's `load` or `submit`. */
export type PageResult<Props> = ShownPage<Props> | Redirect | NotFound;

/** A page: one module that reads what it needs and shows it. */
export interface PageModule<Props extends object> {
  /** The address of the page's style sheet, which contains the site's own. */
  readonly sheet: string;
  /** Whether the page has islands, or parts that the browser fills. */
  readonly hasCode?: boolean;
  readonly load: (
    request: SiteRequest,
    params: PathParams,
  ) => PageResult<Props> | Promise<PageResult<Props>>;
  /** Takes a posted form, and returns the page with the result. */
  readonly submit?: (
    request: SiteRequest,
    form: FormReader,
  ) => PageResult<Props> | Promise<PageResult<Props>>;
  readonly Page: ComponentType<Props>;
}

/** The properties that a page's `load` gives to its component. */
export type PropsOf<Load extends (...parameters: never[]) => unknown> = Extract<
  Awaited<ReturnType<Load>>,
  { props: unknown }
>['props'];

export const NOT_FOUND: NotFound = { notFound: true };

/** Redirects to an address of this site. */
export function redirectTo(address: string, status: Redirect['status'] = 302): Redirect {
  return { redirect: address, status };
}

/**
 * The permanent redirect from another spelling of a page's path: other letter cases, slashes at its
 * end. Undefined for the canonical one, and for an address that would be too long.
 */
export function redirectToCanonical(request: SiteRequest): Redirect | undefined {
  const canonical = canonicalPath(request.pathname);
  if (canonical === request.pathname) return undefined;
  const address = localAddress(canonical, request.language, request.fields);
  return address.length > LONGEST_LOCATION ? undefined : redirectTo(address, 301);
}
