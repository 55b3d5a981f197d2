import { useSyncExternalStore } from 'react';
import { ChosenLine } from './chosen-line.tsx';
import { useMapShared } from './map-context.ts';
import { findRide, type MapModel } from './map-model.ts';
import type { MapChoice } from './map-view.ts';

const RADIUS_PX = 12;

/** What is chosen, marked in the frame of the press: the line of a route, and a ring around its ends or the station. */
export function ChosenMarks() {
  const { model, newest } = useMapShared();
  const choice = useSyncExternalStore(newest.subscribe, newest.get, newest.get);
  return (
    <>
      {choice.kind === 'route' && <ChosenLine departure={choice.departure} arrival={choice.arrival} />}
      {chosenStations(model, choice).map((key) => {
        const station = model.byKey.get(key);
        return (
          station && (
            <g key={key} transform={`translate(${station.x} ${station.y})`}>
              <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
            </g>
          )
        );
      })}
    </>
  );
}

function chosenStations(model: MapModel, choice: MapChoice): readonly string[] {
  if (choice.kind === 'overview') return [];
  if (choice.kind !== 'route') return [choice.station];
  const ride = findRide(model, choice);
  return ride ? [ride.from, ride.to] : [];
}
