import land from '#app/data/network/generated/land.svg?url';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { pixelOf } from './frame.ts';
import { JourneyLines, mountainTransform } from './journey-lines.tsx';
import type { JourneyMapData } from './journey-map.server.ts';

/** A journey's map and what it shows, in words. */
export interface JourneyMapProps extends JourneyMapData {
  /** Says what the picture shows. */
  readonly description: string;
}

/** The map's own part of the land, without the strokes at its cut edges. */
const MAP = { x: -30, y: -30, width: GEOGRAPHY.width + 60, height: GEOGRAPHY.height + 60 };

/** A journey on the map: the land, its line in red, its stops as dots, the named ones lettered. */
export function JourneyMap(props: JourneyMapProps) {
  return (
    <svg
      className="journey-map"
      viewBox={viewBoxOf(props)}
      role="img"
      aria-label={props.description}
    >
      <JourneyLand {...props} />
      <JourneyOnLand {...props} />
    </svg>
  );
}

/** The `viewBox` of the picture of a map. */
export const viewBoxOf = ({ frame: { left, top, width, height } }: JourneyMapData) =>
  `${left} ${top} ${width} ${height}`;

/** The land and its mountains, which are shapes of another file. */
export function JourneyLand({ frame, peaks, letters }: JourneyMapData) {
  const pixel = pixelOf(frame, letters);
  return (
    <>
      <Land pixel={pixel} />
      {peaks.map(([kind, x, y]) => (
        <g key={`${x} ${y}`} transform={mountainTransform(x, y, pixel)}>
          <use className="journey-peak" href={`${land}#${kind}`} />
          <use className="journey-peak-shade" href={`${land}#${kind}-shade`} />
        </g>
      ))}
    </>
  );
}

/** The line, the stops and their names. */
export function JourneyOnLand(props: JourneyMapData) {
  const { frame, names, letters } = props;
  return (
    <>
      <JourneyLines
        {...props}
        pixel={pixelOf(frame, letters)}
        line="var(--map-fast)"
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
    </>
  );
}

/** Italy and its neighbours, and around the map the coarser land beyond. */
function Land({ pixel }: { readonly pixel: number }) {
  return (
    <>
      <use className="journey-beyond" href={`${land}#beyond`} />
      <svg {...MAP} viewBox={Object.values(MAP).join(' ')} aria-hidden="true">
        <rect className="journey-sea" width={GEOGRAPHY.width} height={GEOGRAPHY.height} />
        <g strokeWidth={1.2 * pixel}>
          {['neighbours', 'italy', 'borders'].map((id) => (
            <use key={id} className={`journey-${id}`} href={`${land}#${id}`} />
          ))}
        </g>
      </svg>
    </>
  );
}
