import { useMemo } from 'react';
import { STATION_BY_KEY } from '#app/data/network/railways.ts';
import { lastPlaces, stretchesTo } from '../model/line-graph.ts';
import { type MinutesAt, pointsOf } from '../model/written-times.ts';

interface SpokesProps {
  /** The key of the chosen station. */
  readonly station: string;
  /** The stations that have a direct train from it. */
  readonly minutes: MinutesAt;
}

/** The lines that a chosen station's trains run along, which grow from it. */
export default function Spokes({ station, minutes }: SpokesProps) {
  const from = STATION_BY_KEY.get(station);
  const { path, ends } = useMemo(() => {
    const stretches = from ? stretchesTo(from, pointsOf(minutes.keys())) : [];
    return {
      path: stretches.map((stretch) => stretch.path).join(''),
      ends: lastPlaces(stretches),
    };
  }, [from, minutes]);
  if (!from || !path) return null;
  return (
    <>
      <clipPath id="map-grow">
        {/* The key starts the growth again for another station. */}
        <circle key={station} className="map-grow" cx={from.x} cy={from.y} r="6200" />
      </clipPath>
      <g clipPath="url(#map-grow)">
        <path className="map-chosen-bed map-spokes-bed" d={path} />
        <path className="map-spokes" d={path} />
        {/* A line ends at a station's dot, also where the map has no room for the station. */}
        {ends.map((end) => (
          <g key={end} transform={`translate(${end})`}>
            <circle className="map-px map-spokes-end" r="3" />
          </g>
        ))}
      </g>
    </>
  );
}
