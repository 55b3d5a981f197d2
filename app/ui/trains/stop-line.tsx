import { useTexts } from '#app/i18n/translator.ts';
import type { StopLineData } from '#app/journeys/stop-line.ts';

/** The stops of a journey, drawn as in the map's diagram, with times and durations. */
export function StopLine({ title, trains, after }: StopLineData) {
  const { t } = useTexts('trains');
  const timed = trains.flatMap(({ stops }) => stops).filter(({ minutes }) => minutes);
  return (
    <div className="stop-line">
      <h3>{title}</h3>
      {trains.map(({ before, missed, train, stops }, at) => (
        <div key={train}>
          {before && <p className="stop-line-way">{before}</p>}
          {missed && <p className="stop-line-missed">{missed}</p>}
          <p className="stop-line-train">
            {train}
            {/* Each time says so for screen readers; a single one is that of the journey. */}
            {at === 0 && timed.length > 1 && <small aria-hidden="true">{t('line.since')}</small>}
          </p>
          <ol aria-label={train}>
            {stops.map(({ name, guide, time, minutes, day, isMajor, axis, isFast }) => (
              <li
                key={name}
                className={axis && `axis-${axis}`}
                data-major={isMajor || undefined}
                data-fast={isFast || undefined}
              >
                <span className="stop-line-time">{time}</span>
                {guide ? <a href={guide}>{name}</a> : <span>{name}</span>}
                <span className="stop-line-minutes">
                  {minutes}
                  {minutes && <span className="visually-hidden"> {t('line.since')}</span>}
                  {minutes && day && ', '}
                  {day}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
      {after && <p className="stop-line-way">{after}</p>}
    </div>
  );
}
