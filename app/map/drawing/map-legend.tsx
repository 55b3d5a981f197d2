import { lazy } from 'react';
import { BAND_HOURS, bandOf } from '#app/domain/travel-times/bands.ts';
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

/** The hours of the lines in reach: up to the last station's. */
function Bands() {
  const { reach, withinMinutes, t } = useMap();
  const times = Object.values(reach?.times ?? {}).map(({ minutes }) => minutes);
  const longest = Math.max(0, ...times.filter((minutes) => minutes <= withinMinutes));
  const last = bandOf(longest) ?? 0;
  return BAND_HOURS.filter((hours) => hours <= last).map((hours) => (
    <li key={hours}>
      <BandSwatch band={hours} />
      {t('reach.band', { hours })}
    </li>
  ));
}

/** The lines of the map: their names among the texts, and in their classes. */
const LINES = [
  ['highSpeed', 'high-speed'],
  ['fast', 'fast'],
  ['main', 'main'],
  ['conventional', 'conventional'],
] as const;

/** Those of a choice, the only ones in colour; of the others the fast ones look like main lines. */
const CHOSEN_LINES = { route: 'high-speed', station: 'fast' } as const;

function Symbols() {
  const { choice, t } = useMap();
  const chosen = choice.kind === 'route' || choice.kind === 'station' ? choice.kind : undefined;
  return (
    <>
      <LegendEntry text={t('legend.major')} symbol={<StationSymbol kind="major" rank={0} />} />
      <LegendEntry
        text={t('legend.regional')}
        symbol={<StationSymbol kind="regional" rank={0} />}
      />
      {chosen && (
        <LegendEntry
          text={t(`legend.${chosen}`)}
          symbol={<LegendLine className={`map-line map-line-${CHOSEN_LINES[chosen]}`} />}
        />
      )}
      {LINES.filter(([name]) => !chosen || name !== 'fast').map(([name, kind]) => (
        <LegendEntry
          key={kind}
          text={t(`legend.${name}`)}
          symbol={
            <g className={chosen && 'map-is-behind'}>
              <LegendLine className={`map-line map-line-${kind}`} />
            </g>
          }
        />
      ))}
    </>
  );
}
