import { useTexts } from '#app/i18n/translator.ts';
import { type DayStripData, LANE } from '#app/journeys/day-strip.ts';

type Bar = DayStripData['bars'][number];

/** What a bar or a part of one stands for. */
type Look = Pick<Bar, 'isFast' | 'isFastest'>;

/** In CSS pixels: a lane is tall enough to press, and a full day no taller than this. */
const LANE_HEIGHT = 14;
const MOST_HEIGHT = 140;

/** The point of a bar that goes on after midnight, in minutes. */
const POINT_LENGTH = 16;

/**
 * The height of a bar, in the units of a lane: thicker for a high-speed train, and still thicker
 * for the fastest, since colours alone would not tell them from others.
 */
function heightOf({ isFast, isFastest }: Look): number {
  if (isFastest) return 8;
  return isFast ? 6 : 2;
}

function classOf({ isFast, isFastest }: Look): string | undefined {
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

/**
 * A bar, thin where the trains of a journey are no high-speed ones. The end of one that arrives on
 * a later day is pointed: a thick one tapers, a thin one has the head of an arrow.
 */
function BarShapes({ start, minutes, top, isFast, fastParts, isFastest, isCut }: Bar) {
  const isMixed = fastParts.length > 0;
  const end = start + minutes;
  const isEndThick = isMixed ? fastParts.some(([from, length]) => from + length === end) : isFast;
  // The whole of a mixed journey is drawn as a slow train, and its fast parts over that.
  const whole = isMixed ? { isFast: false, isFastest: false } : { isFast, isFastest };
  const shape = (from: number, length: number, look: Look) => {
    const height = heightOf(look);
    const isPointed = isCut && look.isFast && from + length === end;
    const point = isPointed ? Math.min(POINT_LENGTH, length) : 0;
    const className = classOf(look);
    const y = top + (LANE - height) / 2;
    if (point === 0) {
      const size = { x: from, y, width: length, height };
      return <rect key={from} {...size} className={className} />;
    }
    const [straight, half] = [length - point, height / 2];
    const d = `M${from} ${y}h${straight}l${point} ${half}l-${point} ${half}h-${straight}z`;
    return <path key={from} d={d} className={className} />;
  };
  return (
    <>
      {shape(start, minutes, whole)}
      {fastParts.map(([from, length]) => shape(from, length, { isFast: true, isFastest }))}
      {isCut && !isEndThick && (
        <path
          d={`M${end - POINT_LENGTH} ${top}v${LANE}l${POINT_LENGTH}-${LANE / 2}z`}
          className={classOf({ isFast: false, isFastest: whole.isFastest })}
        />
      )}
    </>
  );
}
