import type { Language } from '#app/domain/language.ts';
import { LANGUAGE_RULES } from './languages/rules.ts';

/**
 * Joins the prepositions of a text with the names that follow them, as the language does before a
 * place: «ad Arezzo», «dall’Aquila», «alle Piagge» in Italian, where «a La Spezia» stays apart;
 * «d’Udine», «des Arcs», «au Locle» in French; «from the Cinque Terre» in English. A text that is
 * right already does not change.
 */
export function joinPrepositions(text: string, language: Language): string {
  return LANGUAGE_RULES[language].joinPrepositions?.(text) ?? text;
}
