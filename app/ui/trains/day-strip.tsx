import { useTexts } from '#app/i18n/translator.ts';
import { type DayStripData, LANE } from '#app/journeys/day-strip.ts';

/** In CSS pixels: a lane is tall enough to press, and a full day no taller than this. */
const LANE_HEIGHT = 14;
const MOST_HEIGHT = 140;

/** A high-speed train's bar is thicker: colours alone would not tell it from others. */
const heightOf = (isFast: boolean) => LANE * (isFast ? 0.6 : 0.2);

/**
 * The day at a glance: a bar for each train from its departure to its arrival. A press on a bar
 * opens the train; the table below has the same links for the keyboard and for screen readers.
 */
export function DayStrip({ height, hours, bars }: DayStripData) {
  const { t } = useTexts('trains');
  const [first = 0, last = 24] = [hours[0], hours.at(-1)];
  return (
    <div className="day-strip">
      <svg
        viewBox={`${first * 60} 0 ${(last - first) * 60} ${height}`}
        height={Math.min(MOST_HEIGHT, (height / LANE) * LANE_HEIGHT)}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ address, start, minutes, top, isFast }) => (
          <a key={address} href={address} rel="nofollow" tabIndex={-1}>
            <rect
              x={start}
              y={top + (LANE - heightOf(isFast)) / 2}
              width={minutes}
              height={heightOf(isFast)}
              className={isFast ? 'day-strip-fast' : undefined}
            />
          </a>
        ))}
      </svg>
      <p className="day-strip-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className="note" aria-hidden="true">
        {t(bars.some(({ isFast }) => isFast) ? 'stripFast' : 'strip')}
      </p>
    </div>
  );
}
