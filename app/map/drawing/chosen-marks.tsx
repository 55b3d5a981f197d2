import { useNewestState } from '../map-context.ts';
import { joinPaths } from '../model/join-paths.ts';
import { routeStretches, STATION_BY_KEY } from '../model/railways.ts';
import { chosenStations } from '../model/shown-stations.ts';

const RADIUS_PX = 12;

/** What is chosen, marked in the frame of the press: the line of a route, and a ring around its ends or around the station. */
export function ChosenMarks() {
  const { choice } = useNewestState();
  const [one, other] = chosenStations(choice);
  const line = choice.kind === 'route' ? joinPaths(routeStretches(choice.departure, choice.arrival)) : '';
  return (
    <g className="map-chosen">
      <ChosenLine line={line} />
      <Ring station={one} />
      <Ring station={other} />
    </g>
  );
}

/** A chosen line over what lies below it; it draws itself. */
export function ChosenLine({ line }: { readonly line: string }) {
  return (
    <>
      <path className="map-chosen-bed" d={line} />
      {/* Another line is another element, which draws itself from its beginning. */}
      <path key={line} className="map-chosen-line" d={line} pathLength={1} />
    </>
  );
}

function Ring({ station = '' }: { readonly station: string | undefined }) {
  const { x, y } = STATION_BY_KEY.get(station) ?? {};
  return (
    <g transform={`translate(${x ?? 0} ${y ?? 0})`} display={x === undefined ? 'none' : undefined}>
      <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
    </g>
  );
}
