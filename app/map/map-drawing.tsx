import { memo, type ReactNode } from 'react';
import { BandAreas, BandPatterns } from './band-areas.tsx';
import { ChosenMarks } from './chosen-marks.tsx';
import { useMapShared, useView } from './map-context.ts';
import { MapLand } from './map-land.tsx';
import { MapLines } from './map-lines.tsx';
import { MapStations } from './map-stations.tsx';

interface MapDrawingProps {
  /** CSS pixels for each map unit; undefined until measured. */
  readonly scale: number | undefined;
}

/**
 * The drawing on three sheets, one above the other: the ground with its lines, what is chosen, the stations. A choice
 * draws only the thin sheet in the middle in the frame of the press; the browser keeps the two large ones as they are.
 */
export const MapDrawing = memo(function MapDrawing({ scale }: MapDrawingProps) {
  const { choice } = useView();
  return (
    <>
      <Sheet>
        <BandPatterns />
        <MapLand />
        {choice.kind === 'reach' && <BandAreas origin={choice.station} />}
        <MapLines scale={scale} />
      </Sheet>
      <Sheet name="map-sheet-chosen">
        <ChosenMarks />
      </Sheet>
      <Sheet name="map-sheet-stations">
        <MapStations scale={scale} />
      </Sheet>
    </>
  );
});

function Sheet({ name = '', children }: { readonly name?: string; readonly children: ReactNode }) {
  const { geography } = useMapShared().model;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name, and a title would be a tooltip everywhere
    <svg className={`map-drawing ${name}`.trim()} viewBox={`0 0 ${geography.width} ${geography.height}`}>
      {children}
    </svg>
  );
}
