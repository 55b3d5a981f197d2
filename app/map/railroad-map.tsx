import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePage } from '#app/ui/page/use-page.ts';
import { JourneysTable } from './journeys-table.tsx';
import { MapAnnouncer } from './map-announcer.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { type ChoicePlace, type MapShared, MapSharedProvider, MapViewProvider } from './map-context.ts';
import { MapLegend } from './map-legend.tsx';
import { MapModes } from './map-modes.tsx';
import type { MapProps } from './map-props.ts';
import type { MapChoice } from './map-view.ts';
import { MapPanel } from './panel/map-panel.tsx';
import { preparedModel } from './prepared-model.ts';
import { useMapView } from './use-map-view.ts';

/** The railroad map with everything around it: heading, modes, map, panel and table. */
export default function RailroadMap({ view: begin, frequencies, onBook }: MapProps) {
  const model = preparedModel();
  const { t } = useTranslation('map');
  const { language } = usePage();
  const { view, choose: setChoice, sort } = useMapView(begin);
  // The drawing answers in the frame of the press; the words follow in one that may take longer.
  const told = useDeferredValue(view);
  const wantsFocus = useRef(false);
  const panel = useRef<HTMLDivElement>(null);

  const choose = useCallback(
    (choice: MapChoice, place: ChoicePlace) => {
      setChoice(choice);
      if (place === 'panel') wantsFocus.current = true;
    },
    [setChoice],
  );
  useEffect(() => {
    if (!wantsFocus.current || told.choice !== view.choice) return;
    wantsFocus.current = false;
    panel.current?.focus();
  }, [told, view]);
  const shared = useMemo<MapShared>(
    () => ({ model, language, frequencies, onBook, choose, sort }),
    [model, language, frequencies, onBook, choose, sort],
  );

  return (
    <MapSharedProvider value={shared}>
      <MapViewProvider value={told}>
        <div className="wide map-layout">
          <div className="map-head">
            <h2 id="map-title">{t('title')}</h2>
            <p className="lead">{t('lead')}</p>
            <MapModes />
          </div>
          <div className="map-figure">
            <a className="skip-link map-skip" href="#map-panel">
              {t('skip')}
            </a>
            <MapViewProvider value={view}>
              <MapCanvas />
            </MapViewProvider>
            <MapLegend />
          </div>
          <div id="map-panel" className="map-panel" ref={panel} tabIndex={-1}>
            <MapPanel />
          </div>
          <JourneysTable />
        </div>
        <MapAnnouncer />
      </MapViewProvider>
    </MapSharedProvider>
  );
}
