import { type FocusEvent, useState } from 'react';
import { MapSwitches } from '../controls/map-switches.tsx';
import { MapLegend } from '../drawing/map-legend.tsx';
import { useMap } from '../map-context.ts';
import { Network } from '../network.tsx';
import { lightAt } from '../now/light.ts';
import { MapAnnouncer } from '../panel/map-announcer.tsx';
import { MapPanel } from '../panel/map-panel.tsx';
import { PairsTable } from '../panel/pairs-table.tsx';
import { scrollAboveSheet } from './under-sheet.ts';

/**
 * The map as a page: it fills the window below the header, and the panel lies over it; on a phone
 * as a sheet, which comes up over the map as the page is scrolled.
 */
export function StageLayout() {
  const { choice, train, drawing, minute, clock, t } = useMap();
  // That of the server's page; the ground changes it with the hour.
  const [firstLight] = useState(() => lightAt(minute ?? clock?.minuteOfDay ?? 0));
  const kind = drawing === 'now' ? `day-${choice.kind}` : choice.kind;
  // Not `:has()`: the panel comes after the map in the HTML, and the map would be laid out twice.
  const shown = train === undefined ? kind : 'train';
  // An element of the map with the focus is seen.
  const showMap = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) scrollAboveSheet(target);
  };
  return (
    <>
      <div
        className={`map-stage map-stage-${drawing} map-stage-${shown}`}
        data-light={drawing === 'now' && clock ? firstLight : undefined}
      >
        <div className="map-figure">
          <div className="map-head">
            <h1 id="map-title">{t('title')}</h1>
            <MapSwitches />
          </div>
          <h2 className="visually-hidden">{t('label')}</h2>
          <a className="skip-link map-skip" href="#map-panel">
            {t(drawing === 'list' ? 'list.skip' : 'skip')}
          </a>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it watches the focus only. */}
          <div className="map-stage-network" onFocus={showMap}>
            <Network drawing={drawing} />
          </div>
          {drawing !== 'list' && drawing !== 'now' && (
            <details className="map-stage-legend">
              <summary>{t('legend.title')}</summary>
              <MapLegend />
            </details>
          )}
        </div>
        <MapPanel />
      </div>
      <div className="wide map-stage-table">
        <PairsTable />
      </div>
      <MapAnnouncer />
    </>
  );
}
