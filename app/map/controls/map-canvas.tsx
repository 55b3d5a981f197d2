import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '#app/i18n/translator.ts';
import { ChosenMarks } from '../drawing/chosen-marks.tsx';
import { MapGround } from '../drawing/map-ground.tsx';
import { MapStations } from '../drawing/map-stations.tsx';
import { Sheet } from '../drawing/sheet.tsx';
import { StationLabel } from '../drawing/station-label.tsx';
import type { CityPair } from '../model/city-pair.ts';
import type { MapChoice } from '../model/map-view.ts';
import { GEOGRAPHY, STATION_BY_KEY } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';
import { chosenStations } from '../model/shown-stations.ts';
import { MapControls } from './map-controls.tsx';
import { useFrame } from './use-frame.ts';
import { useGestures } from './use-gestures.ts';
import { usePointed } from './use-pointed.ts';
import { useViewport } from './use-viewport.ts';

/** How many map units a CSS pixel is: symbols and names keep their size. Until it is measured, the style sheet has it in steps. */
const MAP_PX = '--map-px' as string;

interface MapCanvasProps {
  /** The choice as it is marked, in the frame of the press. */
  readonly newest: MapChoice;
  /** The choice as everything else shows it. */
  readonly choice: MapChoice;
  readonly pairs: readonly CityPair[];
  /** Undefined until it arrives. */
  readonly reach: Reach | undefined;
  /** How long a journey the travel times show. */
  readonly withinMinutes: number;
}

/**
 * The map itself, and the ways to move and enlarge it. The drawing is on three sheets, one above the other: the ground with
 * its lines, what is chosen, the stations. A choice draws only the thin sheet in the middle in the frame of the press; the
 * browser keeps the two large ones as they are.
 */
export const MapCanvas = memo(function MapCanvas(props: MapCanvasProps) {
  const { newest, choice, pairs, reach, withinMinutes } = props;
  const t = useTexts('map');
  const layer = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState(false);
  const { pointed, handlers } = usePointed();
  // The ends of what is chosen, which stay in view.
  const chosen = useMemo(
    () => chosenStations(choice).flatMap((key) => STATION_BY_KEY.get(key) ?? []),
    [choice],
  );
  const { control, settled } = useViewport(layer, chosen);
  const { frame, hint } = useGestures(control, moving);
  const { view, framePx } = settled;
  const widthPx = framePx && framePx * view.zoom;
  const viewBox = [view.x, view.y, GEOGRAPHY.width / view.zoom, GEOGRAPHY.height / view.zoom].join(' ');
  useEffect(() => control.reveal(chosen), [control, chosen]);

  return (
    <div className="map-canvas">
      <div
        ref={frame}
        {...useFrame(control, t('label'))}
        {...handlers}
        data-moving={moving || undefined}
        data-zoomed={view.zoom > 1 || undefined}
      >
        <div
          ref={layer}
          className="map-layer"
          style={widthPx ? { [MAP_PX]: GEOGRAPHY.width / widthPx } : undefined}
        >
          <Sheet viewBox={viewBox}>
            <MapGround choice={choice} reach={reach} withinMinutes={withinMinutes} widthPx={widthPx} />
          </Sheet>
          <Sheet viewBox={viewBox} name="map-sheet-chosen">
            <ChosenMarks choice={newest} />
          </Sheet>
          <Sheet viewBox={viewBox} name="map-sheet-stations">
            <MapStations
              choice={choice}
              pairs={pairs}
              reach={reach}
              withinMinutes={withinMinutes}
              widthPx={widthPx}
              onReveal={control.reveal}
            />
          </Sheet>
          <StationLabel station={pointed} view={view} reach={reach} />
        </div>
      </div>
      <p id="map-keys" className="visually-hidden">
        {t('keys')}
      </p>
      {hint && (
        <p className="map-hint" aria-hidden="true">
          {t(`controls.${hint}`)}
        </p>
      )}
      <MapControls control={control} zoom={view.zoom} moving={moving} onMoving={setMoving} />
    </div>
  );
});
