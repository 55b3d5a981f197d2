import * as v from 'valibot';
import type { CheckedOn } from '#app/domain/facts/checked.ts';
import { inEveryLanguage } from '#app/domain/language.ts';
import { type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';

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

const isDay = (text: unknown) => typeof text === 'string' && parseIsoDate(text) !== undefined;

/** A day that exists. */
const Day = v.custom<IsoDate>(isDay, 'not a day');

/** A day, month or year that exists. */
const DayMonthOrYear = v.custom<CheckedOn>(
  (text) =>
    typeof text === 'string' &&
    /^\d{4}(-\d\d){0,2}$/.test(text) &&
    isDay(`${text}-01-01`.slice(0, 10)),
  'not a day, month or year',
);

/** The two fields of every fact that can age; `app/domain/facts/checked.ts` explains them. */
export const CHECKED = { checkedOn: DayMonthOrYear, reviewBy: Day };

/** Where a fact that can age was read; the site's own estimates have no address. */
const FactSource = v.strictObject({
  name: v.union([Text, TranslatedText]),
  url: v.optional(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
});
export type FactSource = v.InferOutput<typeof FactSource>;

/** The fields of a fact that can age and has a source of its own. */
export const SOURCED = { source: FactSource, ...CHECKED };

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

/** A source of figures that can age: its day of review holds for each of them. */
export const AgeingSource = v.strictObject({ ...FigureSource.entries, ...CHECKED });
export type AgeingSource = v.InferOutput<typeof AgeingSource>;
