import { addDays, addMonths, type IsoDate } from '#app/domain/search/iso-date.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import { formatDate, formatLongDate } from '#app/i18n/format-date.ts';
import { useTexts } from '#app/i18n/translator.ts';

/** The keys that the ARIA Authoring Practices Guide recommends for a grid of days. */
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

interface CalendarDayProps {
  readonly date: IsoDate;
  readonly today: IsoDate;
  /** The last day that can be chosen. */
  readonly latest: IsoDate;
  readonly isTabStop: boolean;
  readonly onChoose: (date: IsoDate) => void;
  /** Moves the focus to another day. */
  readonly onMove: (date: IsoDate) => void;
}

/** The button of a day in the calendar. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, today, latest, isTabStop, onChoose, onMove } = props;
  const { t, language } = useTexts('booking');
  const name = formatLongDate(date, language);
  return (
    <button
      type="button"
      className="calendar-day-button"
      data-date={date}
      disabled={date < today || date > latest}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={date < today ? t('pastDay', { date: name }) : name}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onChoose(date)}
      onKeyDown={(event) => {
        const target = KEYS[event.key]?.(date);
        if (!target) return;
        event.preventDefault();
        onMove(target);
      }}
    >
      {/* The visible text starts the accessible name («1er» in French), for voice control. */}
      {formatDate(date, language).split('\u00a0', 1)}
    </button>
  );
}
