import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { DateProblem } from '#app/domain/search/journey-search.ts';
import { formatDate } from '#app/i18n/format.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { FieldError } from './field-error.tsx';

const loadCalendar = () => import('./calendar.tsx');
const Calendar = lazy(loadCalendar);

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
 * The day of travel. Where code runs, a button shows the long date and opens the calendar; elsewhere the browser's own
 * date field stands in its place. The style sheet chooses, so that nothing changes once the code has arrived.
 */
export function DateField({ id, date, today, problem, onChange }: DateFieldProps) {
  const { t } = useTranslation('booking');
  const { language } = usePage();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const day = parseIsoDate(date);
  const long = day ? formatDate(day, language) : t('noDay');
  const error = problem && t(MESSAGES[problem]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <div className="field field-date">
      <label htmlFor={`${id}-native`} className="without-code">
        {t('date')}
      </label>
      <span id={`${id}-label`} className="with-code label" aria-hidden="true">
        {t('date')}
      </span>
      <input
        id={`${id}-native`}
        className="without-code"
        type="date"
        name="date"
        value={date}
        min={today}
        required
        aria-describedby={`${id}-error`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value as IsoDate)}
      />
      <button
        ref={button}
        type="button"
        className="date-button with-code"
        data-field="date"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('chooseDate', { date: long })}
        aria-describedby={`${id}-error`}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadCalendar()}
      >
        {long}
      </button>
      <FieldError id={`${id}-error`} text={error} />
      {open && (
        <Suspense>
          <Calendar chosen={day} today={today} onClose={close} onChoose={onChange} />
        </Suspense>
      )}
    </div>
  );
}
