import { useTranslation } from 'react-i18next';
import { usePage } from '#app/ui/page/use-page.ts';
import { JourneysTable } from './journeys-table.tsx';
import { MapAnnouncer } from './map-announcer.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapModes } from './map-modes.tsx';
import type { MapProps } from './map-props.ts';
import { MapState } from './map-state.tsx';
import { MapPanel } from './panel/map-panel.tsx';
import { preparedModel } from './prepared-model.ts';

/** The railroad map with everything around it: heading, modes, map, panel and table. */
export default function RailroadMap({ view, frequencies, onBook }: MapProps) {
  const { t } = useTranslation('map');
  const { language } = usePage();
  return (
    <MapState
      begin={view}
      model={preparedModel()}
      language={language}
      frequencies={frequencies}
      onBook={onBook}
    >
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
          <MapCanvas />
          <MapLegend />
        </div>
        <MapPanel />
        <JourneysTable />
      </div>
      <MapAnnouncer />
    </MapState>
  );
}
