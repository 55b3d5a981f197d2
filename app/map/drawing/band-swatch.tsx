import type { Band } from '#app/domain/travel-times/bands.ts';
import { BandNumber } from './band-number.tsx';

/** A band's number in its disc as the map shows it, for lists and legends. */
export function BandSwatch({ band }: { readonly band: Band }) {
  return (
    <svg className="map-swatch" viewBox="-9 -9 18 18" width="28" height="28" aria-hidden="true">
      <BandNumber band={band} radius={8} />
    </svg>
  );
}
