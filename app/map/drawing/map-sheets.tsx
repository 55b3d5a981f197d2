import { useMemo } from 'react';
import { useMap } from '../map-context.ts';
import { chosenStations } from '../model/map-view.ts';
import { MAP_WIDTHS_PX, type Point } from '../model/measures.ts';
import { type ShownStations, shownStations, usualStations } from '../model/shown-stations.ts';
import { type Viewport, viewBoxOf } from '../model/viewport.ts';
import { ChosenMarks } from './chosen-marks.tsx';
import { MapGround } from './map-ground.tsx';
import { MapLines } from './map-lines.tsx';
import { MapStations } from './map-stations.tsx';

interface MapSheetsProps {
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
export function MapSheets({ view, widthPx, isDrawn, onReveal }: MapSheetsProps) {
  const { choice } = useMap();
  const shown = useShownStations(widthPx);
  const viewBox = viewBoxOf(view);
  const hasCode = widthPx !== undefined;
  const isBehind = choice.kind === 'route' || choice.kind === 'reach';
  return (
    <>
      <svg className="map-drawing" viewBox={viewBox} role="presentation">
        <MapGround hasCode={hasCode} />
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
            <MapStations view={view} shown={shown} hasCode={hasCode} onReveal={onReveal} />
          </svg>
        </>
      )}
    </>
  );
}

function useShownStations(widthPx: number | undefined): ShownStations {
  const { choice, language } = useMap();
  const widthsPx = useMemo(() => (widthPx === undefined ? MAP_WIDTHS_PX : [widthPx]), [widthPx]);
  const usual = useMemo(() => usualStations(widthsPx, language), [widthsPx, language]);
  return useMemo(
    () => shownStations(usual, widthsPx, language, chosenStations(choice)),
    [usual, widthsPx, language, choice],
  );
}
