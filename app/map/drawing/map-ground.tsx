import { lazy, memo } from 'react';
import land from '#app/data/network/generated/land.svg?url';
import surroundings from '#app/data/network/generated/surroundings.svg?url';
import { PEAKS, type Peak } from '#app/data/network/peaks.ts';
import { SEAS } from '#app/data/network/seas.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMap, useMapActions } from '../map-context.ts';

// Loaded with the first travel times; React waits for it.
const ReachLand = lazy(() => import('./reach-land.tsx'));

/** The land below the lines, and the travel times on it; without code the panel lists them. */
export function MapGround({ hasCode }: { readonly hasCode: boolean }) {
  const { choice, reach, withinMinutes } = useMap();
  return (
    <>
      <MapLand />
      {choice.kind === 'reach' && reach && hasCode && (
        <ReachLand reach={reach} withinMinutes={withinMinutes} />
      )}
    </>
  );
}

const shape = (id: string, file = land) => (
  <use key={id} className={`map-${id}`} href={`${file}#${id}`} />
);

const mountain = ([kind, x, y]: Peak) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
    <use className="map-peak" href={`${land}#${kind}`} />
    <use className="map-peak-shade" href={`${land}#${kind}-shade`} />
  </g>
);

interface MapLandProps {
  /** Without mountains, below the trains of a day. */
  readonly isPlain?: boolean;
}

/** Land, borders and the names of seas. */
export const MapLand = memo(function MapLand({ isPlain = false }: MapLandProps) {
  const { t } = useTexts('map');
  // The window around the stage shows the countries around the map too.
  const { isStage } = useMapActions();
  const around = isStage ? surroundings : land;
  return (
    <g>
      <g className="map-coast">
        <use href={`${around}#neighbours`} />
        <use href={`${land}#italy`} />
      </g>
      {shape('neighbours', around)}
      {shape('italy')}
      {shape('borders', around)}
      {isStage && shape('further', around)}
      {!isPlain && <g className="map-peaks">{PEAKS.map(mountain)}</g>}
      <g className="map-compass" transform="translate(470 2620)">
        <circle r="150" />
        {['compass-light', 'compass-dark', 'compass-needle'].map((id) => shape(id))}
      </g>
      {SEAS.map(([sea, x, y, turn]) => (
        <text key={sea} className="map-sea" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {t(`seas.${sea}`)}
        </text>
      ))}
    </g>
  );
});
