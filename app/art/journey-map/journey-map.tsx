import land from '#app/data/network/generated/land.svg?url';
import { JourneyLines, mountainTransform } from './journey-lines.tsx';
import type { JourneyMapData } from './journey-map.server.ts';

interface JourneyMapProps extends JourneyMapData {
  /** Says what the picture shows. */
  readonly description: string;
}

/**
 * Roughly the land beyond the map's edges, which a page's head shows around the frame: the north,
 * the Balkans, the south of France and the coast of Africa, each a little over the edge.
 */
const BEYOND =
  'M-3000-3000H7000V5000L4900 4700 4500 3900 4250 3250 4160 2800 4030 2430V-30H-30V1845L-700 1900' +
  '-900 2350-1500 2600-3000 3200zM-3000 4450L-30 4412V4636H1538L1500 5100 1900 5600 2900 6000 7000 ' +
  '6300V9000H-3000z';

/** A journey on the map: the land, the way in red, its stops as dots, the named ones lettered. */
export function JourneyMap(props: JourneyMapProps) {
  const { frame, peaks, names, letters, description } = props;
  const { left, top, width, height } = frame;
  // Where letters are larger than usual, so is all that is drawn.
  const pixel = Math.max(width / 560, letters / 24);
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
      <path className="journey-beyond" d={BEYOND} />
      {peaks.map(([kind, x, y]) => (
        <g key={`${x} ${y}`} transform={mountainTransform(x, y, pixel)}>
          <use className="journey-peak" href={`${land}#${kind}`} />
          <use className="journey-peak-shade" href={`${land}#${kind}-shade`} />
        </g>
      ))}
      <JourneyLines
        {...props}
        pixel={pixel}
        way="var(--map-fast)"
        mark="var(--map-mark)"
        beyond="var(--map-name)"
      />
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
