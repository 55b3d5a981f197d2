import type { Language } from '#app/domain/language.ts';

/**
 * Writes the French «de» before a name that begins with a vowel as «d’»: «D’Udine à Milan». Other languages stay as they
 * are.
 */
export function elide(text: string, language: Language): string {
  return language === 'fr' ? text.replace(/\b(d)e[ \u00a0](?=[aeiouyàâéèêîôû])/giu, '$1’') : text;
}
