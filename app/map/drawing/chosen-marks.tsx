import { useImperativeHandle, useOptimistic } from 'react';
import { useMap, useMapActs } from '../map-context.ts';
import { routeLine, STATION_BY_KEY } from '../model/railways.ts';
import { chosenStations } from '../model/shown-stations.ts';

const RADIUS_PX = 12;

/** What is chosen: a ring around its station or its ends in the frame of the press, then a route's line, which draws itself. */
export function ChosenMarks() {
  const { choice } = useMap();
  return (
    <g className="map-chosen">
      {choice.kind === 'route' && <ChosenLine {...routeLine(choice, 'path')} />}
      <ChosenRings />
    </g>
  );
}

function ChosenRings() {
  const [choice, mark] = useOptimistic(useMap().choice);
  // Alone, since a context would have all of the map looked through for who reads it.
  useImperativeHandle(useMapActs().mark, () => mark, [mark]);
  return chosenStations(choice).map((key) => {
    const { x, y } = STATION_BY_KEY.get(key) ?? {};
    return (
      <g key={key} transform={`translate(${x} ${y})`}>
        <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
      </g>
    );
  });
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
