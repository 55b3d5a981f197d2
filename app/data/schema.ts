import * as v from 'valibot';
import { inEveryLanguage } from '#app/domain/language.ts';

/** A text that is not empty and has no stray white space at its ends. */
export const Text = v.pipe(v.string(), v.nonEmpty(), v.trim(), v.regex(/^\S[\s\S]*\S$|^\S$/));

/** The same text in each interface language. */
export const TranslatedText = v.strictObject(inEveryLanguage(() => Text));

/** An address part: lower-case ASCII words joined by single hyphens. */
export const Slug = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));

/**
 * A station id: a country prefix (83 Italy, 85 Switzerland, 87 France, 80 Germany, 81 Austria) and
 * six digits.
 */
export const StationId = v.pipe(v.string(), v.regex(/^(83|85|87|80|81)\d{6}$/));

/** The publisher of a fact, and its year. */
export const Source = v.strictObject({
  name: Text,
  url: v.pipe(v.string(), v.url(), v.startsWith('https://')),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2026)),
});
export type Source = v.InferOutput<typeof Source>;

/** The source of a figure; the site's own estimates and calculations have no address. */
export const FigureSource = v.strictObject({
  ...Source.entries,
  url: v.optional(Source.entries.url),
});
export type FigureSource = v.InferOutput<typeof FigureSource>;
