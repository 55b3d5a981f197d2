import land from '#app/data/network/generated/land.svg?url';
import { JourneyLines, mountainTransform } from './journey-lines.tsx';
import type { JourneyMapData } from './journey-map.server.ts';

interface JourneyMapProps extends JourneyMapData {
  /** Says what the picture shows. */
  readonly description: string;
}

/** A journey on the map: the land, the way in red, its stops as dots, the named ones lettered. */
export function JourneyMap(props: JourneyMapProps) {
  const { frame, peaks, names, letters, description } = props;
  const { left, top, width, height } = frame;
  const pixel = width / 560;
  return (
    <svg
      className="journey-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      <g strokeWidth={1.2 * pixel}>
        {['neighbours', 'italy', 'borders'].map((id) => (
          <use key={id} className={`journey-${id}`} href={`${land}#${id}`} />
        ))}
      </g>
      {peaks.map(([kind, x, y]) => (
        <g key={`${x} ${y}`} transform={mountainTransform(x, y, pixel)}>
          <use className="journey-peak" href={`${land}#${kind}`} />
          <use className="journey-peak-shade" href={`${land}#${kind}-shade`} />
        </g>
      ))}
      <JourneyLines {...props} pixel={pixel} way="var(--map-fast)" mark="var(--map-mark)" />
      <g className="journey-names" fontSize={letters} strokeWidth={letters / 5}>
        {names.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
