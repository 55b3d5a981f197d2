import { lazy } from 'react';
import { BAND_HOURS } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMap } from '../map-context.ts';
import { LegendEntry, LegendLine } from './legend-entry.tsx';
import { BandSwatch, StationSymbol } from './symbols.tsx';

// Loaded with the first diagram; React waits for it.
const DiagramLegend = lazy(() => import('./diagram-legend.tsx'));

/** The legend of the shown symbols, which differ by shape or number as well as by colour. */
export function MapLegend() {
  const { choice, drawing, t } = useMap();
  const isReach = choice.kind === 'reach';
  return (
    <ul
      className={`map-legend${isReach ? ' map-legend-bands' : ''}`}
      aria-label={t('legend.title')}
    >
      {isReach && <Bands />}
      {!isReach && drawing === 'diagram' && <DiagramLegend />}
      {!isReach && drawing === 'map' && <Symbols />}
    </ul>
  );
}

function Bands() {
  const { t } = useTexts('map');
  return BAND_HOURS.map((hours) => (
    <li key={hours}>
      <BandSwatch band={hours} />
      {t('reach.band', { hours })}
    </li>
  ));
}

function Symbols() {
  const { t } = useTexts('map');
  return (
    <>
      <LegendEntry text={t('legend.major')} symbol={<StationSymbol kind="major" rank={0} />} />
      <LegendEntry
        text={t('legend.regional')}
        symbol={<StationSymbol kind="regional" rank={0} />}
      />
      <LegendEntry
        text={t('legend.highSpeed')}
        symbol={<LegendLine className="map-line map-line-high-speed" />}
      />
      <LegendEntry
        text={t('legend.fast')}
        symbol={<LegendLine className="map-line map-line-fast" />}
      />
      <LegendEntry
        text={t('legend.main')}
        symbol={<LegendLine className="map-line map-line-main" />}
      />
      <LegendEntry
        text={t('legend.conventional')}
        symbol={<LegendLine className="map-line map-line-conventional" />}
      />
    </>
  );
}
