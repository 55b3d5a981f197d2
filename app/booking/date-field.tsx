import { useRef, useState } from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { BookingPartProps } from './booking-state.ts';
import { FieldError } from './field-error.tsx';

const loadCalendar = () => import('./calendar.tsx');

/**
 * The day of travel. Where code runs, a button shows the long date and opens the calendar;
 * elsewhere, and where the calendar cannot be fetched, the browser's own date field stands in its
 * place. The style sheet chooses, so that nothing changes once the code has arrived.
 */
export function DateField({ state, dispatch }: BookingPartProps) {
  const { t, language } = useTexts('booking');
  // Its code, as long as it is open.
  const [calendar, setCalendar] = useState<Awaited<ReturnType<typeof loadCalendar>> | 'failed'>();
  const isOpen = calendar !== undefined && calendar !== 'failed';
  const button = useRef<HTMLButtonElement>(null);
  const day = parseIsoDate(state.search.date);
  const long = day ? formatDate(day, language) : t('noDay');
  const error = state.problems.date && t(`errors.date.${state.problems.date}`);
  const choose = (date: string) => dispatch({ type: 'set', values: { date } });

  function open() {
    // A part that cannot be fetched takes nothing else with it.
    loadCalendar().then(
      (loaded) => {
        // Whoever has gone on to a field while it was on its way is not interrupted.
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
        aria-label={t('chooseDate', { date: long })}
        aria-describedby="booking-date-error"
        onClick={open}
        onPointerEnter={() => loadCalendar().catch(() => {})}
      >
        {long}
      </button>
      <FieldError id="booking-date-error" text={error} />
      {isOpen && (
        <calendar.Calendar chosen={day} today={state.today} onClose={close} onChoose={choose} />
      )}
    </div>
  );
}
