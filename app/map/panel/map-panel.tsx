import { lazy, useEffect, useRef } from 'react';
import { type MapState, useMap, useMapActions } from '../map-context.ts';
import { PANEL_TITLE_ID } from './panel-title.tsx';
import { RouteList } from './route-list.tsx';

// Loaded with the first chosen route; React waits for it.
const RouteDetails = lazy(() => import('./route-details.tsx'));

// Loaded with the first chosen station; React waits for it.
const StationDetails = lazy(() => import('./station-details.tsx'));

// Loaded with the first travel times; React waits for it.
const ReachPanel = lazy(() => import('./reach-panel.tsx'));

// Loaded with the first trains; React waits for it.
const NowPanel = lazy(() => import('../now/now-panel.tsx'));

/** The details of the choice. A choice within the panel focuses its title and scrolls to it. */
export function MapPanel() {
  const { choice, chosenIn, drawing } = useMap();
  const { update } = useMapActions();
  const panel = useRef<HTMLDivElement>(null);
  const focused = useRef(choice);
  useEffect(() => {
    if (focused.current === choice) return;
    focused.current = choice;
    const isFocusLost = document.activeElement === document.body;
    if (chosenIn === 'panel' || (chosenIn === 'history' && isFocusLost))
      panel.current
        ?.querySelector<HTMLElement>(`#${PANEL_TITLE_ID}`)
        ?.focus({ preventScroll: true });
    else if (chosenIn === 'history') update({ isFocusKept: true });
    if (chosenIn !== 'panel') return;
    // After the new entry of the history (use-map-address.ts): the one before keeps its place.
    let timer = setTimeout(() => {
      timer = setTimeout(() => panel.current && scrollToDetails(panel.current));
    });
    return () => clearTimeout(timer);
  }, [chosenIn, choice, update]);
  return (
    <section
      id="map-panel"
      className="map-panel"
      ref={panel}
      tabIndex={-1}
      aria-labelledby={PANEL_TITLE_ID}
    >
      {drawing === 'now' ? <NowPanel /> : <ChoiceDetails choice={choice} />}
    </section>
  );
}

function ChoiceDetails({ choice }: Pick<MapState, 'choice'>) {
  if (choice.kind === 'reach') return <ReachPanel origin={choice.station} />;
  if (choice.kind === 'station') return <StationDetails station={choice.station} />;
  return (
    <>
      {choice.kind === 'route' && <RouteDetails {...choice} />}
      <RouteList />
    </>
  );
}

/**
 * Scrolls to the heading of the details. The slider of travel times is used with the map in sight:
 * below the map it comes to the end of the screen, which leaves the rest to the map.
 */
function scrollToDetails(panel: HTMLElement): void {
  if (panel.closest('.map-stage')) {
    panel.scrollTo({ top: 0 });
    // Half of a phone's screen is left to the map.
    panel.scrollIntoView({ block: 'start' });
    return;
  }
  const slider = panel.querySelector('.map-slider');
  const map = document.querySelector('.map-canvas, .map-diagram');
  const isBelowMap = map && map.getBoundingClientRect().bottom <= panel.getBoundingClientRect().top;
  if (slider && isBelowMap) slider.scrollIntoView({ block: 'end' });
  else panel.querySelector('h3')?.scrollIntoView({ block: 'nearest' });
}
