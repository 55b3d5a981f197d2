import { memo, type RefObject } from 'react';
import { BandAreas, BandPatterns } from './band-areas.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { useMapShared, useView } from './map-context.ts';
import { MapLand } from './map-land.tsx';
import { MapLines } from './map-lines.tsx';
import { MapStations } from './map-stations.tsx';

interface MapDrawingProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  /** CSS pixels for each map unit; undefined until measured. */
  readonly scale: number | undefined;
}

/** The drawing: land, lines, what is chosen, stations. */
export const MapDrawing = memo(function MapDrawing({ svg, scale }: MapDrawingProps) {
  const { geography } = useMapShared().model;
  const { choice } = useView();
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name, and a title would be a tooltip everywhere
    <svg ref={svg} className="map-drawing" viewBox={`0 0 ${geography.width} ${geography.height}`}>
      <BandPatterns />
      <MapLand />
      {choice.kind === 'reach' && <BandAreas origin={choice.station} />}
      <MapLines />
      {choice.kind === 'route' && <ChosenLine departure={choice.departure} arrival={choice.arrival} />}
      <MapStations scale={scale} />
    </svg>
  );
});
