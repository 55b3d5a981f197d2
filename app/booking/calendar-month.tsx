import { addDays, addMonths, firstOfMonth, type IsoDate, utcMidnight } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import { formatDate, formatLongDate } from '#app/i18n/format.ts';
import { dayFormat } from '#app/i18n/intl.ts';
import { useTexts } from '#app/i18n/translator.ts';

interface CalendarMonthProps {
  /** Its first day. */
  readonly month: IsoDate;
  readonly chosen: IsoDate | undefined;
  /** The first day that can be chosen, and the last. */
  readonly today: IsoDate;
  readonly latest: IsoDate;
  /** The one day that the Tab key reaches; the arrow keys lead on from it. */
  readonly active: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  readonly onMove: (date: IsoDate) => void;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
/** As many as any month has: what stands below the days, and the dialog itself, keep their place in every month. */
const WEEKS = [0, 1, 2, 3, 4, 5];

/** Where the keys lead, as the ARIA Authoring Practices advise for a grid of days. */
const KEYS: Readonly<Record<string, (date: IsoDate) => IsoDate>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** A month of the calendar: a grid of days, a week a row, in which the arrow keys move. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, chosen, today, latest, active, onChoose, onMove } = props;
  const { language } = useTexts('booking');
  const name = dayFormat(language, { month: 'long', year: 'numeric' }).format(utcMidnight(month));
  const monday = addDays(month, -weekdayOf(month));
  const weekday = (day: number, style: 'long' | 'short') =>
    dayFormat(language, { weekday: style }).format(utcMidnight(addDays(monday, day)));
  const weeks = WEEKS.map((week) => WEEK.map((day) => addDays(monday, 7 * week + day)));

  const dayButton = (date: IsoDate) => (
    <button
      type="button"
      className="calendar-day-button"
      data-date={date}
      disabled={date < today || date > latest}
      tabIndex={date === active ? 0 : -1}
      aria-label={formatLongDate(date, language)}
      aria-current={date === today ? 'date' : undefined}
      aria-pressed={date === chosen || undefined}
      onClick={() => onChoose(date)}
      onKeyDown={(event) => {
        const target = KEYS[event.key]?.(date);
        if (!target) return;
        event.preventDefault();
        onMove(target);
      }}
    >
      {/* As it begins in the button's name, «1er» in French: who says what is seen finds the button. */}
      {formatDate(date, language).split(' ', 1)}
    </button>
  );

  return (
    <div>
      <div className="calendar-caption" aria-live="polite">
        {name}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the days are moved through with the arrow keys. */}
      <table role="grid" aria-label={name} className="calendar-grid">
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" className="calendar-weekday" aria-label={weekday(day, 'long')}>
                {weekday(day, 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((date) => (
                <td key={date}>{firstOfMonth(date) === month && dayButton(date)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
