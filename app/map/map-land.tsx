import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import land from '#app/data/network/generated/land.svg?url';
import { MapCompass } from './map-compass.tsx';

// Where each sea has room for its name, in map units, and the turn that follows its coast, in degrees.
const SEAS = [
  ['seas.adriatic', 3010, 2210, 38],
  ['seas.tyrrhenian', 2060, 3330, 0],
  ['seas.ionian', 3530, 4470, 0],
] as const;

/** Sea, land and borders; drawn once. */
export const MapLand = memo(function MapLand() {
  const { t } = useTranslation('map');
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
      {SEAS.map(([key, x, y, turn]) => (
        <text key={key} className="map-sea" transform={`translate(${x} ${y}) rotate(${turn})`}>
          {t(key)}
        </text>
      ))}
    </g>
  );
});
