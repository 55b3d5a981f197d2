import { useTranslation } from 'react-i18next';
import { BAND_HOURS, type Band } from '#app/domain/travel-times/bands.ts';
import { CHANGE_MINUTES, type Journey } from '#app/domain/travel-times/travel-times.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { BandSwatch } from '../band-swatch.tsx';
import { ChoiceLink } from '../choice-link.tsx';
import { useMapShared } from '../map-context.ts';
import { stationName } from '../map-model.ts';
import { isPublished, reachFrom } from '../reach.ts';
import { OriginField } from './origin-field.tsx';
import { TimeRow } from './time-row.tsx';

/** The bands that stand open: two are about as long as the map is high. */
const OPEN_BANDS = 2;

/** How far one gets from a station: every place by time, in bands of an hour. */
export function ReachPanel({ origin }: { readonly origin: string }) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const { journeys, bands } = reachFrom(model, origin);
  const name = stationName(model, origin, language);
  const beyond = [...journeys.keys()].filter((key) => key !== origin && !bands.has(key));
  const used = new Set(
    [...journeys.values()].flatMap(({ rides }) => rides.map(({ line }) => model.lines.get(line)?.source)),
  );
  return (
    <>
      <div className="map-details">
        <h3>{t('reach.title', { name })}</h3>
        <OriginField origin={origin} />
        <p className="map-note">{t('reach.note', { minutes: CHANGE_MINUTES })}</p>
      </div>
      {BAND_HOURS.map((band) => (
        <BandList key={band} band={band} origin={origin} />
      ))}
      {beyond.length > 0 && (
        <p className="map-beyond">
          <strong>{t('reach.beyond')}</strong>{' '}
          {formatList(
            beyond.map((key) => stationName(model, key, language)),
            language,
          )}
        </p>
      )}
      <details className="map-more">
        <summary>{t('reach.sources')}</summary>
        <ul className="map-sources">
          {model.sources
            .filter((_, place) => used.has(place))
            .map(({ name: source, year, url }) => (
              <li key={`${source} ${url}`}>{t('reach.source', { name: source, year })}</li>
            ))}
        </ul>
      </details>
      <p className="map-links">
        <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
      </p>
    </>
  );
}

function BandList({ band, origin }: { readonly band: Band; readonly origin: string }) {
  const { t } = useTranslation('map');
  const { model, language } = useMapShared();
  const { journeys, bands } = reachFrom(model, origin);
  const from = model.byKey.get(origin);
  const rows = [...journeys].filter(([key]) => bands.get(key) === band);
  if (!from || rows.length === 0) return null;
  const changes = ({ changes: places }: Journey) =>
    places.length === 0
      ? undefined
      : t('reach.change', {
          places: formatList(
            places.map((key) => stationName(model, key, language)),
            language,
          ),
        });
  const time = (journey: Journey) => {
    const duration = formatDuration(journey.minutes, language);
    return isPublished(model, journey) ? duration : t('about', { duration });
  };
  return (
    <details className="map-band-list" open={band <= OPEN_BANDS}>
      <summary>
        <BandSwatch band={band} />
        {t('reach.band', { hours: band })} <span>{t('reach.places', { count: rows.length })}</span>
      </summary>
      <ul className="map-rows">
        {rows.map(([key, journey]) => (
          <TimeRow
            key={key}
            from={from}
            to={model.byKey.get(key)}
            time={time(journey)}
            note={changes(journey)}
          />
        ))}
      </ul>
    </details>
  );
}
