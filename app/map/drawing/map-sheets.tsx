import { type ComponentType, lazy, startTransition, useEffect, useMemo, useState } from 'react';
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
import type { NamesAndTimes, writeTimes } from '../model/write-times.ts';
import { frameOnMap, minutesOnMap } from '../model/written-times.ts';
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

const NO_TIMES: NamesAndTimes['times'] = new Map();

/** Set once it is loaded, with the first choice that has times. */
let writeLoaded: typeof writeTimes | undefined;

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
  const shownOnStage = drawing === 'now' ? 'now' : choice.kind;
  const usual = useShownStations(widthPx, view);
  const minutes = useMemo(() => minutesOnMap(choice, pairs, reach), [choice, pairs, reach]);
  const write = useWriting(minutes.size > 0);
  const { shown, times } = useMemo(
    () =>
      widthPx === undefined || !write
        ? { shown: usual, times: NO_TIMES }
        : write(
            usual,
            frameOnMap(widthPx, view, isStage ? roomForTimes(shownOnStage) : undefined),
            {
              language,
              choice,
              minutes,
            },
          ),
    [write, usual, widthPx, view, isStage, shownOnStage, language, choice, minutes],
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
              shownOnStage={shownOnStage}
              hasCode={hasCode}
              onReveal={onReveal}
            />
          </svg>
        </>
      )}
    </>
  );
}

/** The code that writes times, loaded once there are any; undefined before that. */
function useWriting(isNeeded: boolean): typeof writeTimes | undefined {
  const [write, setWrite] = useState(() => writeLoaded);
  useEffect(() => {
    if (!isNeeded || write) return;
    import('../model/write-times.ts')
      .then((loaded) => {
        writeLoaded = loaded.writeTimes;
        startTransition(() => setWrite(() => writeLoaded));
      })
      // Without a network the map has no times; the panel and the labels of its stations have them.
      .catch(() => undefined);
  }, [isNeeded, write]);
  return isNeeded ? write : undefined;
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
