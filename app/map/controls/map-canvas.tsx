import { type KeyboardEvent, useMemo } from 'react';
import { GEOGRAPHY, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { localAddress, PATHS, SECTIONS } from '#app/i18n/addresses.ts';
import { ChosenMarks } from '../drawing/chosen-marks.tsx';
import { MapGround } from '../drawing/map-ground.tsx';
import { MapLines } from '../drawing/map-lines.tsx';
import { MapStations } from '../drawing/map-stations.tsx';
import { StationLabel, usePointed } from '../drawing/station-label.tsx';
import { useMap } from '../map-context.ts';
import { chosenStations, DRAWN } from '../model/map-view.ts';
import { MAP_WIDTHS_PX } from '../model/measures.ts';
import { ARROWS } from '../model/next-station.ts';
import { shownStations, usualStations } from '../model/shown-stations.ts';
import { beginsInItaly } from '../model/viewport.ts';
import { MapControls } from './map-controls.tsx';
import { useGestures } from './use-gestures.ts';
import { useViewport, ZOOM_STEP } from './use-viewport.ts';

/**
 * How many map units a CSS pixel is: symbols and names keep their size. Until it is measured, the
 * style sheet has it in steps.
 */
const MAP_PX = '--map-px' as string;
/** It takes keys of its own, as its description says. */
const FRAME = {
  className: 'map-frame',
  role: 'group',
  tabIndex: 0,
  'aria-describedby': 'map-keys',
} as const;
const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};
/** How far an arrow key moves the map, as a share of the screen. */
const ARROW_STEP = 0.15;

/**
 * The map itself, and the ways to move and enlarge it. The drawing is on three sheets, one above
 * the other: the ground with its lines, what is chosen, the stations. A choice draws only the thin
 * sheet in the middle in the frame of the press; the browser keeps the two large ones as they are.
 */
export function MapCanvas() {
  const { choice, language, hasMapQuery, t } = useMap();
  const { pointed, handlers } = usePointed();
  const chosen = useMemo(
    () => chosenStations(choice).flatMap((key) => STATION_BY_KEY.get(key) ?? []),
    [choice],
  );
  const { frame, layer, control, view, framePx, isMoved } = useViewport(chosen);
  const { hint, moving, setMoving } = useGestures(frame, control);
  const viewBox = [view.x, view.y, GEOGRAPHY.width / view.zoom, GEOGRAPHY.height / view.zoom].join(
    ' ',
  );
  const widthPx = framePx && framePx * view.zoom;
  const widthsPx = useMemo(() => (widthPx ? [widthPx] : MAP_WIDTHS_PX), [widthPx]);
  const usual = useMemo(() => usualStations(widthsPx, language), [widthsPx, language]);
  const shown = useMemo(
    () => shownStations(usual, widthsPx, language, chosenStations(choice)),
    [usual, widthsPx, language, choice],
  );
  const isMeasured = framePx !== undefined;
  const isDrawn = hasMapQuery || isMeasured;
  const isBehind = choice.kind === 'route' || choice.kind === 'reach';
  const layerClass = `map-layer ${framePx ? '' : `map-unmeasured ${beginsInItaly(chosen) ? 'map-begins-in-italy' : ''}`}`;

  // Keys zoom from anywhere in the frame; the arrows move an enlarged map when the frame has the
  // focus itself.
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factor = ZOOM_KEYS[event.key];
    const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
    if (factor) control.zoom(factor);
    else if (event.key === '0') control.showAll();
    else if (arrow && control.isEnlarged())
      control.pan([-arrow[0] * ARROW_STEP, -arrow[1] * ARROW_STEP]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="map-canvas">
      <div
        ref={frame}
        {...{ ...FRAME, 'aria-label': t('label'), onKeyDown }}
        {...handlers}
        data-moving={moving || undefined}
        data-zoomed={view.zoom > 1 || undefined}
      >
        <div
          ref={layer}
          className={layerClass.trim()}
          style={widthPx ? { [MAP_PX]: GEOGRAPHY.width / widthPx } : undefined}
        >
          <svg className="map-drawing" viewBox={viewBox} role="presentation">
            <MapGround hasCode={isMeasured} />
            {isDrawn && (
              <g className={isBehind ? 'map-lines map-is-behind' : 'map-lines'}>
                <MapLines shown={shown} />
              </g>
            )}
          </svg>
          {isDrawn && (
            <>
              <div className="map-chosen-box">
                <svg className="map-drawing" viewBox={viewBox} role="presentation">
                  <ChosenMarks />
                </svg>
              </div>
              <svg className="map-drawing map-sheet-stations" viewBox={viewBox} role="presentation">
                <MapStations
                  view={view}
                  shown={shown}
                  hasCode={isMeasured}
                  onReveal={control.reveal}
                />
              </svg>
            </>
          )}
          <StationLabel station={pointed} view={view} />
        </div>
      </div>
      {!isDrawn && (
        <a
          className="button button-primary map-draw"
          href={localAddress(PATHS.home, language, DRAWN, SECTIONS.map)}
        >
          {t('draw')}
        </a>
      )}
      <p id="map-keys" className="visually-hidden">
        {t('keys')}
      </p>
      {hint && (
        <p className="map-hint" aria-hidden="true">
          {t(`controls.${hint}`)}
        </p>
      )}
      <MapControls
        control={control}
        zoom={view.zoom}
        isMoved={isMoved}
        moving={moving}
        onMoving={setMoving}
      />
    </div>
  );
}
