import { useDeferredValue, useMemo, useReducer } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import { MapCanvas } from './controls/map-canvas.tsx';
import { MapModes, MapViews } from './controls/map-modes.tsx';
import { Diagram } from './drawing/diagram.tsx';
import { MapLegend } from './drawing/map-legend.tsx';
import type { MapIslandProps } from './map-island.tsx';
import { DiagramView, MapActionsProvider } from './model/map-actions.ts';
import { type MapAction, type MapState, reduceMap } from './model/map-state.ts';
import { type MapView, originOf, USUAL_WITHIN_MINUTES } from './model/map-view.ts';
import { useAddress } from './model/use-address.ts';
import { useReach } from './model/use-reach.ts';
import { MapAnnouncer } from './panel/map-announcer.tsx';
import { MapPanel } from './panel/map-panel.tsx';
import { PairsTable } from './panel/pairs-table.tsx';

interface RailroadMapProps extends Omit<MapIslandProps, 'island' | 'view'> {
  readonly begin: MapView;
}

/**
 * The railroad map with everything around it: heading, modes, map, panel and table. A choice is marked in the frame of the
 * press; everything else follows when the browser has time for it.
 */
export function RailroadMap({ begin, pairs, reach: first, otherTrains, timetables }: RailroadMapProps) {
  const t = useTexts('map');
  const [state, act] = useReducer<MapState, [MapAction]>(reduceMap, begin);
  const shown = useDeferredValue(state);
  const { choice, sorting, chosenIn } = shown;
  const sources = useMemo(() => ({ otherTrains, timetables }), [otherTrains, timetables]);
  const reach = useReach(originOf(choice), first);
  const { withinMinutes = USUAL_WITHIN_MINUTES, isDiagram = false } = shown;
  useAddress(shown);
  return (
    <MapActionsProvider value={act}>
      <DiagramView value={isDiagram}>
        <div className="wide map-layout">
          <div className="map-head">
            <h2 id="map-title">{t('title')}</h2>
            <p className="lead">{t('lead')}</p>
            <div className="map-switches">
              <MapModes choice={choice} />
              <MapViews choice={choice} isDiagram={isDiagram} />
            </div>
          </div>
          <div className="map-body">
            <div className="map-figure">
              <a className="skip-link map-skip" href="#map-panel">
                {t('skip')}
              </a>
              {isDiagram ? (
                <Diagram choice={choice} pairs={pairs} reach={reach} withinMinutes={withinMinutes} />
              ) : (
                <MapCanvas
                  newest={state.choice}
                  choice={choice}
                  pairs={pairs}
                  reach={reach}
                  withinMinutes={withinMinutes}
                />
              )}
              <MapLegend isReach={choice.kind === 'reach'} isDiagram={isDiagram} />
            </div>
            <MapPanel
              choice={choice}
              pairs={pairs}
              reach={reach}
              withinMinutes={withinMinutes}
              newestWithin={state.withinMinutes ?? USUAL_WITHIN_MINUTES}
              sources={sources}
              takesFocus={chosenIn === 'panel'}
            />
          </div>
          <PairsTable choice={choice} sorting={sorting} pairs={pairs} />
        </div>
        <MapAnnouncer choice={choice} pairs={pairs} reach={reach} />
      </DiagramView>
    </MapActionsProvider>
  );
}
