import { inEveryLanguage, type Translated } from '#app/domain/language.ts';
import { RESOURCES } from '#app/i18n/resources/resources.server.ts';

/** The texts of every language by their whole key, `part:group.name`. */
export const TEXTS: Translated<ReadonlyMap<string, string>> = inEveryLanguage(
  (language) => new Map(flatten(RESOURCES[language])),
);

function* flatten(value: object, path: readonly string[] = []): Generator<[string, string]> {
  for (const [name, entry] of Object.entries(value)) {
    const here = [...path, name];
    if (typeof entry === 'object' && entry !== null) yield* flatten(entry, here);
    else yield [`${here[0]}:${here.slice(1).join('.')}`, String(entry)];
  }
}

/** The placeholders of a text, in order of name. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([^}\s]+)\s*\}\}/g)].map(([, name]) => name ?? '').sort();
}
