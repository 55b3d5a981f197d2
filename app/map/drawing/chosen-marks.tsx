import { useNewestState } from '../map-context.ts';
import { routeLine, STATION_BY_KEY } from '../model/railways.ts';
import { chosenStations } from '../model/shown-stations.ts';

const RADIUS_PX = 12;

/** What is chosen, marked in the frame of the press: the line of a route, and a ring around its ends or around the station. */
export function ChosenMarks() {
  const { choice } = useNewestState();
  return (
    <g className="map-chosen">
      {choice.kind === 'route' && <ChosenLine {...routeLine(choice, 'path')} />}
      {chosenStations(choice).map((key) => {
        const { x, y } = STATION_BY_KEY.get(key) ?? {};
        return (
          <g key={key} transform={`translate(${x} ${y})`}>
            <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
          </g>
        );
      })}
    </g>
  );
}

interface ChosenLineProps {
  readonly path: string;
  /** It draws itself from its last point to its first. */
  readonly isReversed: boolean;
}

/** A chosen line over what lies below it; it draws itself. */
export function ChosenLine({ path, isReversed }: ChosenLineProps) {
  return (
    <>
      <path className="map-chosen-bed" d={path} />
      {/* Another line is another element, which draws itself from its beginning. */}
      <path
        key={`${path} ${isReversed}`}
        className={`map-chosen-line${isReversed ? ' map-is-reversed' : ''}`}
        d={path}
        pathLength={1}
      />
    </>
  );
}
