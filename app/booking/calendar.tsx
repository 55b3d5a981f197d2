import './calendar.css';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { addDays, type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import { formatDate, formatLongDate } from '#app/i18n/format.ts';
import { localeOf } from '#app/i18n/intl.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';

/** How far ahead a day can be chosen: no operator of the area sells more than a year in advance. */
const LATEST_DAYS_AHEAD = 365;

/** Where two months have room side by side; the style sheet has the same width. */
const TWO_MONTHS = '(width >= 48rem)';

/** The calendar's parts under the names that the style sheet knows. */
const CALENDAR_CLASSES: Partial<ClassNames> = {
  root: 'calendar-root',
  months: 'calendar-months',
  month: 'calendar-month',
  nav: 'calendar-nav',
  button_previous: 'calendar-step',
  button_next: 'calendar-step',
  chevron: 'calendar-chevron',
  month_caption: 'calendar-caption',
  month_grid: 'calendar-grid',
  weekday: 'calendar-weekday',
  day: 'calendar-day',
  day_button: 'calendar-day-button',
  selected: 'is-selected',
  today: 'is-today',
  disabled: 'is-disabled',
};

interface CalendarProps {
  readonly chosen: IsoDate | undefined;
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** The calendar, a dialog of its own: days before today in Rome cannot be chosen. */
export default function Calendar({ chosen, today, onChoose, onClose }: CalendarProps) {
  const t = useTexts('booking');
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const locale = localeOf(language);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });

  const limits = { before: localDay(today), after: localDay(addDays(today, LATEST_DAYS_AHEAD)) };
  const months = useMemo(() => (window.matchMedia(TWO_MONTHS).matches ? 2 : 1), []);

  function choose(date: IsoDate) {
    onChoose(date);
    dialog.current?.close();
  }

  // The days are rendered once the dialog is open: before that, nothing in it can take the focus.
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    setOpen(true);
    const closeOnBackdrop = (event: Event) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);

  return (
    <dialog ref={dialog} className="calendar" aria-label={t('calendar')} onClose={onClose}>
      <div className="calendar-body">
        <p className="calendar-soon">
          {(['today', 'tomorrow'] as const).map((day, ahead) => (
            <button
              key={day}
              type="button"
              className="button button-quiet"
              onClick={() => choose(addDays(today, ahead))}
            >
              {t(day)}
            </button>
          ))}
          <button
            type="button"
            className="button button-quiet calendar-close"
            onClick={() => dialog.current?.close()}
          >
            {t('close')}
          </button>
        </p>
        {open && (
          <DayPicker
            mode="single"
            autoFocus
            required
            weekStartsOn={1}
            classNames={CALENDAR_CLASSES}
            selected={chosen ? localDay(chosen) : undefined}
            defaultMonth={localDay(chosen ?? today)}
            today={localDay(today)}
            startMonth={limits.before}
            endMonth={limits.after}
            numberOfMonths={months}
            disabled={limits}
            onSelect={(day) => choose(isoDay(day))}
            formatters={{
              // As it begins in the button's name, «1er» in French: who says what is seen finds the button.
              formatDay: (date) => formatDate(isoDay(date), language).split(' ', 1)[0] ?? '',
              formatCaption: (date) => month.format(date),
              formatWeekdayName: (date) => weekday.format(date),
            }}
            labels={{
              labelDayButton: (date) => formatLongDate(isoDay(date), language),
              labelWeekday: (date) => longWeekday.format(date),
              labelGrid: (date) => month.format(date),
              labelPrevious: () => t('previousMonth'),
              labelNext: () => t('nextMonth'),
            }}
          />
        )}
      </div>
    </dialog>
  );
}

/** The calendar works in the browser's zone; noon keeps a day the same day in every zone. */
function localDay(date: IsoDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

function isoDay(date: Date): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0');
  const text = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return parseIsoDate(text) ?? (text as IsoDate);
}
