import { createContext, RouterContextProvider } from 'react-router';
import type { Language } from '#app/domain/language.ts';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';

/** What the server tells every loader about one request. */
export interface SiteRequest {
  readonly settings: SiteSettings;
  readonly language: Language;
  /** Today in Europe/Rome, where the trains leave. */
  readonly today: IsoDate;
  /** Minutes after midnight there, for pages that no cache keeps. */
  readonly minuteOfDay: number;
  readonly newsletter: NewsletterService;
  /** The newest timetable that could be read. */
  readonly timetable: Timetable;
  /** The visitor's subnet, to limit sign-ups by; it is neither shown nor logged. */
  readonly clientSubnet: string;
}

const siteContext = createContext<SiteRequest>();

/** Puts a request's facts where the loaders find them. */
export function createLoadContext(request: SiteRequest): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, request);
  return provider;
}

/** Reads the request's facts in a loader or action. */
export function siteRequest(context: Readonly<RouterContextProvider>): SiteRequest {
  return context.get(siteContext);
}
