import type { Language } from '#app/domain/language.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';

/** The texts of the site in a language, so that tests look for visible texts. */
export function textsOf(language: Language) {
  return RESOURCES[language];
}

/** A text with its placeholders filled in. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
