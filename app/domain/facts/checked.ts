import type { IsoDate } from '#app/domain/search/iso-date.ts';

/**
 * The time as of which a source says so, as exactly as it is known: a day (`2026-03-08`), a month
 * (`2026-03`) or a year (`2026`).
 */
export type CheckedOn = IsoDate | `${number}-${number}` | `${number}`;

/** The dates of every fact that can age: of its check and of its next review. */
export interface Checked {
  readonly checkedOn: CheckedOn;
  /** The last day on which the fact may be shown without a word about its age. */
  readonly reviewBy: IsoDate;
}

/**
 * Whether the day of review of a fact is over, so that it may have changed.
 *
 * @param today the day in Rome (`romeDate`)
 */
export function isDue({ reviewBy }: Pick<Checked, 'reviewBy'>, today: IsoDate): boolean {
  return today > reviewBy;
}

/**
 * The first day of the time as of which a fact was checked, and how exactly it is known, for
 * `Intl`: the day of a month's or year's fact is never shown.
 */
export function checkedTime({ checkedOn }: Pick<Checked, 'checkedOn'>): {
  readonly firstDay: IsoDate;
  readonly exactTo: 'year' | 'month' | 'day';
} {
  const [year = '', month, day] = checkedOn.split('-');
  return {
    firstDay: `${year}-${month ?? '01'}-${day ?? '01'}` as IsoDate,
    exactTo: day ? 'day' : month ? 'month' : 'year',
  };
}
