import { memo } from 'react';
import land from '#app/data/network/generated/land.svg?url';
import { SEAS } from '#app/data/network/seas.ts';
import { BAND_HOURS, bandOf } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import type { ReachData } from '#app/journeys/reach-data.ts';
import { useMap } from '../map-context.ts';
import { landWithin } from '../model/contours.ts';

/**
 * What lies under the lines: the land, and how far one gets on it; the page without code has the
 * same as a list.
 */
export function MapGround({ hasCode }: { readonly hasCode: boolean }) {
  const { choice, reach, withinMinutes } = useMap();
  const hours = BAND_HOURS.map((hour) => hour * 60).filter((minutes) => minutes < withinMinutes);
  return (
    <>
      <MapLand />
      {choice.kind === 'reach' && reach && hasCode && (
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
      )}
    </>
  );
}

// A shape of the land's file, and what the style sheet colours it by.
const shape = (id: string) => <use key={id} className={`map-${id}`} href={`${land}#${id}`} />;

// Drawn once.
const MapLand = memo(function MapLand() {
  const { t } = useTexts('map');
  return (
    <g>
      <g className="map-coast">
        <use href={`${land}#neighbours`} />
        <use href={`${land}#italy`} />
      </g>
      {['neighbours', 'italy', 'borders', 'peaks', 'peaks-shade'].map(shape)}
      <g className="map-compass" transform="translate(470 2620)">
        <circle r="150" />
        {['compass-light', 'compass-dark', 'compass-needle'].map(shape)}
      </g>
      {SEAS.map(([sea, x, y, turn]) => (
        <text key={sea} className="map-sea" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {t(`seas.${sea}`)}
        </text>
      ))}
    </g>
  );
});

// Of a slider that moves, only the edge is drawn anew.
const Hour = memo(function Hour({
  reach,
  minutes,
}: {
  readonly reach: ReachData;
  readonly minutes: number;
}) {
  return <path className={`map-band-${bandOf(minutes)}`} d={landWithin(reach, minutes)} />;
});
