import type { PATHS } from '../../i18n/addresses.ts';

/** The pages that say what this site is, each with one path and one text of its name. */
export const INFORMATION_PAGES = [
  'help',
  'contact',
  'refundPolicy',
  'terms',
  'privacy',
  'accessibility',
  'about',
  'press',
  'partners',
  'careers',
] as const satisfies readonly (keyof typeof PATHS)[];

/** The name of an information page. */
export type InformationPageName = (typeof INFORMATION_PAGES)[number];
