import type { ReactNode } from 'react';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/translator.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import type { MapIslandProps } from '../map-island.tsx';
import { type CityPair, pairsFrom } from '../model/city-pair.ts';
import { STATION_BY_CITY, STATION_BY_KEY } from '../model/railways.ts';
import type { Reach } from '../model/reach.ts';
import { ReachLink } from './reach-link.tsx';
import { RouteRow } from './route-row.tsx';
import { TimeRow } from './time-row.tsx';

/** How many direct trains of a station are listed. */
const DIRECT_TRAINS = 12;

interface StationDetailsProps {
  readonly station: string;
  readonly pairs: readonly CityPair[];
  /** Undefined until it arrives. */
  readonly reach: Reach | undefined;
  readonly sources: Pick<MapIslandProps, 'otherTrains'>;
}

/** The chosen station: what leaves from it. */
export function StationDetails({ station: key, pairs, reach, sources }: StationDetailsProps) {
  const t = useTexts('map');
  const language = useLanguage();
  const station = STATION_BY_KEY.get(key);
  if (!station) return null;
  const { citySlug = '', localName } = station;
  const name = station.name[language];
  const known = pairsFrom(pairs, citySlug);
  const listed = new Set(known.map(({ city }) => STATION_BY_CITY.get(city)?.key));
  const direct = [...(reach?.times ?? [])]
    .filter(([to, { changes }]) => changes === 0 && !listed.has(to))
    .slice(0, DIRECT_TRAINS);
  return (
    <>
      <article className="map-details">
        <h3>{name}</h3>
        {localName !== name && <p className="map-note">{t('station.local', { name: localName })}</p>}
        <p className="map-actions">
          <ChoiceLink choice={{ kind: 'reach', station: key }} className="button button-quiet">
            {t('station.reach')}
          </ChoiceLink>
          {citySlug && (
            <a className="button button-quiet" href={localAddress(cityPath(citySlug), language)}>
              {t('station.guide')}
            </a>
          )}
        </p>
        <p className="map-links">
          <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
        </p>
      </article>
      <Rows title={t('station.popular', { name })}>
        {known.flatMap(({ city, pair }) =>
          pair.isPopular ? <RouteRow key={city} departure={citySlug} arrival={city} pair={pair} /> : [],
        )}
      </Rows>
      <Rows title={t('station.others')}>
        {known.flatMap(({ city, pair, minutes }) =>
          pair.isPopular ? (
            []
          ) : (
            <TimeRow
              key={city}
              from={station}
              to={STATION_BY_CITY.get(city)}
              time={formatDuration(minutes, language)}
            />
          ),
        )}
      </Rows>
      <Rows title={t('station.direct')} note={t('station.directNote')}>
        {direct.map(([to, { minutes, train }]) => {
          const duration = formatDuration(minutes, language);
          return (
            <TimeRow
              key={to}
              from={station}
              to={STATION_BY_KEY.get(to)}
              time={train === undefined ? duration : t('about', { duration })}
              note={train === undefined ? undefined : sources.otherTrains[train]?.service}
            />
          );
        })}
      </Rows>
      {!reach && <ReachLink choice={{ kind: 'station', station: key }} />}
    </>
  );
}

interface RowsProps {
  readonly title: string;
  readonly note?: string;
  readonly children: readonly ReactNode[];
}

function Rows({ title, note, children }: RowsProps) {
  if (children.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      {note && <p className="map-note">{note}</p>}
      <ul className="map-rows">{children}</ul>
    </>
  );
}
