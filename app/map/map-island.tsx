import { startTransition, useMemo, useReducer, useRef } from 'react';
import { TextsProvider } from '#app/i18n/translator.ts';
import { MapSwitches } from './controls/map-switches.tsx';
import { MapLegend } from './drawing/map-legend.tsx';
import {
  changeMap,
  MapActionsContext,
  type MapChange,
  type MapIslandProps,
  type MapMovement,
  type MapState,
  ShownMapContext,
  useMap,
} from './map-context.ts';
import { type MapChoice, originOf } from './model/map-view.ts';
import { useReach } from './model/reach.ts';
import { Network } from './network.tsx';
import { MapAnnouncer } from './panel/map-announcer.tsx';
import { MapPanel } from './panel/map-panel.tsx';
import { PairsTable } from './panel/pairs-table.tsx';
import { StageLayout } from './stage/stage-layout.tsx';
import { useMapAddress } from './use-map-address.ts';

/**
 * The railroad map with its controls, panel and table, on the server and in the browser. A choice
 * is marked in the frame of the press; everything else follows in a transition.
 */
export default function MapIsland({ island, ...sent }: MapIslandProps) {
  const { isStage, hasMapQuery, plan } = sent;
  const [state, dispatch] = useReducer<MapState, [MapChange | MapMovement]>(changeMap, sent.view);
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
    const reportMovement = (movement: MapMovement) => startTransition(() => dispatch(movement));
    return { update, reportMovement, markChoice, drawing, isStage, hasMapQuery, plan };
  }, [drawing, isStage, hasMapQuery, plan]);
  useMapAddress({
    view: state,
    isStage,
    isChanged,
    pairs: sent.pairs,
    today: sent.clock?.today,
    show: actions.update,
  });
  return (
    <TextsProvider value={island}>
      <MapActionsContext value={actions}>
        <ShownMapContext
          value={{ ...sent, ...state, hasMapQuery: hasMapQuery || isChanged, reach }}
        >
          {isStage ? <StageLayout /> : <SectionLayout />}
        </ShownMapContext>
      </MapActionsContext>
    </TextsProvider>
  );
}

/** The map as a section of the home page. */
function SectionLayout() {
  const { choice, drawing, t } = useMap();
  return (
    <>
      <div className={`wide map-layout map-layout-${choice.kind}`}>
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
