/** The rules by which a language writes names, numbers and dates. They are sent to browsers. */
export interface LanguageRules {
  /** The locale in which `Intl` writes its numbers and lists. */
  readonly locale: string;
  /** The names of the twelve months. */
  readonly months: readonly string[];
  /** The names of the seven days of the week, Monday first. */
  readonly weekdays: readonly string[];
  /** What follows the first three letters of a weekday's name where they stand for it. */
  readonly abbreviationMark?: '.';
  /** The first day of a month in a date, where it is an ordinal. */
  readonly firstOfMonth?: string;
  /**
   * Joins prepositions with the names after them, where the language contracts them or puts an
   * article between them. A text that is right already does not change.
   */
  readonly joinPrepositions?: (text: string) => string;
  /** The unit of minutes after hours: empty where digits are enough («2 h 05»). */
  readonly minuteUnit?: '';
  /** Writes a time of day in a sentence, where it differs from the digits of a clock. */
  readonly writeTimeOfDay?: (hours: number, minutes: number) => string;
}
