import {
  lazy,
  type ReactNode,
  startTransition,
  useMemo,
  useReducer,
  useRef,
  ViewTransition,
} from 'react';
import { TextsProvider } from '#app/i18n/translator.ts';
import { MapCanvas } from './controls/map-canvas.tsx';
import { MapSwitches } from './controls/map-switches.tsx';
import { Diagram } from './drawing/diagram.tsx';
import { MapLegend } from './drawing/map-legend.tsx';
import {
  changeMap,
  MapActionsContext,
  type MapChange,
  type MapIslandProps,
  type MapState,
  ShownMapContext,
  useMap,
} from './map-context.ts';
import { type Drawing, type MapChoice, type MapView, originOf } from './model/map-view.ts';
import { useReach } from './model/reach.ts';
import { MapAnnouncer } from './panel/map-announcer.tsx';
import { MapPanel } from './panel/map-panel.tsx';
import { PairsTable } from './panel/pairs-table.tsx';
import { useMapAddress } from './use-map-address.ts';

// Loaded with the first list; React waits for it.
const NetworkList = lazy(() => import('./list/network-list.tsx'));

// Loaded with the first trains; React waits for it.
const NowMap = lazy(() => import('./now/now-map.tsx'));

const NETWORKS: Readonly<Record<Drawing, ReactNode>> = {
  list: <NetworkList />,
  map: <MapCanvas />,
  diagram: <Diagram />,
  now: <NowMap />,
};

/**
 * The railroad map with its controls, panel and table, on the server and in the browser. A choice
 * is marked in the frame of the press; everything else follows in a transition.
 */
export default function MapIsland({ island, ...sent }: MapIslandProps) {
  const { hasMapQuery } = sent;
  const [state, dispatch] = useReducer<MapState, [MapChange]>(changeMap, sent.view);
  const { drawing } = state;
  const isChanged = state !== sent.view;
  const reach = useReach(originOf(state.choice), sent.reach);
  const markChoice = useRef<(choice: MapChoice) => void>(null);
  const actions = useMemo(() => {
    const update = (change: MapChange) =>
      startTransition(() => {
        if (change.choice) markChoice.current?.(change.choice);
        dispatch(change);
      });
    return { update, markChoice, drawing, hasMapQuery };
  }, [drawing, hasMapQuery]);
  useMapAddress(state, isChanged, sent.pairs, actions.update);
  return (
    <TextsProvider value={island}>
      <MapActionsContext value={actions}>
        <ShownMapContext
          value={{ ...sent, ...state, hasMapQuery: hasMapQuery || isChanged, reach }}
        >
          <MapLayout />
        </ShownMapContext>
      </MapActionsContext>
    </TextsProvider>
  );
}

/** The list, the map or the diagram, with a view transition between them. */
function Network({ drawing }: Pick<MapView, 'drawing'>) {
  const network = NETWORKS[drawing];
  // On the server, React's ViewTransition writes attributes that are invalid in HTML (`vt-name`).
  if (import.meta.env.SSR) return network;
  return (
    <ViewTransition key={drawing} name="map-drawing" share="auto" default="none">
      {network}
    </ViewTransition>
  );
}

function MapLayout() {
  const { drawing, t } = useMap();
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
              {t(drawing === 'list' ? 'list.skip' : 'skip')}
            </a>
            <Network drawing={drawing} />
            {drawing !== 'list' && drawing !== 'now' && <MapLegend />}
          </div>
          <MapPanel />
        </div>
        <PairsTable />
      </div>
      <MapAnnouncer />
    </>
  );
}
