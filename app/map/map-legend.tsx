import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StationSymbol } from './station-symbol.tsx';

const LINES = [
  ['high-speed', 'legend.highSpeed'],
  ['conventional', 'legend.conventional'],
] as const;
const STATIONS = [
  ['major', 'legend.major'],
  ['regional', 'legend.regional'],
] as const;

/** What the map's symbols mean; they differ by shape as well as by colour. */
export const MapLegend = memo(function MapLegend() {
  const { t } = useTranslation('map');
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
