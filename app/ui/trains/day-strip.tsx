import { useTexts } from '#app/i18n/translator.ts';
import { type DayStripData, LANE } from '#app/journeys/day-strip.ts';

type Bar = DayStripData['bars'][number];

/** In CSS pixels: a lane is tall enough to press, and a full day no taller than this. */
const LANE_HEIGHT = 14;
const MOST_HEIGHT = 140;

/** The arrow of a train that arrives on a later day, in minutes. */
const ARROW_LENGTH = 16;

/**
 * The height of a bar, in the units of a lane: thicker for a high-speed train, and still thicker
 * for the fastest, since colours alone would not tell them from others.
 */
function heightOf(isFast: boolean, isFastest: boolean): number {
  if (isFastest) return 8;
  return isFast ? 6 : 2;
}

function classOf(isFast: boolean, isFastest: boolean): string | undefined {
  if (isFastest) return isFast ? 'day-strip-fast day-strip-fastest' : 'day-strip-fastest';
  return isFast ? 'day-strip-fast' : undefined;
}

function noteOf(bars: readonly Bar[]) {
  if (!bars.some(({ isFast }) => isFast)) return 'strip';
  return bars.some(({ isFastest }) => isFastest) ? 'stripFastest' : 'stripFast';
}

/**
 * The day at a glance: a bar for each journey from its departure to its arrival. A press on a bar
 * opens the journey; the table below has the same links for the keyboard and for screen readers.
 */
export function DayStrip({ height, ends: [first, last], hours, bars }: DayStripData) {
  const { t } = useTexts('trains');
  return (
    <div className="day-strip">
      <svg
        viewBox={`${first * 60} 0 ${(last - first) * 60} ${height}`}
        height={Math.min(MOST_HEIGHT, (height / LANE) * LANE_HEIGHT)}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d={hours.reduce((d, hour) => `${d}M${hour * 60} 0v${height}`, '')}
          className="day-strip-lines"
        />
        {bars.map((bar) => (
          <a key={bar.address} tabIndex={-1} rel="nofollow" href={bar.address}>
            <BarShapes {...bar} />
          </a>
        ))}
      </svg>
      <svg className="day-strip-hours" aria-hidden="true">
        {hours.map((hour) => (
          <text
            key={hour}
            x={`${((100 * (hour - first)) / (last - first)).toFixed(1)}%`}
            y="1em"
            textAnchor={anchorOf(hour, first, last)}
          >
            {`${String(hour).padStart(2, '0')}:00`}
          </text>
        ))}
      </svg>
      <p className="note" aria-hidden="true">
        {t(noteOf(bars))}
      </p>
    </div>
  );
}

/** The names of both ends stay within the picture. */
function anchorOf(hour: number, first: number, last: number): 'start' | 'end' | undefined {
  if (hour === first) return 'start';
  return hour === last ? 'end' : undefined;
}

/** A bar, thin where the trains of a journey are no high-speed ones. */
function BarShapes({ start, minutes, top, isFast, fastParts, isFastest, isCut }: Bar) {
  const isMixed = fastParts.length > 0;
  const bar = (from: number, length: number, isThick: boolean, isMarked: boolean) => (
    <rect
      key={from}
      x={from}
      y={top + (LANE - heightOf(isThick, isMarked)) / 2}
      width={length}
      height={heightOf(isThick, isMarked)}
      className={classOf(isThick, isMarked)}
    />
  );
  return (
    <>
      {bar(start, minutes, isFast && !isMixed, isFastest && !isMixed)}
      {fastParts.map(([from, length]) => bar(from, length, true, isFastest))}
      {isCut && (
        <path
          d={`M${start + minutes - ARROW_LENGTH} ${top}v${LANE}l${ARROW_LENGTH}-${LANE / 2}z`}
          className={classOf(isFast && !isMixed, isFastest && !isMixed)}
        />
      )}
    </>
  );
}
