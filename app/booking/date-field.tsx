import { useRef, useState } from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { BookingPartProps } from './booking-state.ts';
import { FieldError } from './field-error.tsx';

type CalendarModule = typeof import('./calendar.tsx');

const loadCalendar = () => import('./calendar.tsx');

/**
 * The travel date: a button with the long date, which opens the calendar. Without JavaScript, or if
 * the calendar cannot be loaded, it is the browser's own date field. Both are in the HTML and the
 * style sheet shows one of them, so that hydration changes nothing.
 */
export function DateField({ state, dispatch }: BookingPartProps) {
  const { t, language } = useTexts('booking');
  // The module while the calendar is open.
  const [calendar, setCalendar] = useState<CalendarModule | 'failed'>();
  const isOpen = calendar !== undefined && calendar !== 'failed';
  const button = useRef<HTMLButtonElement>(null);
  const day = parseIsoDate(state.search.date);
  const long = day && formatDate(day, language);
  const error = state.problems.date && t(`errors.date.${state.problems.date}`);
  const choose = (date: string) => dispatch({ type: 'set', values: { date } });

  function open() {
    loadCalendar().then(
      (loaded) => {
        // A visitor who has moved on to another field meanwhile is not interrupted.
        if (!document.activeElement?.matches('input, select')) setCalendar(loaded);
      },
      () => setCalendar('failed'),
    );
  }

  function close() {
    setCalendar(undefined);
    button.current?.focus();
  }

  return (
    <div className="field field-date" data-native={calendar === 'failed' || undefined}>
      <label htmlFor="booking-date-native" className="without-javascript">
        {t('date')}
      </label>
      <span className="with-javascript label" aria-hidden="true">
        {t('date')}
      </span>
      <input
        id="booking-date-native"
        className="input without-javascript"
        type="date"
        name="date"
        value={day ?? ''}
        min={state.today}
        required
        aria-describedby="booking-date-error"
        aria-invalid={error ? true : undefined}
        onChange={(event) => choose(event.target.value)}
      />
      <button
        ref={button}
        id="booking-date-button"
        type="button"
        className="input date-button with-javascript"
        data-field="date"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={long && t('chooseDate', { date: long })}
        aria-describedby="booking-date-error"
        onClick={open}
        onPointerEnter={() => loadCalendar().catch(() => {})}
      >
        {long ?? t('noDay')}
      </button>
      <FieldError id="booking-date-error" text={error} />
      {isOpen && (
        <calendar.Calendar chosen={day} today={state.today} onClose={close} onChoose={choose} />
      )}
    </div>
  );
}
