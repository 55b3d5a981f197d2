import { useTranslation } from 'react-i18next';
import { JOURNEYS } from '#app/data/journeys/journeys.ts';
import { journeysFrom } from '#app/domain/routes/journey.ts';
import { cityPath, localAddress } from '#app/i18n/addresses.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { ChoiceLink } from '../choice-link.tsx';
import { useMapShared } from '../map-context.ts';
import { stationName } from '../map-model.ts';
import { RouteRow } from './route-row.tsx';
import { TimeRow } from './time-row.tsx';

/** How many direct trains of a station are listed. */
const DIRECT_TRAINS = 12;

/** The chosen station: what leaves from it. */
export function StationDetails({ station: key }: { readonly station: string }) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const station = model.byKey.get(key);
  if (!station) return null;
  const { citySlug, localName } = station;
  const name = station.name[language];
  const routes = model.routes
    .filter(({ departure }) => departure === citySlug)
    .toSorted((a, b) => a.durationMinutes - b.durationMinutes);
  const others = citySlug ? journeysFrom(JOURNEYS, citySlug).filter(({ journey }) => !journey.popular) : [];
  const direct = (model.index.ridesFrom.get(key) ?? [])
    .filter(({ to }) => !routes.some(({ arrival }) => model.byCity.get(arrival)?.key === to))
    .filter(({ to }) => !others.some(({ city }) => model.byCity.get(city)?.key === to))
    .toSorted((a, b) => a.minutes - b.minutes)
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
      {routes.length > 0 && (
        <>
          <h4>{t('station.popular', { name })}</h4>
          <ul className="map-rows">
            {routes.map((route) => (
              <RouteRow key={route.arrival} route={route} />
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h4>{t('station.others')}</h4>
          <ul className="map-rows">
            {others.map(({ city, journey }) => (
              <TimeRow
                key={city}
                from={station}
                to={model.byCity.get(city)}
                time={formatDuration(journey.fastestMinutes.value, language)}
              />
            ))}
          </ul>
        </>
      )}
      {direct.length > 0 && (
        <>
          <h4>{t('station.direct')}</h4>
          <p className="map-note">{t('station.directNote')}</p>
          <ul className="map-rows">
            {direct.map(({ to, minutes, line }) => (
              <TimeRow
                key={to}
                from={station}
                to={model.byKey.get(to)}
                time={t('about', { duration: formatDuration(minutes, language) })}
                note={model.lines.get(line)?.service ?? stationName(model, to, language)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
