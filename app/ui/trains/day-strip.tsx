import { useTexts } from '#app/i18n/translator.ts';
import { type DayStripData, LANE } from '#app/journeys/day-strip.ts';

type Bar = DayStripData['bars'][number];

/** In CSS pixels: a lane is tall enough to press, and a full day no taller than this. */
const LANE_HEIGHT = 14;
const MOST_HEIGHT = 140;

/**
 * The height of a bar, in the units of a lane: thicker for a high-speed train, and still thicker
 * for the fastest, since colours alone would not tell them from others.
 */
function heightOf({ isFast, isFastest }: Bar): number {
  if (isFastest) return 8;
  return isFast ? 6 : 2;
}

function classOf({ isFast, isFastest }: Bar): string | undefined {
  if (isFastest) return isFast ? 'day-strip-fast day-strip-fastest' : 'day-strip-fastest';
  return isFast ? 'day-strip-fast' : undefined;
}

function noteOf(bars: readonly Bar[]) {
  if (!bars.some(({ isFast }) => isFast)) return 'strip';
  return bars.some(({ isFastest }) => isFastest) ? 'stripFastest' : 'stripFast';
}

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
        {bars.map((bar) => (
          <a key={bar.address} tabIndex={-1} rel="nofollow" href={bar.address}>
            <rect
              x={bar.start}
              y={bar.top + (LANE - heightOf(bar)) / 2}
              width={bar.minutes}
              height={heightOf(bar)}
              className={classOf(bar)}
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
        {t(noteOf(bars))}
      </p>
    </div>
  );
}
