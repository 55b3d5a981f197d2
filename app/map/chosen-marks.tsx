import { memo, useEffect, useRef, useState } from 'react';
import { joinPaths } from './join-paths.ts';
import { useMapShared } from './map-context.ts';
import { findRide, type MapModel, rideStretches } from './map-model.ts';
import type { MapChoice } from './map-view.ts';

const RADIUS_PX = 12;
const NO_MARK = 'none';

/** What marks a choice: the line of a route, empty without one, and the places of the rings, in map units. */
interface Marks {
  readonly line: string;
  readonly rings: readonly [first: string, second: string];
}

/**
 * What is chosen, marked in the frame of the press: the line of a route, and a ring around its ends or around the station.
 * React draws the marks once; each further choice is written into them directly, since React alone takes a third of a
 * frame on a slow telephone.
 */
export const ChosenMarks = memo(function ChosenMarks() {
  const { model, newest } = useMapShared();
  const group = useRef<SVGGElement>(null);
  const [first] = useState(() => marksOf(model, newest.get()));
  useEffect(
    () =>
      newest.subscribe(() => {
        if (group.current) drawMarks(group.current, marksOf(model, newest.get()));
      }),
    [model, newest],
  );
  return (
    <g ref={group} className="map-chosen">
      <path className="map-chosen-bed" d={first.line} />
      <path className="map-chosen-line" d={first.line} pathLength={1} />
      {first.rings.map((place, end) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two ends of one line
        <g key={end} className="map-chosen-end" {...ringAttributes(place)}>
          <circle className="map-px map-chosen-ring" r={RADIUS_PX} />
        </g>
      ))}
    </g>
  );
});

function drawMarks(group: SVGGElement, { line, rings }: Marks): void {
  group.querySelector('.map-chosen-bed')?.setAttribute('d', line);
  const drawn = group.querySelector('.map-chosen-line');
  // A new element draws itself anew.
  const next = drawn?.cloneNode() as Element | undefined;
  next?.setAttribute('d', line);
  if (next) drawn?.replaceWith(next);
  for (const [end, ring] of group.querySelectorAll('.map-chosen-end').entries()) {
    for (const [name, value] of Object.entries(ringAttributes(rings[end] ?? NO_MARK))) {
      ring.setAttribute(name, value);
    }
  }
}

function ringAttributes(place: string) {
  const isMarked = place !== NO_MARK;
  return { display: isMarked ? 'inline' : 'none', transform: isMarked ? `translate(${place})` : '' };
}

function marksOf(model: MapModel, choice: MapChoice): Marks {
  const placeOf = (key: string | undefined) => {
    const station = key === undefined ? undefined : model.byKey.get(key);
    return station ? `${station.x} ${station.y}` : NO_MARK;
  };
  const ride = choice.kind === 'route' ? findRide(model, choice) : undefined;
  const ends =
    choice.kind === 'station' || choice.kind === 'reach' ? [choice.station] : [ride?.from, ride?.to];
  return {
    line: ride ? joinPaths(rideStretches(model, ride)) : '',
    rings: [placeOf(ends[0]), placeOf(ends[1])],
  };
}
