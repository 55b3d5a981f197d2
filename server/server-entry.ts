import type { createRequestHandler, RouterContextProvider } from 'react-router';
import type { Language } from '#app/domain/language.ts';
import type { NewsletterService } from '#app/domain/newsletter.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteSettings } from '#app/domain/site-settings.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';

/** What the application's server entry exports for the server, beside the rendering itself. */
export interface ServerEntry {
  /** The build carries its own copy of the router, and only that copy knows its contexts. */
  readonly createRequestHandler: typeof createRequestHandler;
  readonly createLoadContext: (request: {
    readonly settings: SiteSettings;
    readonly language: Language;
    readonly today: IsoDate;
    readonly minuteOfDay: number;
    readonly newsletter: NewsletterService;
    readonly timetable: Timetable;
    readonly clientSubnet: string;
  }) => RouterContextProvider;
  /** The language that a path is written in, for those that are. */
  readonly languageOfPath: (path: string) => Language | undefined;
  /** The page that says that there is no such page. */
  readonly notFoundPath: string;
  /** Query fields that change what a page shows; all others are taken away before it is rendered. */
  readonly pageFields: readonly string[];
}

/** Renders a page of the application. */
export type RenderPage = (request: Request, context: RouterContextProvider) => Promise<Response>;
