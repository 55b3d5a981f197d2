import { information } from '#app/i18n/resources/en/information.ts';

/** The name of a page that says what this site is: of its text, and in `PATHS` of its path. */
export type InformationPageName = keyof typeof information;

/** Those pages. */
export const INFORMATION_PAGES = Object.keys(information) as InformationPageName[];
