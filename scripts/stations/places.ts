import type { Translated } from '#app/domain/language.ts';

/** Where a station is, for names that a traveller could take for another place; by the source's name. */
export const PLACES: Readonly<Record<string, Translated>> = {};
