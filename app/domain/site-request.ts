import type { Language } from './language.ts';
import type { NewsletterService } from './newsletter.ts';
import type { IsoDate } from './search/iso-date.ts';
import type { SiteSettings } from './site-settings.ts';
import type { Planner } from './timetable/planner.ts';

/** What the server tells every loader about one request. */
export interface SiteRequest {
  readonly settings: SiteSettings;
  readonly language: Language;
  /** Today in Europe/Rome, where the trains leave. */
  readonly today: IsoDate;
  /** Minutes after midnight there, for pages that no cache keeps. */
  readonly minuteOfDay: number;
  readonly newsletter: NewsletterService;
  /** Finds journeys in the newest timetable that could be read. */
  readonly planner: Planner;
  /** The visitor's subnet, to limit sign-ups by; it is neither shown nor logged. */
  readonly clientSubnet: string;
}
