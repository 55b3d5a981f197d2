import { memo } from 'react';
import { joinPaths } from '../model/join-paths.ts';
import type { MapChoice } from '../model/map-view.ts';
import { routeStretches, STATION_BY_KEY } from '../model/railways.ts';
import { chosenStations } from '../model/shown-stations.ts';

const RADIUS_PX = 12;

/** What is chosen, marked in the frame of the press: the line of a route, and a ring around its ends or around the station. */
export const ChosenMarks = memo(function ChosenMarks({ choice }: { readonly choice: MapChoice }) {
  const ends = chosenStations(choice);
  const line = choice.kind === 'route' ? joinPaths(routeStretches(choice.departure, choice.arrival)) : '';
  return (
    <g className="map-chosen">
      <path className="map-chosen-bed" d={line} />
      {/* Another line is another element, which draws itself from its beginning. */}
      <path key={line} className="map-chosen-line" d={line} pathLength={1} />
      <Ring station={ends[0]} />
      <Ring station={ends[1]} />
    </g>
  );
});

function Ring({ station = '' }: { readonly station: string | undefined }) {
  const { x, y } = STATION_BY_KEY.get(station) ?? {};
  return (
    <g transform={`translate(${x ?? 0} ${y ?? 0})`} display={x === undefined ? 'none' : undefined}>
      <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
    </g>
  );
}
