import {
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { GEOGRAPHY, STATION_BY_KEY } from '#app/data/network/railways.ts';
import { HOME_PATH, localAddress, SECTIONS } from '#app/i18n/addresses.ts';
import { type GroundProps, MapSheets } from '../drawing/map-sheets.tsx';
import { StationLabel, usePointed } from '../drawing/station-label.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import { chosenStations, DRAWN } from '../model/map-view.ts';
import type { Point } from '../model/measures.ts';
import { LARGE_NAMES_FROM_PX } from '../model/name-boxes.ts';
import { ARROWS } from '../model/next-station.ts';
import { mapWidthPx, namedWidthPx, startsInItaly, type Viewport } from '../model/viewport.ts';
import { pointsOf } from '../model/written-times.ts';
// By its address, so that a stage that began without the canvas loads it with the canvas; React
// waits for it.
import sheet from '../stage/stage-map.css?url';
import { MapControls } from './map-controls.tsx';
import { useGestures } from './use-gestures.ts';
import { useViewport, type ViewportControl, ZOOM_STEP } from './use-viewport.ts';

const ZOOM_KEYS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
};
const NO_AREA: readonly Point[] = [];
/** An arrow key moves the map by this share of the frame. */
const ARROW_STEP = 0.15;

/** The view and width of the map, for a layer that lies over it and moves with it. */
export interface OverlayProps {
  readonly view: Viewport;
  /** The width of the whole map at this zoom, in CSS pixels. */
  readonly widthPx: number;
  /** Moves the map to the way of the chosen train; the first point is where the train is. */
  readonly onWay: (points: readonly Point[]) => void;
}

interface MapCanvasProps {
  readonly Ground?: ComponentType<GroundProps>;
  readonly Overlay?: ComponentType<OverlayProps>;
}

/** The map in its frame, with all ways to move and zoom it. */
export function MapCanvas({ Ground, Overlay }: MapCanvasProps) {
  const { choice, train, at, moveTo, reach, isStage, language, hasMapQuery, hasCanvasSheet, t } =
    useMap();
  const { reportMovement } = useMapActions();
  const { pointed, handlers } = usePointed();
  const [lastWay, setLastWay] = useState(NO_AREA);
  const way = train === undefined ? NO_AREA : lastWay;
  const chosen = useMemo(
    () =>
      way.length > 0
        ? way.slice(0, 1)
        : chosenStations(choice).flatMap((key) => STATION_BY_KEY.get(key) ?? []),
    [choice, way],
  );
  const area = useMemo(() => {
    if (!isStage || Overlay) return way;
    if (choice.kind === 'route') return chosen;
    const isFrom = choice.kind === 'station' && reach?.origin === choice.station;
    const direct = isFrom ? pointsOf(Object.keys(reach.direct)) : [];
    return [...chosen, ...direct.filter(({ beyond }) => beyond === undefined)];
  }, [isStage, Overlay, way, choice, chosen, reach]);
  const { frame, layer, control, view, framePx, isMoved, place } = useViewport({
    chosen,
    area,
    at,
  });
  const { hint, moving, setMoving } = useGestures(frame, control, isStage);
  // Not whenever `at` changes: on a slow phone it lags behind the map, which would jump back.
  useEffect(() => {
    if (moveTo) control.show(moveTo.at);
  }, [control, moveTo]);
  const reportPlace = useEffectEvent((at: typeof place) =>
    reportMovement({ place: at, obeyed: moveTo }),
  );
  useEffect(() => {
    if (isStage && isMoved) reportPlace(place);
  }, [isStage, isMoved, place]);
  const isMeasured = framePx !== undefined;
  const isDrawn = hasMapQuery || isMeasured;
  const widthPx = isMeasured ? namedWidthPx(view, framePx) : undefined;
  const layerClasses = ['map-layer'];
  if (!isMeasured) layerClasses.push('map-unmeasured');
  if (!isMeasured && startsInItaly(chosen)) layerClasses.push('map-begins-in-italy');
  return (
    <div className="map-canvas">
      {isStage && !hasCanvasSheet && <link rel="stylesheet" href={sheet} precedence="map" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it always has a role. */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a name. */}
      <div
        ref={frame}
        className="map-frame"
        // Screen readers then leave its keys to it; without code they read its links.
        role={isMeasured ? 'application' : 'group'}
        tabIndex={0}
        aria-describedby="map-keys"
        aria-label={t('label')}
        onKeyDown={(event) => moveByKey(event, control)}
        {...handlers}
        data-moving={moving || undefined}
        data-zoomed={view.zoom > 1 || undefined}
      >
        <div
          ref={layer}
          className={layerClasses.join(' ')}
          style={widthPx === undefined ? undefined : unitsPerPixel(widthPx)}
          data-large-names={(widthPx ?? 0) >= LARGE_NAMES_FROM_PX || undefined}
        >
          <MapSheets
            Ground={Ground}
            view={view}
            widthPx={widthPx}
            isDrawn={isDrawn}
            onReveal={control.reveal}
          />
          {Overlay && isMeasured && (
            <Overlay view={view} widthPx={mapWidthPx(view, framePx)} onWay={setLastWay} />
          )}
          <StationLabel station={pointed} view={view} />
        </div>
      </div>
      {!isDrawn && (
        <a
          className="button button-primary map-draw"
          href={localAddress(HOME_PATH, language, DRAWN, SECTIONS.map)}
        >
          {t('draw')}
        </a>
      )}
      {/* Hidden, so that it is read as the map's description only. */}
      <p id="map-keys" hidden>
        {t('keys')}
      </p>
      {hint && (
        <p className="map-hint" aria-hidden="true">
          {t(`controls.${hint}`)}
        </p>
      )}
      <MapControls
        control={control}
        view={view}
        isMoved={isMoved}
        moving={moving}
        onMoving={isStage ? undefined : setMoving}
      />
    </div>
  );
}

/**
 * Map units in a CSS pixel, which keep the size of symbols and names. widths.css has first values.
 */
function unitsPerPixel(widthPx: number): CSSProperties {
  return { '--map-px': GEOGRAPHY.width / widthPx } as CSSProperties;
}

/**
 * The zoom keys work anywhere in the frame, the arrows only while the frame itself has the focus.
 */
function moveByKey(event: KeyboardEvent<HTMLElement>, control: ViewportControl): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const factor = ZOOM_KEYS[event.key];
  const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
  if (factor) {
    control.zoom(factor);
  } else if (event.key === '0') {
    control.showAll();
  } else if (arrow && control.isEnlarged()) {
    const [right, down] = arrow;
    control.pan([-right * ARROW_STEP, -down * ARROW_STEP]);
  } else {
    return;
  }
  event.preventDefault();
}
