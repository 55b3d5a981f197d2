import { useTexts } from '#app/i18n/translator.ts';
import type { DayTrainsData, TrainTableData } from '#app/journeys/day-trains.ts';
import type { StopLineData } from '#app/journeys/stop-line.ts';
import { ExternalLink } from '../external-link/external-link.tsx';

interface DayTrainsProps {
  readonly trains: DayTrainsData | undefined;
  /** The page says right above which timetable the trains are from. */
  readonly isBasisHidden?: boolean;
  /** The stops of the fastest journey, beside the tables. */
  readonly line: StopLineData | undefined;
}

/** With at most this many trains, the tables of all days are open. */
const MOST_OPEN = 12;

/** The trains of a pair as tables: the most useful rows of a day, and each day's full table. */
export function DayTrains({ trains, isBasisHidden = false, line }: DayTrainsProps) {
  const { t } = useTexts('trains');
  if (!trains) return null;
  const { days, chosen, drawing, basis, sellers } = trains;
  const areFew = days.flatMap(({ rows }) => rows).length <= MOST_OPEN;
  const first = days.find(({ rows }) => rows.length > 0);
  return (
    <section className="wide section day-trains" aria-labelledby="trains">
      <h2 id="trains">{t('title')}</h2>
      {!isBasisHidden && <p className="day-trains-basis">{basis}</p>}
      <div className="day-trains-parts">
        <div className="day-trains-tables">
          {chosen && <TrainTable {...chosen} />}
          {days.map((day) =>
            day.rows.length > 0 ? (
              <details key={day.name} open={!chosen && (areFew || day === first)}>
                <summary>{day.title}</summary>
                <TrainTable title={day.title} rows={day.rows} isTitleHidden />
              </details>
            ) : (
              <p key={day.name} className="day-trains-none">
                {day.title}
              </p>
            ),
          )}
          <TicketSellers sellers={sellers} />
        </div>
        <div className="day-trains-aside">
          {/* The departures over the hours of the day, high for high-speed trains; one unit a
              minute. */}
          {drawing && (
            <div className="day-drawing">
              <svg viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
                <path d={drawing.others} />
                <path d={drawing.fast} className="day-drawing-fast" />
              </svg>
              <p aria-hidden="true">
                {[0, 6, 12, 18, 24].map((hour) => (
                  <span key={hour}>{hour}</span>
                ))}
              </p>
              <p className="note" aria-hidden="true">
                {t(drawing.fast ? 'drawingFast' : 'drawing')}
              </p>
            </div>
          )}
          {line && <StopLine {...line} />}
        </div>
      </div>
    </section>
  );
}

/** Where the tickets are sold, if not all of them by the shop that the form opens. */
function TicketSellers({ sellers }: Pick<DayTrainsData, 'sellers'>) {
  const { t } = useTexts('trains');
  if (sellers.length === 0) return null;
  return (
    <div className="ticket-sellers">
      <h3>{t('tickets.title')}</h3>
      <ul>
        {sellers.map(({ text, shop }) => (
          <li key={text}>
            {text} {shop && <ExternalLink href={shop.address}>{shop.name}</ExternalLink>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TrainTableProps extends TrainTableData {
  readonly isTitleHidden?: boolean;
}

const COLUMNS = [
  { name: 'departure', marks: ['dayBefore', 'left', 'next', 'first', 'last'] },
  { name: 'arrival', marks: ['nextDay'] },
  { name: 'duration', marks: ['fastest'] },
  { name: 'trains', marks: [] },
] as const;

function TrainTable({ title, rows, isTitleHidden = false }: TrainTableProps) {
  const { t } = useTexts('trains');
  return (
    <table className="train-table">
      <caption className={isTitleHidden ? 'visually-hidden' : undefined}>{title}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ name }) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.departure} ${row.trains}`} data-left={row.marks.includes('left')}>
            {COLUMNS.map(({ name, marks }) => (
              <td key={name}>
                {row[name]}
                {name === 'trains' && row.companies && (
                  <span className="train-companies"> {row.companies}</span>
                )}
                {row.marks.length > 0 &&
                  marks.map(
                    (mark) => row.marks.includes(mark) && <b key={mark}> {t(`marks.${mark}`)}</b>,
                  )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The stops of the fastest journey, drawn as in the map's diagram, with times and durations. */
function StopLine({ title, trains, after }: StopLineData) {
  return (
    <div className="stop-line">
      <h3>{title}</h3>
      {trains.map(({ before, train, stops }) => (
        <div key={train}>
          {before && <p className="stop-line-way">{before}</p>}
          <p className="stop-line-train">{train}</p>
          <ol>
            {stops.map(({ name, guide, time, minutes, isMajor, axis, isFast }) => (
              <li
                key={name}
                className={axis && `axis-${axis}`}
                data-major={isMajor}
                data-fast={isFast}
              >
                <span className="stop-line-time">{time}</span>
                {guide ? <a href={guide}>{name}</a> : <span>{name}</span>}
                <span className="stop-line-minutes">{minutes}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {after && <p className="stop-line-way">{after}</p>}
    </div>
  );
}
