import type { Translated } from '#app/domain/language.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { LanguageRules } from './language-rules.ts';

/** The rules of each interface language. */
export const LANGUAGE_RULES: Translated<LanguageRules> = { en, it, fr };
