import { memo } from 'react';
import land from '#app/data/network/generated/land.svg?url';
import { useTexts } from '#app/i18n/translator.ts';
import { MapCompass } from './map-compass.tsx';
import { SEAS } from './seas.ts';

/** Sea, land and borders; drawn once. */
export const MapLand = memo(function MapLand() {
  const t = useTexts('map');
  return (
    <g>
      <g className="map-coast">
        <use href={`${land}#neighbours`} />
        <use href={`${land}#italy`} />
      </g>
      <use className="map-neighbours" href={`${land}#neighbours`} />
      <use className="map-italy" href={`${land}#italy`} />
      <use className="map-borders" href={`${land}#borders`} />
      <use className="map-peaks" href={`${land}#peaks`} />
      <use className="map-peaks-shade" href={`${land}#shade`} />
      <MapCompass />
      {SEAS.map(([sea, x, y, turn]) => (
        <text key={sea} className="map-sea" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {t(`seas.${sea}`)}
        </text>
      ))}
    </g>
  );
});
