import type { Band } from '#app/domain/travel-times/bands.ts';
import { BandNumber } from './band-number.tsx';

/** A piece of a band's land with its number, for lists and legends; in the scale in which a wide map shows it. */
export function BandSwatch({ band }: { readonly band: Band }) {
  return (
    <svg className="map-swatch" viewBox="0 0 288 192" width="48" height="32" aria-hidden="true">
      <rect width="288" height="192" fill={`url(#map-band-${band})`} />
      <g transform="translate(144 96) scale(6)">
        <BandNumber band={band} radius={9} />
      </g>
    </svg>
  );
}
