import { startTransition, useEffect, useMemo, useReducer, useRef, ViewTransition } from 'react';
import { IslandTextsProvider } from '#app/i18n/translator.ts';
import { writeQuery } from '#app/ui/page/write-query.ts';
import { MapCanvas } from './controls/map-canvas.tsx';
import { MapSwitches } from './controls/map-switches.tsx';
import { Diagram } from './drawing/diagram.tsx';
import { MapLegend } from './drawing/map-legend.tsx';
import {
  MapActsContext,
  type MapChange,
  type MapIslandProps,
  type MapState,
  ShownMapContext,
  useMap,
} from './map-context.ts';
import { type MapChoice, type MapView, mapViewFields, originOf } from './model/map-view.ts';
import { useReach } from './model/reach.ts';
import { MapAnnouncer } from './panel/map-announcer.tsx';
import { MapPanel } from './panel/map-panel.tsx';
import { PairsTable } from './panel/pairs-table.tsx';

/** The railroad map with its language and texts, on the server as in the browser. */
export default function MapIsland({ island, ...map }: MapIslandProps) {
  return (
    <IslandTextsProvider value={island}>
      <RailroadMap {...map} />
    </IslandTextsProvider>
  );
}

/**
 * What the map shows, and everything around it. A choice is marked in the frame of the press; everything else is a transition,
 * which follows when the browser has time for it.
 */
function RailroadMap(props: Omit<MapIslandProps, 'island'>) {
  const [state, dispatch] = useReducer<MapState, [MapChange]>(
    (state, change) => ({ ...state, ...change }),
    props.view,
  );
  const { isDiagram } = state;
  const isSentDrawn = props.isAsked;
  const reach = useReach(originOf(state.choice), props.reach);
  useAddress(state);
  const mark = useRef<(choice: MapChoice) => void>(null);
  const acts = useMemo(() => {
    const act = (change: MapChange) =>
      startTransition(() => {
        if (change.choice) mark.current?.(change.choice);
        dispatch(change);
      });
    return { act, mark, isDiagram, isAsked: isSentDrawn };
  }, [isDiagram, isSentDrawn]);
  // The page came without the drawing, but what changes it asks for one.
  const isAsked = isSentDrawn || state !== props.view;
  const shown = useMemo(() => ({ ...props, ...state, isAsked, reach }), [props, state, isAsked, reach]);
  return (
    <MapActsContext value={acts}>
      <ShownMapContext value={shown}>{LAYOUT}</ShownMapContext>
    </MapActsContext>
  );
}

// Always the same, so that an action draws only what asks for what it changes.
const LAYOUT = <MapLayout />;

function MapLayout() {
  const { isDiagram, t } = useMap();
  return (
    <>
      <div className="wide map-layout">
        <div className="map-head">
          <h2 id="map-title">{t('title')}</h2>
          <p className="lead">{t('lead')}</p>
          <MapSwitches />
        </div>
        <div className="map-body">
          <div className="map-figure">
            <a className="skip-link map-skip" href="#map-panel">
              {t('skip')}
            </a>
            {/* One drawing fades into the other. */}
            <ViewTransition
              key={isDiagram ? 'diagram' : 'map'}
              name="map-drawing"
              share="auto"
              default="none"
            >
              {isDiagram ? <Diagram /> : <MapCanvas />}
            </ViewTransition>
            <MapLegend />
          </div>
          <MapPanel />
        </div>
        <PairsTable />
      </div>
      <MapAnnouncer />
    </>
  );
}

// What the map shows stands in the page's address, so that it can be shared and survives a reload.
function useAddress(view: MapView): void {
  const written = useRef(view);
  useEffect(() => {
    if (written.current === view) return;
    written.current = view;
    // Once the change is on the screen.
    const timer = setTimeout(() => writeQuery(mapViewFields(view)));
    return () => clearTimeout(timer);
  }, [view]);
}
