import { lazy, useImperativeHandle, useRef } from 'react';
import { routeLine, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { useMap, useMapActions } from '../map-context.ts';
import { chosenStations, type MapChoice } from '../model/map-view.ts';
import type { MinutesAt } from '../model/written-times.ts';

const RADIUS_PX = 12;

// Loaded with the first choice of a station; React waits for it.
const Spokes = lazy(() => import('./spokes.tsx'));

interface ChosenMarksProps {
  /** The minutes of the choice by station. */
  readonly minutes: MinutesAt;
  /** The policy of pages allows no style in the HTML of the server. */
  readonly hasCode: boolean;
}

/**
 * Rings around the chosen stations, moved in the frame of the press, and the lines of the choice:
 * that of a route with a train that runs along it once, or those of a station's direct trains.
 */
export function ChosenMarks({ minutes, hasCode }: ChosenMarksProps) {
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
      {choice.kind === 'route' && <ChosenLine {...routeLine(choice)} />}
      {choice.kind === 'route' && hasCode && <Train {...routeLine(choice)} />}
      {choice.kind === 'station' && minutes.size > 0 && (
        <Spokes station={choice.station} minutes={minutes} />
      )}
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

/** A train that runs along a line once, where motion is wanted. */
function Train({ path, isReversed }: ChosenLineProps) {
  return (
    <g
      key={`${path} ${isReversed}`}
      className={`map-train${isReversed ? ' map-is-reversed' : ''}`}
      style={{ offsetPath: `path('${path}')` }}
    >
      <g className="map-px">
        <path className="map-train-body" d="M-13-5H8q5 0 6 5q-1 5-6 5H-13z" />
        <path className="map-train-windows" d="M-10-1H7" />
      </g>
    </g>
  );
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
