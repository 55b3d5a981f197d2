import { memo } from 'react';

/** A compass rose in the open sea; north is above. */
export const MapCompass = memo(function MapCompass() {
  return (
    <g className="map-compass" transform="translate(470 2620)">
      <circle r="150" />
      <path
        className="map-compass-light"
        d="M0-250L40-40 0 0zM250 0L40 40 0 0zM0 250L-40 40 0 0zM-250 0L-40-40 0 0z"
      />
      <path
        className="map-compass-dark"
        d="M0-250L-40-40 0 0zM250 0L40-40 0 0zM0 250L40 40 0 0zM-250 0L-40 40 0 0z"
      />
      <path className="map-compass-needle" d="M0-330l24 60h-48z" />
    </g>
  );
});
