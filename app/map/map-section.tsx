import { lazy, memo, Suspense, useState } from 'react';
import { SECTIONS } from '#app/i18n/addresses.ts';
import { usePage } from '#app/ui/page/use-page.ts';
import { hurryMap, loadMap } from './load-map.ts';
import type { MapProps } from './map-props.ts';

const RailroadMap = lazy(() => loadMap(SECTIONS.map));

/**
 * The railroad map's place on the page. The server sends all of it; the code that brings it to life is a part of its own
 * and is fetched when the section comes near the screen, and React keeps what is there until then.
 */
export const MapSection = memo(function MapSection(props: MapProps) {
  const { language } = usePage();
  const [first] = useState(language);
  // A section that sleeps cannot change its language.
  if (language !== first) hurryMap();
  return (
    <section id={SECTIONS.map} className="map-section" aria-labelledby="map-title">
      <Suspense fallback={<div className="map-place" />}>
        <RailroadMap {...props} />
      </Suspense>
    </section>
  );
});
