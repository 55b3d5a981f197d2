import { type ComponentType, lazy, useMemo } from 'react';
import { useMap } from '../map-context.ts';
import { chosenStations, OVERVIEW } from '../model/map-view.ts';
import { MAP_WIDTHS_PX, type Point, SMALL_LEVELS_PX } from '../model/measures.ts';
import {
  type ShownStations,
  shownStations,
  usualStations,
  withRoomAside,
} from '../model/shown-stations.ts';
import { type Viewport, viewBoxOf } from '../model/viewport.ts';
import { frameOnMap, minutesOnMap, writeTimes } from '../model/written-times.ts';
// By its address, so that it is loaded with the first choice only; React waits for it.
import sheet from './chosen.css?url';
import { ChosenMarks } from './chosen-marks.tsx';
import { MapGround } from './map-ground.tsx';
import { MapLines } from './map-lines.tsx';
import { MapStations } from './map-stations.tsx';
import { roomForTimes } from './room-on-stage.ts';

// Loaded with the first travel times; React waits for it.
const ReachLines = lazy(() => import('./reach-lines.tsx'));

// Loaded when the map is first so large that it has room for them.
const SmallStations = lazy(() => import('./small-stations.tsx'));

const NO_TIMES: ReadonlyMap<string, string> = new Map();

/** The part of the map that a ground of its own shows. */
export interface GroundProps {
  readonly viewBox: string;
}

interface MapSheetsProps {
  /** Sheets below the others instead of the usual land. */
  readonly Ground?: ComponentType<GroundProps> | undefined;
  readonly view: Viewport;
  /** The width of the whole map at this zoom, in CSS pixels; undefined until measured. */
  readonly widthPx: number | undefined;
  /** Whether the railways are drawn, or only the land. */
  readonly isDrawn: boolean;
  readonly onReveal: (points: readonly Point[]) => void;
}

/**
 * The drawing on three sheets: the ground with the lines, the chosen marks, the stations. A choice
 * repaints only the small middle sheet in the frame of the press.
 */
export function MapSheets({ Ground, view, widthPx, isDrawn, onReveal }: MapSheetsProps) {
  const { choice: chosen, drawing, pairs, reach, withinMinutes, isStage, language } = useMap();
  // The trains of a day are shown on the whole network.
  const choice = drawing === 'now' ? OVERVIEW.choice : chosen;
  const usual = useShownStations(widthPx, view);
  const minutes = useMemo(() => minutesOnMap(choice, pairs, reach), [choice, pairs, reach]);
  const { shown, times } = useMemo(
    () =>
      widthPx === undefined
        ? { shown: usual, times: NO_TIMES }
        : writeTimes(usual, frameOnMap(widthPx, view, isStage ? roomForTimes() : undefined), {
            language,
            choice,
            minutes,
          }),
    [usual, widthPx, view, isStage, language, choice, minutes],
  );
  const viewBox = viewBoxOf(view);
  const hasCode = widthPx !== undefined;
  const isBehind = choice.kind !== 'overview';
  return (
    <>
      {isBehind && <link rel="stylesheet" href={sheet} precedence="map" />}
      {Ground && <Ground viewBox={viewBox} />}
      <svg className="map-drawing" viewBox={viewBox} role="presentation">
        {!Ground && <MapGround hasCode={hasCode} />}
        {isDrawn && (
          <g className={isBehind ? 'map-lines map-is-behind' : 'map-lines'}>
            <MapLines shown={shown} />
          </g>
        )}
        {choice.kind === 'reach' && reach && hasCode && (
          <ReachLines reach={reach} withinMinutes={withinMinutes} />
        )}
      </svg>
      {isDrawn && (
        <>
          <div className="map-chosen-box">
            <svg className="map-drawing" viewBox={viewBox} role="presentation">
              <ChosenMarks minutes={minutes} hasCode={hasCode} />
            </svg>
          </div>
          <svg className="map-drawing map-sheet-stations" viewBox={viewBox} role="presentation">
            {widthPx !== undefined && widthPx >= SMALL_LEVELS_PX[0] && minutes.size === 0 && (
              <SmallStations view={view} px={widthPx} />
            )}
            <MapStations
              view={view}
              px={widthPx}
              shown={shown}
              times={times}
              minutes={minutes}
              hasCode={hasCode}
              onReveal={onReveal}
            />
          </svg>
        </>
      )}
    </>
  );
}

function useShownStations(widthPx: number | undefined, view: Viewport): ShownStations {
  const { choice, language } = useMap();
  const widthsPx = useMemo(() => (widthPx === undefined ? MAP_WIDTHS_PX : [widthPx]), [widthPx]);
  // Of the whole map alone: it stays the same while an enlarged one is moved.
  const whole = view.zoom === 1 ? view : undefined;
  const usual = useMemo(() => {
    const placed = usualStations(widthsPx, language);
    if (widthPx === undefined || !whole) return placed;
    return withRoomAside(placed, frameOnMap(widthPx, whole), language);
  }, [widthsPx, widthPx, whole, language]);
  return useMemo(
    () => shownStations(usual, widthsPx, language, chosenStations(choice)),
    [usual, widthsPx, language, choice],
  );
}
