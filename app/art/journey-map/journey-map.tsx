import land from '#app/data/network/generated/land.svg?url';
import { GEOGRAPHY } from '#app/data/network/railways.ts';
import { pixelOf } from './frame.ts';
import { JourneyLines, mountainTransform } from './journey-lines.tsx';
import type { JourneyMapData } from './journey-map.server.ts';
import type { PlacedName } from './place-names.ts';

/** A journey's map and what it shows, in words. */
export interface JourneyMapProps extends JourneyMapData {
  /** Says what the picture shows. */
  readonly description: string;
}

/** The map's own part of the land, without the strokes at its cut edges. */
const MAP = { x: -30, y: -30, width: GEOGRAPHY.width + 60, height: GEOGRAPHY.height + 60 };

/**
 * From the middle of a name to its baseline, as a share of its size: `journey-map.css` moves it
 * down by as much, so that names of every size stay in the middle of their line.
 */
const BASELINE = 0.24;

/**
 * The greatest lengths of names that fit a drawing of any size, and of three kinds of longer ones,
 * which are smaller in a small one: see `longest`.
 */
const SHORT = 10;
const LONG = [14, 18, 24] as const;

/**
 * A journey on the map: the land, its line in red, its stops as dots, the named ones lettered.
 * The font size of the picture is its width in map units, by which the style sheet finds the size
 * of its names.
 */
export function JourneyMap(props: JourneyMapProps) {
  return (
    <svg
      className="journey-map"
      viewBox={viewBoxOf(props)}
      fontSize={props.frame.width}
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
  const { frame, names, letters, longest } = props;
  const long = longest > SHORT && LONG.find((most) => longest <= most);
  return (
    <>
      <JourneyLines
        {...props}
        pixel={pixelOf(frame, letters)}
        line="var(--map-fast)"
        mark="var(--map-mark)"
        beyond="var(--map-name)"
      />
      <g className="journey-names" fontSize={letters} data-long={long || undefined}>
        {names.map((name) => (
          <Name key={String(name.lines)} {...name} letters={letters} />
        ))}
      </g>
    </>
  );
}

/** A name, whose middle stays where it is in letters of any size. */
function Name({ lines, x, y, anchor, letters }: PlacedName & Pick<JourneyMapData, 'letters'>) {
  const middle = Math.round(y + ((lines.length - 1) / 2 - BASELINE) * letters);
  const [first, second] = lines;
  return (
    <text x={x} y={middle} dy={second && '-.5em'} textAnchor={anchor}>
      {first}
      {second && (
        <tspan x={x} dy="1em">
          {second}
        </tspan>
      )}
    </text>
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
