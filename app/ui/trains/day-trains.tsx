import type { ReactNode } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import type { DayTrainsData } from '#app/journeys/day-trains.ts';
import type { StopLineData } from '#app/journeys/stop-line.ts';
import { DayStrip } from './day-strip.tsx';
import { openDays } from './open-days.ts';
import { StopLine } from './stop-line.tsx';
import { stopsLeaveRoom } from './stops-beside-tables.ts';
import { TicketSellers } from './ticket-sellers.tsx';
import { TrainTable } from './train-table.tsx';

interface DayTrainsProps {
  readonly trains: DayTrainsData | undefined;
  /** The stops of the fastest journey, beside the tables. */
  readonly line: StopLineData | undefined;
  /** Below these stops. */
  readonly children?: ReactNode;
  readonly belowTables?: ReactNode;
}

/**
 * The trains of a pair as tables: the most useful rows of a day, and each day's full table. Which
 * timetable they are from stands in the head of the page, and who has the trains of the visitor's
 * own day below the tables.
 */
export function DayTrains({ trains, line, children, belowTables }: DayTrainsProps) {
  const { t } = useTexts('trains');
  if (!trains) return null;
  const { days, chosen, strip, sellers } = trains;
  const open = openDays(trains);
  // Few trains beside the stops of several would leave a void: the stops stand below, side by side.
  const isBelow =
    !children && !belowTables && line && line.trains.length > 1 && stopsLeaveRoom(line, trains);
  return (
    <section className="wide section ruled day-trains" aria-labelledby="trains">
      <h2 id="trains">{t('title')}</h2>
      {strip && <DayStrip {...strip} />}
      <div className="day-trains-parts" data-below={isBelow || undefined}>
        <div className="day-trains-tables">
          {chosen && <TrainTable {...chosen} />}
          {days.map((day) =>
            day.rows.length > 0 ? (
              <details key={day.name} open={open.includes(day)}>
                <summary>{day.title}</summary>
                <TrainTable title={day.title} rows={day.rows} isTitleHidden />
              </details>
            ) : (
              <p key={day.name} className="day-trains-none">
                {day.title}
              </p>
            ),
          )}
          <p className="note">{t('basis.shop')}</p>
          <TicketSellers sellers={sellers} />
          {belowTables}
        </div>
        {(line || children) && (
          <div className="day-trains-aside">
            {line && <StopLine {...line} />}
            {children}
          </div>
        )}
      </div>
    </section>
  );
}
