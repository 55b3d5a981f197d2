/** The hours that stand below the drawing. */
const HOURS = [0, 6, 12, 18, 24] as const;

interface DayDrawingProps {
  /** Paths with a mark for each train, a coordinate a minute. */
  readonly fast: string;
  readonly others: string;
}

/** The departures of a day over its hours, tall for high-speed trains; the table beside it has them in words. */
export function DayDrawing({ fast, others }: DayDrawingProps) {
  return (
    <div className="day-drawing">
      <svg viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
        <path d={others} />
        <path d={fast} className="day-drawing-fast" />
      </svg>
      <p aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  );
}
