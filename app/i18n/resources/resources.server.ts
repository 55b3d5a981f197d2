import type { Translated } from '#app/domain/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Texts } from './texts.ts';

/** Every text of the site. Only the server holds them all. */
export const RESOURCES: Translated<Texts> = { en, it, fr };
