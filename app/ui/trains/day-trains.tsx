import './trains.css';
import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayTrainsData } from './day-trains.server.ts';
import { TrainTable } from './train-table.tsx';

/** The hours that stand below the drawing of a day. */
const HOURS = [0, 6, 12, 18, 24] as const;

/** All days of a pair with few trains are open: their tables are no longer than one day's of other pairs. */
const MOST_OPEN = 12;

/**
 * The trains of a day as tables: the most useful rows of a full day, and every day's whole table behind a button. The
 * children stand beside the tables, below the drawing.
 */
export function DayTrains({ trains, children }: PropsWithChildren<{ trains: DayTrainsData }>) {
  const { t } = useTranslation('trains');
  const { days, chosen, drawing, source } = trains;
  const areFew = days.flatMap(({ rows }) => rows).length <= MOST_OPEN;
  const first = days.find(({ rows }) => rows.length > 0);
  return (
    <section className="wide section day-trains" aria-labelledby="trains">
      <h2 id="trains">{t('title')}</h2>
      <div className="day-trains-parts">
        <div className="day-trains-tables">
          {chosen && <TrainTable {...chosen} />}
          {days.map((day) =>
            day.rows.length > 0 ? (
              <details key={day.name} open={!chosen && (areFew || day === first)}>
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
