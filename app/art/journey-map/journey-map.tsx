import land from '#app/data/network/generated/land.svg?url';
import type { JourneyMapData } from './journey-map.server.ts';

interface JourneyMapProps extends JourneyMapData {
  /** Says what the picture shows. */
  readonly description: string;
}

/** Below the way, from the back to the front. */
const GROUND = ['neighbours', 'italy', 'borders', 'peaks', 'peaks-shade'] as const;

/** A journey on the map: the land, the way in red, its stops as dots, the named ones lettered. */
export function JourneyMap(props: JourneyMapProps) {
  const { frame, ways, stops, ends, names, letters, description } = props;
  const { left, top, width, height } = frame;
  // A pixel where the picture is 560 wide.
  const pixel = width / 560;
  return (
    <svg
      className="journey-map"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      <g strokeWidth={1.2 * pixel}>
        {GROUND.map((id) => (
          <use key={id} className={`journey-${id}`} href={`${land}#${id}`} />
        ))}
      </g>
      <g className="journey-ways" strokeWidth={5 * pixel}>
        {ways.map(({ path, isUnknown }) => (
          <path
            key={path}
            d={path}
            strokeDasharray={isUnknown ? `${8 * pixel} ${8 * pixel}` : undefined}
          />
        ))}
      </g>
      <g className="journey-stops" strokeWidth={1.5 * pixel}>
        {stops.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.5 * pixel} />
        ))}
      </g>
      <g className="journey-stops" strokeWidth={3 * pixel}>
        {ends.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={6 * pixel} />
        ))}
      </g>
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
