import { useLayoutEffect, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { addDays, type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import { formatLongDate } from '#app/i18n/format.ts';
import { localeOf } from '#app/i18n/intl.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { CALENDAR_CLASSES } from './calendar-classes.ts';

/** How far ahead a day can be chosen: no operator of the area sells more than a year in advance. */
const LATEST_DAYS_AHEAD = 365;

interface CalendarProps {
  readonly chosen: IsoDate | undefined;
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** The calendar, a dialog of its own: days before today in Rome cannot be chosen. */
export default function Calendar({ chosen, today, onChoose, onClose }: CalendarProps) {
  const { t } = useTranslation('booking');
  const { language } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  const locale = localeOf(language);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const longWeekday = new Intl.DateTimeFormat(locale, { weekday: 'long' });

  // The days are rendered once the dialog is open: before that, nothing in it can take the focus.
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    dialog.current?.showModal();
    setOpen(true);
  }, []);

  return (
    <dialog
      ref={dialog}
      className="calendar"
      aria-label={t('calendar')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      onKeyDown={() => undefined}
    >
      <div className="calendar-body">
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
            startMonth={localDay(today)}
            endMonth={localDay(addDays(today, LATEST_DAYS_AHEAD))}
            disabled={{ before: localDay(today), after: localDay(addDays(today, LATEST_DAYS_AHEAD)) }}
            onSelect={(day) => {
              onChoose(isoDay(day));
              dialog.current?.close();
            }}
            formatters={{
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
        <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
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
