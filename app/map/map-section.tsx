import { SECTIONS } from '#app/i18n/addresses.ts';
import { Island } from '#app/ui/island/island.tsx';
import type { MapIslandProps } from './map-context.ts';
import MapIsland from './map-island.tsx';

/**
 * The railroad map, on the home page or on its own. On the home page the HTML has no drawing unless
 * the address has map fields.
 */
export function MapSection(props: MapIslandProps) {
  return (
    <section id={SECTIONS.map} className="map-section" aria-labelledby="map-title">
      <Island name="map" props={props.source} version={props.version}>
        <MapIsland {...props} />
      </Island>
    </section>
  );
}
