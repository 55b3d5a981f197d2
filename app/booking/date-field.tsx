import { memo, useRef, useState } from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { formatDate } from '#app/i18n/format-date.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { type BookingPartProps, looksSame } from './booking-state.ts';
import type { TravelDay } from './calendar.tsx';
import { FieldError } from './field-error.tsx';

type CalendarModule = typeof import('./calendar.tsx');

const loadCalendar = () => import('./calendar.tsx');

/** The name in the form and the texts of each day of travel. */
const DAYS = {
  date: { field: 'date', label: 'date', choose: 'chooseDate', none: 'noDay' },
  returnDate: {
    field: 'return',
    label: 'returnDate',
    choose: 'chooseReturn',
    none: 'noReturnDay',
  },
} as const;

interface DateFieldProps extends BookingPartProps {
  readonly day: TravelDay;
}

/**
 * A day of travel: a button with the long date, which opens the calendar. Without JavaScript, or if
 * the calendar cannot be loaded, it is the browser's own date field. Both are in the HTML and the
 * style sheet shows one of them, so that hydration changes nothing.
 */
export const DateField = memo(function DateField({ day, state, dispatch }: DateFieldProps) {
  const { t, language } = useTexts('booking');
  // The module while the calendar is open.
  const [calendar, setCalendar] = useState<CalendarModule | 'failed'>();
  const isOpen = calendar !== undefined && calendar !== 'failed';
  const button = useRef<HTMLButtonElement>(null);
  const { search, today } = state;
  const { field, label, choose, none } = DAYS[day];
  const date = parseIsoDate(search[day]);
  const long = date && formatDate(date, language);
  const isOutward = day === 'date';
  const error = isOutward && state.problems.date && t(`errors.date.${state.problems.date}`);
  const errorId = isOutward ? 'booking-date-error' : undefined;

  function open() {
    loadCalendar().then(
      (loaded) => {
        if (!isInAnotherField()) setCalendar(loaded);
      },
      () => setCalendar('failed'),
    );
  }

  function close() {
    setCalendar(undefined);
    if (!isInAnotherField()) button.current?.focus();
  }

  return (
    <div
      className={isOutward ? 'field field-date' : 'field field-date field-return'}
      data-native={calendar === 'failed' || undefined}
    >
      <label htmlFor={`booking-${field}-native`} className="without-javascript">
        {t(label)}
      </label>
      <span className="with-javascript label" aria-hidden="true">
        {t(label)}
      </span>
      <input
        id={`booking-${field}-native`}
        className="input without-javascript"
        type="date"
        name={field}
        value={date ?? ''}
        min={today}
        required={isOutward}
        aria-describedby={errorId}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => dispatch({ type: 'set', values: { [day]: target.value } })}
      />
      <button
        ref={button}
        id={`booking-${field}-button`}
        type="button"
        className="input date-button with-javascript"
        data-field={field}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={long ? t(choose, { date: long }) : t(none)}
        aria-describedby={errorId}
        onClick={open}
        onPointerEnter={() => loadCalendar().catch(() => {})}
      >
        {long ?? t('noDay')}
      </button>
      {errorId && <FieldError id={errorId} text={error || undefined} />}
      {isOpen && (
        <calendar.Calendar
          day={day}
          search={search}
          today={today}
          onClose={close}
          onChoose={(values) => dispatch({ type: 'set', values })}
        />
      )}
    </div>
  );
}, looksSame);

/** Whether the visitor has moved on to another field meanwhile and is not to be interrupted. */
function isInAnotherField(): boolean {
  return document.activeElement?.matches('input, select') ?? false;
}
