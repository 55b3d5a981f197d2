import { useImperativeHandle, useRef } from 'react';
import { routeLine, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { useMap, useMapActions } from '../map-context.ts';
import { chosenStations, type MapChoice } from '../model/map-view.ts';

const RADIUS_PX = 12;

/**
 * What is chosen: a ring around its station or its ends in the frame of the press, then a route's
 * line, which draws itself.
 */
export function ChosenMarks() {
  const { choice } = useMap();
  const { mark } = useMapActions();
  const rings = useRef<SVGGElement>(null);
  // By hand, as React only follows later: it then writes the same.
  useImperativeHandle(mark, () => (next) => {
    for (const [i, place] of ringPlaces(next).entries()) {
      rings.current?.children[i]?.setAttribute('transform', place);
    }
  });
  return (
    <g className="map-chosen">
      {choice.kind === 'route' && <ChosenLine {...routeLine(choice, 'path')} />}
      <g ref={rings}>
        {ringPlaces(choice).map((place, i) => (
          <g key={RING_NAMES[i]} transform={place}>
            <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
          </g>
        ))}
      </g>
    </g>
  );
}

const RING_NAMES = ['departure', 'arrival'] as const;

// Always two, one upon the other around a single station, and nowhere without a choice: no element
// comes or goes.
function ringPlaces(choice: MapChoice): readonly string[] {
  const [departure = '', arrival = departure] = chosenStations(choice);
  return [departure, arrival].map((key) => {
    const station = STATION_BY_KEY.get(key);
    return station ? `translate(${station.x} ${station.y})` : 'scale(0)';
  });
}

/**
 * A chosen line over what lies below it; it draws itself, a reversed one from its last point to its
 * first.
 */
export function ChosenLine({ path, isReversed }: ReturnType<typeof routeLine>) {
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
