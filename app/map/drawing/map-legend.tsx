import { memo } from 'react';
import { SCHEMATIC_AXES } from '#app/data/network/schematic.ts';
import { BAND_HOURS } from '#app/domain/travel-times/bands.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { stationName } from '../model/railways.ts';
import { BandSwatch } from './band-swatch.tsx';
import { StationSymbol } from './station-symbol.tsx';

const LINES = [
  ['high-speed', 'legend.highSpeed'],
  ['fast', 'legend.fast'],
  ['conventional', 'legend.conventional'],
] as const;
const STATIONS = [
  ['major', 'legend.major'],
  ['regional', 'legend.regional'],
] as const;

interface MapLegendProps {
  /** The map shows travel times. */
  readonly isReach: boolean;
  /** The railways are drawn as a diagram. */
  readonly isDiagram: boolean;
}

/** What the symbols mean that the map shows; they differ by shape or number as well as by colour. */
export const MapLegend = memo(function MapLegend({ isReach, isDiagram }: MapLegendProps) {
  const t = useTexts('map');
  const language = useLanguage();
  if (isReach) {
    return (
      <ul className="map-legend map-legend-bands" aria-label={t('legend.title')}>
        {BAND_HOURS.map((hours) => (
          <li key={hours}>
            <BandSwatch band={hours} />
            {t('reach.band', { hours })}
          </li>
        ))}
      </ul>
    );
  }
  if (isDiagram) {
    return (
      <ul className="map-legend" aria-label={t('legend.title')}>
        {SCHEMATIC_AXES.toReversed().map(({ id, lines: [line = []] }) => (
          <li key={id}>
            <svg className="map-sample" viewBox="0 0 40 20" width="40" height="20" aria-hidden="true">
              <path d="M3 10h34" className={`map-axis map-axis-${id}`} />
            </svg>
            {t('pair', {
              from: stationName(String(line[0]), language),
              to: stationName(String(line.at(-1)), language),
            })}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="map-legend" aria-label={t('legend.title')}>
      {STATIONS.map(([kind, text]) => (
        <li key={kind}>
          <svg className="map-sample" viewBox="-12 -10 24 20" width="24" height="20" aria-hidden="true">
            <StationSymbol kind={kind} />
          </svg>
          {t(text)}
        </li>
      ))}
      {LINES.map(([kind, text]) => (
        <li key={kind}>
          <svg className="map-sample" viewBox="0 0 40 20" width="40" height="20" aria-hidden="true">
            <path d="M2 10h36" className={`map-line map-line-${kind}`} />
          </svg>
          {t(text)}
        </li>
      ))}
    </ul>
  );
});
