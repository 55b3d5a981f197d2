import { memo } from 'react';
import type { MapChoice } from '../model/map-view.ts';
import type { Reach } from '../model/reach.ts';
import { MapLand } from './map-land.tsx';
import { MapLines } from './map-lines.tsx';
import { ReachLand } from './reach-land.tsx';

interface MapGroundProps {
  readonly choice: MapChoice;
  readonly reach: Reach | undefined;
  readonly withinMinutes: number;
  /** The width of the whole map in CSS pixels; undefined until measured. */
  readonly widthPx: number | undefined;
}

/** What lies under the stations: the land, how far one gets on it, and the lines. */
export const MapGround = memo(function MapGround(props: MapGroundProps) {
  const { choice, reach, withinMinutes, widthPx } = props;
  return (
    <>
      <MapLand />
      {choice.kind === 'reach' && reach && <ReachLand reach={reach} withinMinutes={withinMinutes} />}
      <MapLines choice={choice} widthPx={widthPx} />
    </>
  );
});
