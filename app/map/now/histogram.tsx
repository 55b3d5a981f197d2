import { useState } from 'react';

const QUARTERS = 96;
const QUARTER_MINUTES = 15;
/** In its own units: a bar with its gap is one wide. */
const HEIGHT = 40;
const BAR = 0.78;

interface HistogramProps {
  /** Of each minute how many trains are on their way. */
  readonly moving: readonly number[];
  /** The minute to begin with. */
  readonly minute: number;
}

/** The width of the part of the day before a minute, in the histogram's own units. */
export function passedWidth(minute: number): number {
  return minute / QUARTER_MINUTES;
}

/** The day in bars, those before the shown minute in red. The slider over it says what it shows. */
export function Histogram({ moving, minute }: HistogramProps) {
  const [first] = useState(minute);
  const most = Math.max(1, ...moving);
  const bars = Array.from({ length: QUARTERS }, (_, quarter) => {
    const height = Math.round(((moving[quarter * QUARTER_MINUTES] ?? 0) / most) * HEIGHT * 10) / 10;
    return `M${quarter} ${HEIGHT}v-${height}h${BAR}v${height}z`;
  }).join('');
  return (
    <svg
      className="now-histogram"
      viewBox={`0 0 ${QUARTERS} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path id="now-bars" d={bars} />
      <clipPath id="now-passed">
        <rect width={passedWidth(first)} height={HEIGHT} />
      </clipPath>
      <use className="now-passed" href="#now-bars" clipPath="url(#now-passed)" />
    </svg>
  );
}
