import { memo, useEffect, useState } from 'react';
import land from '#app/data/network/generated/land.svg?url';
import { BAND_HOURS, bandOf } from '#app/domain/travel-times/bands.ts';
import { landWithin } from '../model/contours.ts';
import type { Reach } from '../model/reach.ts';

interface ReachLandProps {
  readonly reach: Reach;
  readonly withinMinutes: number;
}

/** The land in reach, hour by hour; only with code, since the page without it has the same as a list. */
export const ReachLand = memo(function ReachLand({ reach, withinMinutes }: ReachLandProps) {
  const [hasCode, setHasCode] = useState(false);
  useEffect(() => setHasCode(true), []);
  if (!hasCode) return null;
  const hours = BAND_HOURS.map((hour) => hour * 60).filter((minutes) => minutes < withinMinutes);
  return (
    <>
      <clipPath id="map-land">
        <use href={`${land}#italy`} />
        <use href={`${land}#neighbours`} />
      </clipPath>
      <g clipPath="url(#map-land)" className="map-reach-land">
        {/* The nearer over the farther. */}
        {[withinMinutes, ...hours.toReversed()].map((minutes, i) => (
          <Hour key={i === 0 ? 'edge' : minutes} reach={reach} minutes={minutes} />
        ))}
      </g>
    </>
  );
});

const Hour = memo(function Hour({ reach, minutes }: { readonly reach: Reach; readonly minutes: number }) {
  return <path className={`map-band-${bandOf(minutes)}`} d={landWithin(reach, minutes)} />;
});
