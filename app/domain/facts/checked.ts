import type { IsoDate } from '#app/domain/search/iso-date.ts';

/** When a fact was checked: a day (`2026-03-08`), a month (`2026-03`) or a year (`2026`). */
export type CheckedOn = IsoDate | `${number}-${number}` | `${number}`;

/** The dates of every fact that can age: of its check and of its next review. */
export interface Checked {
  readonly checkedOn: CheckedOn;
  /** The last day on which the fact may be shown without a note about its age. */
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

/** The first day of the period in which a fact was checked, and its precision, for `Intl`. */
export function checkedTime({ checkedOn }: Pick<Checked, 'checkedOn'>): {
  readonly firstDay: IsoDate;
  readonly precision: 'year' | 'month' | 'day';
} {
  const [year = '', month, day] = checkedOn.split('-');
  const firstDay = `${year}-${month ?? '01'}-${day ?? '01'}` as IsoDate;
  if (day) return { firstDay, precision: 'day' };
  return { firstDay, precision: month ? 'month' : 'year' };
}
