import './trains.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayTrainsData } from './day-trains.server.ts';
import { TrainTable } from './train-table.tsx';

interface DayTrainsProps {
  readonly trains: DayTrainsData;
  /** What stands beside the tables, below the drawing. */
  readonly children?: ReactNode;
}

/** The hours that stand below the drawing of a day. */
const HOURS = [0, 6, 12, 18, 24] as const;

/** All days of a pair with few trains are open: their tables are no longer than one day's of other pairs. */
const MOST_OPEN = 12;

function isShort(days: DayTrainsData['days']): boolean {
  return days.reduce((sum, { rows }) => sum + rows.length, 0) <= MOST_OPEN;
}

/** The trains of a day as tables: the most useful rows of a full day, and every day's whole table behind a button. */
export function DayTrains({ trains, children }: DayTrainsProps) {
  const { t } = useTranslation('trains');
  const { days, chosen, drawing, source } = trains;
  const shown = chosen ? [] : isShort(days) ? days : days.filter(({ rows }) => rows.length > 0).slice(0, 1);
  return (
    <section className="wide section day-trains" aria-labelledby="trains">
      <h2 id="trains">{t('title')}</h2>
      <div className="day-trains-parts">
        <div className="day-trains-tables">
          {chosen && <TrainTable {...chosen} />}
          {days.map((day) =>
            day.rows.length > 0 ? (
              <details key={day.name} open={shown.includes(day)}>
                <summary>{day.title}</summary>
                <TrainTable title={day.title} rows={day.rows} isTitleShown={false} />
              </details>
            ) : (
              <p key={day.name} className="day-trains-none">
                {day.title}
              </p>
            ),
          )}
          <p className="note">{source}</p>
        </div>
        <div className="day-trains-aside">
          {/* The departures of a day over its hours, tall for high-speed trains: a coordinate a minute. */}
          <div className="day-drawing">
            <svg viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
              <path d={drawing.others} />
              <path d={drawing.fast} className="day-drawing-fast" />
            </svg>
            <p aria-hidden="true">
              {HOURS.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </p>
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
