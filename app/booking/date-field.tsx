import { useRef, useState } from 'react';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { DateProblem } from '#app/domain/search/journey-search.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import type CalendarComponent from './calendar.tsx';
import { FieldError } from './field-error.tsx';

const MESSAGES = {
  missing: 'errors.dateMissing',
  invalid: 'errors.dateInvalid',
  past: 'errors.datePast',
} as const;

interface DateFieldProps {
  readonly id: string;
  readonly date: string;
  readonly today: IsoDate;
  readonly problem: DateProblem | undefined;
  readonly onChange: (date: IsoDate) => void;
}

/**
 * The day of travel. Where code runs, a button shows the long date and opens the calendar; elsewhere, and where the
 * calendar cannot be fetched, the browser's own date field stands in its place. The style sheet chooses, so that nothing
 * changes once the code has arrived.
 */
export function DateField({ id, date, today, problem, onChange }: DateFieldProps) {
  const t = useTexts('booking');
  const language = useLanguage();
  const [Calendar, setCalendar] = useState<typeof CalendarComponent>();
  const [shown, setShown] = useState<'button' | 'calendar' | 'native'>('button');
  const button = useRef<HTMLButtonElement>(null);
  const day = parseIsoDate(date);
  const long = day ? formatDate(day, language) : t('noDay');
  const error = problem && t(MESSAGES[problem]);

  /** Whether the calendar's code is there; a part that cannot be fetched takes nothing else with it. */
  async function wantCalendar(): Promise<boolean> {
    try {
      const { default: loaded } = await import('./calendar.tsx');
      setCalendar(() => loaded);
      return true;
    } catch {
      return false;
    }
  }

  function close() {
    setShown('button');
    button.current?.focus();
  }

  return (
    <div className="field field-date" data-native={shown === 'native' || undefined}>
      <label htmlFor={`${id}-native`} className="without-javascript">
        {t('date')}
      </label>
      <span id={`${id}-label`} className="with-javascript label" aria-hidden="true">
        {t('date')}
      </span>
      <input
        id={`${id}-native`}
        className="input without-javascript"
        type="date"
        name="date"
        value={day ?? ''}
        min={today}
        required
        aria-describedby={`${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value as IsoDate)}
      />
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className="input date-button with-javascript"
        data-field="date"
        aria-haspopup="dialog"
        aria-expanded={shown === 'calendar'}
        aria-label={t('chooseDate', { date: long })}
        aria-describedby={`${id}-error`}
        onClick={async () => setShown((await wantCalendar()) ? 'calendar' : 'native')}
        onPointerEnter={() => void wantCalendar()}
      >
        {long}
      </button>
      <FieldError id={`${id}-error`} text={error} />
      {shown === 'calendar' && Calendar && (
        <Calendar chosen={day} today={today} onClose={close} onChoose={onChange} />
      )}
    </div>
  );
}
