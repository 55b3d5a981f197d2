import { memo } from 'react';
import land from '#app/data/network/generated/land.svg?url';
import { BAND_HOURS, bandOf } from '#app/domain/travel-times/bands.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { landWithin } from '../model/contours.ts';

interface ReachLandProps {
  readonly reach: ReachData;
  readonly withinMinutes: number;
}

/** The land within reach of a station, in bands of travel time, faint behind the lines. */
export default function ReachLand({ reach, withinMinutes }: ReachLandProps) {
  const hours = BAND_HOURS.map((hour) => hour * 60).filter((minutes) => minutes < withinMinutes);
  return (
    <>
      <clipPath id="map-land">
        <use href={`${land}#italy`} />
        <use href={`${land}#neighbours`} />
      </clipPath>
      <g clipPath="url(#map-land)" className="map-reach-land">
        {/* Shorter times are painted over longer ones. */}
        {[withinMinutes, ...hours.toReversed()].map((minutes, i) => (
          <Hour key={i === 0 ? 'edge' : minutes} reach={reach} minutes={minutes} />
        ))}
      </g>
    </>
  );
}

interface HourProps {
  readonly reach: ReachData;
  readonly minutes: number;
}

// Memoized, so that the slider redraws only the outermost area.
const Hour = memo(function Hour({ reach, minutes }: HourProps) {
  return <path className={`map-band-${bandOf(minutes)}`} d={landWithin(reach, minutes)} />;
});
