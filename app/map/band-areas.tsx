import { memo } from 'react';
import land from '#app/data/network/generated/land.svg?url';
import { BAND_HOURS, type Band } from '#app/domain/travel-times/bands.ts';
import { useMapShared } from './map-context.ts';
import { reachFrom } from './reach.ts';

// Strokes of each band's pattern on a tile of 48 units: the nearer, the denser.
const STROKES = {
  1: 'M0 0L48 48M48 0L0 48M0 24L24 0M24 48L48 24M24 0L48 24M0 24L24 48',
  2: 'M0 48L48 0M-12 12L12 -12M36 60L60 36M0 24L24 0M24 48L48 24',
  3: 'M0 24H48',
  4: 'M24 8V32',
  5: 'M22 24h4',
} as const;

/** The patterns that tell the bands apart, also without colour. */
export const BandPatterns = memo(function BandPatterns() {
  return (
    <defs>
      {BAND_HOURS.map((band) => (
        <pattern
          key={band}
          id={`map-band-${band}`}
          width="48"
          height="48"
          patternUnits="userSpaceOnUse"
          className={`map-pattern map-pattern-${band}`}
        >
          <rect width="48" height="48" />
          <path d={STROKES[band]} />
        </pattern>
      ))}
    </defs>
  );
});

/** How far one gets: around every place the land that is nearest to it, in its band's pattern. */
export function BandAreas({ origin }: { readonly origin: string }) {
  const { model } = useMapShared();
  const { bands } = reachFrom(model, origin);
  const areas = new Map<Band, string>([[BAND_HOURS[0], model.cells().get(origin) ?? '']]);
  for (const [key, band] of bands) areas.set(band, `${areas.get(band) ?? ''}${model.cells().get(key) ?? ''}`);
  return (
    <>
      <clipPath id="map-land">
        <use href={`${land}#italy`} />
        <use href={`${land}#neighbours`} />
      </clipPath>
      <g clipPath="url(#map-land)" className="map-areas">
        {[...areas].map(([band, path]) => (
          <path key={band} d={path} fill={`url(#map-band-${band})`} />
        ))}
      </g>
    </>
  );
}
