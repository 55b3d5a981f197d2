import type { ReactNode } from 'react';
import { localNameOf, STATION_BY_KEY, signLanguageOf } from '#app/data/network/railways.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import sheet from '../drawing/chosen.css?url';
import { useMap } from '../map-context.ts';
import { pairsFrom } from '../model/city-pair.ts';
import { useDepartures } from '../model/departures.ts';
import { PanelTitle } from './panel-title.tsx';
import { PlanLink } from './plan-link.tsx';
import { RouteRow } from './route-list.tsx';
import { ReachLink, TimeRow } from './time-row.tsx';

const MOST_DIRECT_TRAINS = 12;

interface StationDetailsProps {
  /** The key of the station. */
  readonly station: string;
}

/** The chosen station and its trains. */
export default function StationDetails({ station: key }: StationDetailsProps) {
  const { pairs, reach, otherTrains, plan, language, t } = useMap();
  const station = STATION_BY_KEY.get(key);
  if (!station) return null;
  const localName = localNameOf(station);
  const name = station.name[language];
  const known = pairsFrom(pairs, key);
  const popular = known.filter(({ pair }) => pair.isPopular);
  const others = known.filter(({ pair }) => !pair.isPopular);
  const direct = Object.entries(reach?.direct ?? {})
    .filter(([to]) => known.every(({ city }) => city !== to))
    .slice(0, MOST_DIRECT_TRAINS);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <article className="map-details">
        <PanelTitle>{name}</PanelTitle>
        {localName !== name && (
          <p className="map-note">
            {t('station.local')} <span lang={signLanguageOf(station)}>{localName}</span>
          </p>
        )}
        <p className="map-actions">
          <PlanLink stations={[key]} plan={plan} className="button button-primary">
            {t(plan ? 'station.toPlan' : 'station.plan')}
          </PlanLink>
          <ChoiceLink choice={{ kind: 'reach', station: key }} className="button button-quiet">
            {t('station.reach')}
          </ChoiceLink>
          {station.hasGuide && (
            <a className="button button-quiet" href={localAddress(cityPath(key), language)}>
              {t('station.guide')}
            </a>
          )}
        </p>
        <p className="map-links">
          <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
        </p>
      </article>
      <Departures station={key} />
      <Rows title={t('station.popular', { name })} note={t('station.fastestNote')}>
        {popular.map(({ city, pair }) => (
          <RouteRow key={city} departure={key} arrival={city} pair={pair} />
        ))}
      </Rows>
      <Rows title={t('station.others')}>
        {others.map(({ city, minutes }) => (
          <TimeRow key={city} from={key} to={city} time={{ minutes }} />
        ))}
      </Rows>
      <Rows title={t('station.direct')} note={t('station.directNote')}>
        {direct.map(([to, minutes]) => {
          const { changes, train } = reach?.times[to] ?? {};
          const other = changes === 0 ? train : undefined;
          const time = { minutes, ...(other !== undefined && { train: other }) };
          const note = otherTrains[other ?? -1]?.service;
          return <TimeRow key={to} from={key} to={to} time={time} note={note} />;
        })}
      </Rows>
      {!reach && <ReachLink />}
    </>
  );
}

/** The next trains of the station; also without code, by the clock of the page. */
function Departures({ station }: StationDetailsProps) {
  const { t } = useMap();
  const departures = useDepartures(station);
  if (!departures || departures.rows.length === 0) return null;
  const { after, basis, rows } = departures;
  return (
    <>
      <h4>{t('station.next', { time: after })}</h4>
      <p className="map-note">
        {basis} {t('station.notLive')}
      </p>
      <ol className="map-rows map-departures">
        {rows.map(({ time, to, train, trip }) => (
          <li key={`${time} ${trip}`}>
            <time>{time}</time> <span className="map-row-name">{to}</span>{' '}
            <span className="map-row-note">{train}</span>
          </li>
        ))}
      </ol>
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
