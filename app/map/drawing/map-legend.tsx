import type { ReactNode } from 'react';
import { SERVICES, stationName } from '#app/data/network/railways.ts';
import { SCHEMATIC_AXES } from '#app/data/network/schematic.ts';
import { BAND_HOURS } from '#app/domain/travel-times/bands.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { useMap, useMapLink } from '../map-context.ts';
import { AxisLetter, BandSwatch, StationSymbol } from './symbols.tsx';

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
      {!isReach && drawing === 'diagram' && <Axes />}
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

function Axes() {
  const { choice, language, t } = useMap();
  const link = useMapLink();
  const entries = SCHEMATIC_AXES.toReversed().map(({ id, letter, lines }) => {
    const services = lines.map((line, at) => {
      const [from, to] = [line[0], line.at(-1)].map((end) => stationName(String(end), language));
      return t('legend.trains', { from, to, count: SERVICES[id]?.[at] ?? 0 });
    });
    return (
      <Entry
        key={id}
        text={services.join(', ')}
        symbol={
          <>
            <Line className={`map-axis axis-${id}`} />
            <AxisLetter id={id} letter={letter} />
          </>
        }
      />
    );
  });
  return (
    <>
      {entries}
      <li>{t('legend.trainsNote')}</li>
      <li>
        <a {...link({ drawing: 'list' }, { choice })}>{t('legend.others')}</a>
      </li>
    </>
  );
}

function Symbols() {
  const { t } = useTexts('map');
  return (
    <>
      <Entry text={t('legend.major')} symbol={<StationSymbol kind="major" rank={0} />} />
      <Entry text={t('legend.regional')} symbol={<StationSymbol kind="regional" rank={0} />} />
      <Entry
        text={t('legend.highSpeed')}
        symbol={<Line className="map-line map-line-high-speed" />}
      />
      <Entry text={t('legend.fast')} symbol={<Line className="map-line map-line-fast" />} />
      <Entry text={t('legend.main')} symbol={<Line className="map-line map-line-main" />} />
      <Entry
        text={t('legend.conventional')}
        symbol={<Line className="map-line map-line-conventional" />}
      />
    </>
  );
}

function Line({ className }: { readonly className: string }) {
  return <path d="M-18 0h36" className={className} />;
}

function Entry({ text, symbol }: { readonly text: string; readonly symbol: ReactNode }) {
  return (
    <li>
      <svg className="map-sample" viewBox="-20 -10 40 20" width="40" height="20" aria-hidden="true">
        {symbol}
      </svg>
      {text}
    </li>
  );
}
