import './calendar.css';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  addDays,
  addMonths,
  firstOfMonth,
  type IsoDate,
  parseIsoDate,
} from '#app/domain/search/iso-date.ts';
import { type JourneySearch, LATEST_DAYS_AHEAD } from '#app/domain/search/journey-search.ts';
import { weekdayOf } from '#app/domain/timetable/days.ts';
import { formatDate, formatLongDate } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { CalendarMonth } from './calendar-month.tsx';

/** The width for two months side by side, as in calendar.css. */
const TWO_MONTHS = '(width >= 48rem)';

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

/** The outward day or that of the return. */
export type TravelDay = 'date' | 'returnDate';

interface CalendarProps {
  /** The day that is chosen first. */
  readonly day: TravelDay;
  readonly search: JourneySearch;
  readonly today: IsoDate;
  readonly onChoose: (days: Partial<Pick<JourneySearch, TravelDay>>) => void;
  readonly onClose: () => void;
}

/**
 * The calendar dialog. Days before today in Rome are disabled. For a round trip it asks for the day
 * of the return when the outward day is chosen.
 */
export function Calendar({ day, search, today, onChoose, onClose }: CalendarProps) {
  const { t, language } = useTexts('booking');
  // The day that the next press chooses.
  const [asked, setAsked] = useState(day);
  const outward = parseIsoDate(search.date);
  const back = search.returnDate || undefined;
  const chosen = day === 'date' ? outward : (back ?? outward);
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = addDays(today, LATEST_DAYS_AHEAD);
  const [monthCount] = useState(() => (window.matchMedia(TWO_MONTHS).matches ? 2 : 1));
  const earliestMonth = firstOfMonth(today);
  const latestMonth = addMonths(firstOfMonth(latest), 1 - monthCount);
  const [focused, setFocused] = useState(chosen ?? today);
  const active = between(today, focused, latest);
  const [month, setMonth] = useState(() =>
    between(earliestMonth, firstOfMonth(active), latestMonth),
  );
  const months = [0, 1]
    .slice(0, monthCount)
    .map((ahead) => ({ ahead, shown: addMonths(month, ahead) }));
  const isShown = (date: IsoDate) => months.some(({ shown }) => shown === firstOfMonth(date));
  // The only day in the tab order; the arrow keys move on from it.
  const tabStop = isShown(active) ? active : between(today, month, latest);

  function choose(date: IsoDate) {
    if (asked === 'date' && search.roundTrip) {
      // The return is chosen next; one before the new day would swap with it.
      onChoose({ date, ...(back && back < date && { returnDate: '' }) });
      setAsked('returnDate');
      // The pressed button may be gone with its question.
      moveTo(date);
      return;
    }
    close({ [asked]: date });
  }

  /**
   * Closes the calendar, with a choice if one was made. It is hidden at once and closed after the
   * next frame, since the browser recalculates the styles of the whole page when it is no longer
   * inert.
   */
  function close(choice?: Parameters<typeof onChoose>[0]) {
    dialog.current?.setAttribute('data-closing', '');
    requestAnimationFrame(() =>
      setTimeout(() => {
        dialog.current?.close();
        if (choice) onChoose(choice);
      }),
    );
  }

  const focusDay = (date: IsoDate) =>
    dialog.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();

  function moveTo(date: IsoDate) {
    const next = between(today, date, latest);
    flushSync(() => {
      setFocused(next);
      if (!isShown(next)) setMonth(between(earliestMonth, firstOfMonth(next), latestMonth));
    });
    focusDay(next);
  }

  const open = useEffectEvent(() => {
    const element = dialog.current;
    element?.showModal();
    focusDay(active);
    element?.addEventListener('click', ({ target }) => {
      // A click on the backdrop has the dialog itself as its target.
      if (target === element) close();
    });
  });
  useLayoutEffect(() => open(), []);

  const quietButton = (text: string, onClick: () => void, className = 'button button-quiet') => (
    <button type="button" className={className} onClick={onClick}>
      {text}
    </button>
  );

  const step = (label: string, by: -1 | 1, end: IsoDate) => (
    <button
      type="button"
      className="calendar-step"
      aria-label={label}
      aria-disabled={month === end}
      onClick={() => month !== end && setMonth(addMonths(month, by))}
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

  /** For a round trip, which of the two days is asked. */
  const question =
    asked === 'date'
      ? t('calendarOutward')
      : t('calendarReturn', { date: outward ? formatDate(outward, language) : '' });

  const dayButton = (date: IsoDate) => {
    const name = formatLongDate(date, language);
    return (
      <button
        type="button"
        className="calendar-day-button"
        data-date={date}
        disabled={date < today || date > latest}
        tabIndex={date === tabStop ? 0 : -1}
        aria-label={date < today ? t('pastDay', { date: name }) : name}
        aria-current={date === today ? 'date' : undefined}
        onClick={() => choose(date)}
        onKeyDown={(event) => {
          const target = KEYS[event.key]?.(date);
          if (!target) return;
          event.preventDefault();
          moveTo(target);
        }}
      >
        {/* The visible text starts the accessible name («1er» in French), for voice control. */}
        {formatDate(date, language).split('\u00a0', 1)}
      </button>
    );
  };

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
            {question}
          </p>
        )}
        <p className="calendar-soon">
          {asked === 'date' ? (
            <>
              {quietButton(t('today'), () => choose(today))}
              {quietButton(t('tomorrow'), () => choose(addDays(today, 1)))}
            </>
          ) : (
            quietButton(t('noReturnYet'), () => close({ returnDate: '' }))
          )}
          {quietButton(t('close'), () => close(), 'button button-quiet calendar-close')}
        </p>
        <div className="calendar-months">
          <div className="calendar-nav">
            {step(t('previousMonth'), -1, earliestMonth)}
            {step(t('nextMonth'), 1, latestMonth)}
          </div>
          {/* The key is the position, so that a new month's name is announced as a change. */}
          {months.map(({ ahead, shown }) => (
            <CalendarMonth
              key={ahead}
              month={shown}
              chosen={[outward, back]}
              isAnnounced={ahead === 0}
              day={dayButton}
            />
          ))}
        </div>
      </div>
    </dialog>
  );
}

function between(least: IsoDate, date: IsoDate, most: IsoDate): IsoDate {
  if (date < least) return least;
  return date > most ? most : date;
}
