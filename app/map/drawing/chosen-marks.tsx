import { useImperativeHandle, useRef } from 'react';
import { routeLine, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { useMap, useMapActions } from '../map-context.ts';
import { chosenStations, type MapChoice } from '../model/map-view.ts';

const RADIUS_PX = 12;

/**
 * Rings around the chosen stations, moved in the frame of the press, and the chosen route's line.
 */
export function ChosenMarks() {
  const { choice } = useMap();
  const { markChoice } = useMapActions();
  const rings = useRef<SVGGElement>(null);
  // Directly in the DOM; React renders the same attributes in the transition that follows.
  useImperativeHandle(markChoice, () => (next) => {
    for (const [i, transform] of ringTransforms(next).entries()) {
      rings.current?.children[i]?.setAttribute('transform', transform);
    }
  });
  return (
    <g className="map-chosen">
      {choice.kind === 'route' && <ChosenLine {...routeLine(choice, 'path')} />}
      <g ref={rings}>
        {ringTransforms(choice).map((transform, i) => (
          <g key={RING_NAMES[i]} transform={transform}>
            <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
          </g>
        ))}
      </g>
    </g>
  );
}

const RING_NAMES = ['departure', 'arrival'] as const;

// Always two rings, so that no element is added or removed: both around a single station, invisible
// without a choice.
function ringTransforms(choice: MapChoice): readonly string[] {
  const [departure = '', arrival = departure] = chosenStations(choice);
  return [departure, arrival].map((key) => {
    const station = STATION_BY_KEY.get(key);
    return station ? `translate(${station.x} ${station.y})` : 'scale(0)';
  });
}

interface ChosenLineProps {
  readonly path: string;
  readonly isReversed: boolean;
}

/** The line of the chosen route, which appears along its way. */
export function ChosenLine({ path, isReversed }: ChosenLineProps) {
  return (
    <>
      <path className="map-chosen-bed" d={path} />
      {/* The key starts the animation again for another line. */}
      <path
        key={`${path} ${isReversed}`}
        className={`map-chosen-line${isReversed ? ' map-is-reversed' : ''}`}
        d={path}
        pathLength={1}
      />
    </>
  );
}
