import { formatDate } from '#app/i18n/format-date.ts';
import './calendar.css';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import type { JourneySearch } from '#app/domain/search/journey-search.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { useShownMonths } from './use-shown-months.ts';

/** The outward day or that of the return. */
export type TravelDay = 'date' | 'returnDate';

type ChosenDays = Partial<Pick<JourneySearch, TravelDay>>;

interface CalendarProps {
  /** The day that is chosen first. */
  readonly day: TravelDay;
  readonly search: JourneySearch;
  readonly today: IsoDate;
  readonly onChoose: (days: ChosenDays) => void;
  readonly onClose: () => void;
}

/**
 * The calendar dialog. Days before today in Rome are disabled. For a round trip it asks for the day
 * of the return when the outward day is chosen.
 */
export function Calendar({ day, search, today, onChoose, onClose }: CalendarProps) {
  const { t, language } = useTexts('booking');
  // The day that the next press chooses.
  const [pickedDay, setPickedDay] = useState(day);
  const dialog = useRef<HTMLDialogElement>(null);
  const outward = parseIsoDate(search.date);
  const back = search.returnDate || undefined;
  const chosen = day === 'date' ? outward : (back ?? outward);
  const { latest, months, tabStop, canStep, step, show } = useShownMonths(today, chosen ?? today);

  function choose(date: IsoDate) {
    if (pickedDay === 'date' && search.roundTrip) {
      // The return is chosen next; one before the new day would swap with it.
      onChoose({ date, ...(back && back < date && { returnDate: '' }) });
      setPickedDay('returnDate');
      // The pressed button may be gone with its question.
      moveTo(date);
      return;
    }
    close({ [pickedDay]: date });
  }

  /**
   * Closes the calendar, with a choice if one was made. It is hidden at once and closed after the
   * next frame, since the browser recalculates the styles of the whole page when it is no longer
   * inert.
   */
  function close(choice?: ChosenDays) {
    dialog.current?.setAttribute('data-closing', '');
    requestAnimationFrame(() =>
      setTimeout(() => {
        dialog.current?.close();
        if (choice) onChoose(choice);
      }),
    );
  }

  function moveTo(date: IsoDate) {
    // At once, since the button of another month's day does not exist yet.
    focusDay(flushSync(() => show(date)));
  }

  function focusDay(date: IsoDate) {
    dialog.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();
  }

  const open = useEffectEvent(() => {
    const element = dialog.current;
    element?.showModal();
    focusDay(tabStop);
    element?.addEventListener('click', ({ target }) => {
      // A click on the backdrop has the dialog itself as its target.
      if (target === element) close();
    });
  });
  useLayoutEffect(() => open(), []);

  return (
    <dialog
      ref={dialog}
      className="calendar"
      aria-label={t('calendar')}
      aria-describedby={search.roundTrip ? 'calendar-question' : undefined}
      onClose={onClose}
    >
      <div className="calendar-body">
        {search.roundTrip && (
          <p role="status" id="calendar-question" className="calendar-question">
            {pickedDay === 'date'
              ? t('calendarOutward')
              : t('calendarReturn', { date: outward ? formatDate(outward, language) : '' })}
          </p>
        )}
        <p className="calendar-soon">
          {pickedDay === 'date' ? (
            <>
              <QuietButton text={t('today')} onClick={() => choose(today)} />
              <QuietButton text={t('tomorrow')} onClick={() => choose(addDays(today, 1))} />
            </>
          ) : (
            <QuietButton text={t('noReturnYet')} onClick={() => close({ returnDate: '' })} />
          )}
          <QuietButton
            text={t('close')}
            className="button button-quiet calendar-close"
            onClick={() => close()}
          />
        </p>
        <div className="calendar-months">
          <div className="calendar-nav">
            <MonthStep by={-1} isEnabled={canStep(-1)} onStep={step} />
            <MonthStep by={1} isEnabled={canStep(1)} onStep={step} />
          </div>
          {/* The key is the position, so that a new month's name is announced as a change. */}
          {months.map(({ position, firstDay }) => (
            <CalendarMonth
              key={position}
              month={firstDay}
              chosen={[outward, back]}
              isAnnounced={position === 0}
              day={(date) => (
                <CalendarDay
                  date={date}
                  today={today}
                  latest={latest}
                  isTabStop={date === tabStop}
                  onChoose={choose}
                  onMove={moveTo}
                />
              )}
            />
          ))}
        </div>
      </div>
    </dialog>
  );
}

interface QuietButtonProps {
  readonly text: string;
  readonly className?: string;
  readonly onClick: () => void;
}

function QuietButton({ text, className = 'button button-quiet', onClick }: QuietButtonProps) {
  return (
    <button type="button" className={className} onClick={onClick}>
      {text}
    </button>
  );
}

interface MonthStepProps {
  readonly by: -1 | 1;
  readonly isEnabled: boolean;
  readonly onStep: (by: -1 | 1) => void;
}

/** The arrow to the month before or after; not `disabled` at the end, to keep the focus. */
function MonthStep({ by, isEnabled, onStep }: MonthStepProps) {
  const { t } = useTexts('booking');
  return (
    <button
      type="button"
      className="calendar-step"
      aria-label={t(by < 0 ? 'previousMonth' : 'nextMonth')}
      aria-disabled={!isEnabled}
      onClick={() => onStep(by)}
    >
      <svg
        className="calendar-chevron"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
      >
        <path
          d={by < 0 ? 'M16 18 10 12 16 6 14 4 6 12 14 20' : 'M8 18 14 12 8 6 10 4 18 12 10 20'}
        />
      </svg>
    </button>
  );
}
