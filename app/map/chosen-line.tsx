import { joinPaths } from './join-paths.ts';
import { useMapShared } from './map-context.ts';
import { findRide, rideStretches } from './map-model.ts';
import { routeId } from './map-view.ts';

/** The line of the chosen route, which draws itself from departure to arrival. */
export function ChosenLine(route: { readonly departure: string; readonly arrival: string }) {
  const { model } = useMapShared();
  const ride = findRide(model, route);
  if (!ride) return null;
  const path = joinPaths(rideStretches(model, ride));
  // The key makes a new element, which draws itself anew.
  return (
    <g key={routeId(route)} className="map-chosen">
      <path className="map-chosen-bed" d={path} />
      <path className="map-chosen-line" d={path} pathLength={1} />
    </g>
  );
}
