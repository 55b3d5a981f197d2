import type { Language } from './language.ts';
import type { NewsletterService } from './newsletter.ts';
import type { IsoDate } from './search/iso-date.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Planner } from './timetable/planner.ts';

/** An HTTP request for a page or a file, parsed once. */
export interface PageRequest {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** The path as it was written, percent-encoded. */
  readonly pathname: string;
  /**
   * The path as routes and the cache know it: decoded, in lower case and without a slash at its
   * end. The path of a file keeps its letter case.
   */
  readonly path: string;
  /** The query fields that shape a page, as they were written; all others are left out. */
  readonly fields: URLSearchParams;
  readonly language: Language;
  readonly now: Date;
  /** Today in Europe/Rome, where the trains leave. */
  readonly today: IsoDate;
}

/** A page request with everything that a page is made from. */
export interface SiteRequest extends PageRequest {
  readonly settings: SiteSettings;
  /** Minutes after midnight in Europe/Rome, for pages that no cache keeps. */
  readonly minuteOfDay: number;
  readonly newsletter: NewsletterService;
  readonly planner: Planner;
  /** The visitor's subnet, to limit sign-ups by; it is neither shown nor logged. */
  readonly clientSubnet: string;
}

/** The response to a request: a page, a file or a redirect. */
export interface SiteResponse {
  readonly status: number;
  /** The response's own headers; the server adds those that every response has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
}

/** The parts of a path that a route's pattern names, such as `city` in `/cities/:city`. */
export type PathParams = Readonly<Record<string, string>>;

/** Reads a field of a posted form; an empty text where the form has none of that name. */
export type FormReader = (name: string) => string;

/** A page or a file of the site. */
export interface SiteRoute {
  /** The name in the log, such as `city`. */
  readonly kind: string;
  /** A path pattern of Hono's router, such as `/cities/:city`. */
  readonly path: string;
  readonly get: (request: SiteRequest, params: PathParams) => Promise<SiteResponse>;
  /** Absent where no form is posted to. */
  readonly post?: (request: SiteRequest, form: FormReader) => Promise<SiteResponse>;
}

/** The built files that pages name. */
export interface SiteAssets {
  /** The address of the script that hydrates islands. */
  readonly entry: string;
  /** The address of the script that reloads a page in development. */
  readonly developmentClient?: string;
  /** The `integrity` of a file by its address (Subresource Integrity); undefined for none. */
  readonly integrityOf: (address: string) => string | undefined;
}

/** The pages without a route. */
export type Message = 'notFound' | 'failure';

/** All pages and files of the site. */
export interface Site {
  readonly routes: readonly SiteRoute[];
  readonly renderMessage: (
    message: Message,
    status: number,
    request: SiteRequest,
  ) => Promise<SiteResponse>;
}
