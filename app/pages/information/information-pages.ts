import { information } from '#app/i18n/resources/en/information.ts';

/** The name of an information page: the key of its text, and of its path in `PATHS`. */
export type InformationPageName = keyof typeof information;

export const INFORMATION_PAGES = Object.keys(information) as InformationPageName[];
