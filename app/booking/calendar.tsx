import './calendar.css';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '#app/domain/search/iso-date.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { CalendarMonth } from './calendar-month.tsx';

/** How far ahead a day can be chosen: no operator of the area sells more than a year in advance. */
const LATEST_DAYS_AHEAD = 365;

/** Where two months have room side by side; the style sheet has the same width. */
const TWO_MONTHS = '(width >= 48rem)';

interface CalendarProps {
  readonly chosen: IsoDate | undefined;
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** The calendar, a dialog of its own: days before today in Rome cannot be chosen. */
export default function Calendar({ chosen, today, onChoose, onClose }: CalendarProps) {
  const { t } = useTexts('booking');
  const dialog = useRef<HTMLDialogElement>(null);
  const latest = addDays(today, LATEST_DAYS_AHEAD);
  const [monthCount] = useState(() => (window.matchMedia(TWO_MONTHS).matches ? 2 : 1));
  const [earliestMonth, latestMonth] = [firstOfMonth(today), addMonths(firstOfMonth(latest), 1 - monthCount)];
  // The day that the arrow keys start from.
  const [reached, setReached] = useState(chosen ?? today);
  const active = between(today, reached, latest);
  const [month, setMonth] = useState(() => between(earliestMonth, firstOfMonth(active), latestMonth));
  const months = [0, 1].slice(0, monthCount).map((ahead) => ({ ahead, shown: addMonths(month, ahead) }));
  const isShown = (date: IsoDate) => months.some(({ shown }) => shown === firstOfMonth(date));

  function choose(date: IsoDate) {
    onChoose(date);
    dialog.current?.close();
  }

  const focusDay = (date: IsoDate) =>
    dialog.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus();

  function moveTo(date: IsoDate) {
    const next = between(today, date, latest);
    flushSync(() => {
      setReached(next);
      if (!isShown(next)) setMonth(between(earliestMonth, firstOfMonth(next), latestMonth));
    });
    focusDay(next);
  }

  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    focusDay(active);
  });
  useLayoutEffect(() => {
    open();
    const element = dialog.current;
    const closeOnBackdrop = (event: Event) => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', closeOnBackdrop);
    return () => element?.removeEventListener('click', closeOnBackdrop);
  }, []);

  const step = (label: string, by: -1 | 1, end: IsoDate) => (
    <button
      type="button"
      className="calendar-step"
      aria-label={label}
      aria-disabled={month === end}
      onClick={() => month !== end && setMonth(addMonths(month, by))}
    >
      <svg className="calendar-chevron" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={by < 0 ? 'M16 18 10 12 16 6 14 4 6 12 14 20' : 'M8 18 14 12 8 6 10 4 18 12 10 20'} />
      </svg>
    </button>
  );

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
        <div className="calendar-months">
          <div className="calendar-nav">
            {step(t('previousMonth'), -1, earliestMonth)}
            {step(t('nextMonth'), 1, latestMonth)}
          </div>
          {/* By its place: the name of another month is then announced as a change. */}
          {months.map(({ ahead, shown }) => (
            <CalendarMonth
              key={ahead}
              month={shown}
              chosen={chosen}
              today={today}
              latest={latest}
              active={isShown(active) ? active : between(today, month, latest)}
              onChoose={choose}
              onMove={moveTo}
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
