import type { ReactNode } from 'react';
import { addDays, firstOfMonth, type IsoDate } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import type { Weekday } from '#app/domain/timetable/timetable.ts';
import { formatMonth, shortWeekdayName, weekdayName } from '#app/i18n/format-date.ts';
import { useTexts } from '#app/i18n/translator.ts';

const WEEK: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
/** The weeks of the longest month, so that the dialog keeps its height. */
const WEEKS = [0, 1, 2, 3, 4, 5];

interface CalendarMonthProps {
  /** The first day of the month. */
  readonly month: IsoDate;
  /** The outward day and that of the return, which are marked with the days between them. */
  readonly chosen: readonly [outward: IsoDate | undefined, back: IsoDate | undefined];
  /** Whether a new month's name is announced; two at once would be said over each other. */
  readonly isAnnounced: boolean;
  readonly day: (date: IsoDate) => ReactNode;
}

/** The days of a month as a grid with a row for each week. */
export function CalendarMonth({ month, chosen, isAnnounced, day }: CalendarMonthProps) {
  const { language } = useTexts('booking');
  const name = formatMonth(month, language);
  const monday = addDays(month, -weekdayOf(month));
  const [outward, back] = chosen;
  const isBetween = (date: IsoDate) => outward && back && outward < date && date < back;
  const isShown = (date: IsoDate) => firstOfMonth(date) === month;
  const weeks = WEEKS.map((week) => WEEK.map((ahead) => addDays(monday, 7 * week + ahead)));

  return (
    <div>
      <div className="calendar-caption" aria-live={isAnnounced ? 'polite' : undefined}>
        {name}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrows move the day. */}
      <table role="grid" aria-label={name} className="calendar-grid">
        <thead>
          <tr>
            {WEEK.map((ahead) => (
              <th
                key={ahead}
                scope="col"
                className="calendar-weekday"
                aria-label={weekdayName(ahead, language)}
              >
                {shortWeekdayName(ahead, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((date) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a gridcell.
                <td
                  key={date}
                  aria-selected={(isShown(date) && chosen.includes(date)) || undefined}
                  data-between={(isShown(date) && isBetween(date)) || undefined}
                >
                  {isShown(date) && day(date)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
