/** The rules by which a language writes names, numbers and dates. They are sent to browsers. */
export interface LanguageRules {
  /** The locale in which `Intl` writes its numbers and dates. */
  readonly locale: string;
  /**
   * Joins prepositions with the names after them, where the language contracts them or puts an
   * article between them. A text that is right already does not change.
   */
  readonly joinPrepositions?: (text: string) => string;
  /** Corrects a long date as `Intl` writes it, without the weekday. */
  readonly correctDate?: (text: string) => string;
  /** The unit of minutes after hours: empty where digits are enough («2 h 05»). */
  readonly minuteUnit?: '';
  /** Writes a time of day in a sentence, where it differs from the digits of a clock. */
  readonly writeTimeOfDay?: (hours: number, minutes: number) => string;
}
