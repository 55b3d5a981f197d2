import { stationName } from '#app/data/network/railways.ts';
import { BAND_HOURS, type Band, bandOf } from '#app/domain/travel-times/bands.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { BandSwatch } from '../drawing/symbols.tsx';
import { useMap } from '../map-context.ts';
// By its address: it comes when it is needed, and the drawing waits for it.
import sheet from './reach.css?url';
import { ReachForm } from './reach-form.tsx';
import { ReachLink, TimeRow } from './time-row.tsx';

/** The bands that stand open: two are about as long as the map is high. */
const OPEN_BANDS = 2;

/** How far one gets from a station: every place by time, in bands of an hour. */
export function ReachPanel({ origin }: { readonly origin: string }) {
  const { withinMinutes, reach, otherTrains, timetable, language, t } = useMap();
  const duration = formatDuration(withinMinutes, language);
  const times = Object.entries(reach?.times ?? {});
  const inReach = times.filter(([, { minutes }]) => minutes <= withinMinutes);
  const placesIn = (band: Band) => inReach.filter(([, { minutes }]) => bandOf(minutes) === band);
  const bands = BAND_HOURS.filter((band) => placesIn(band).length > 0);
  const beyond = times.slice(inReach.length).map(([key]) => stationName(key, language));
  // Those of other trains only where one is on the way.
  const sources = [
    timetable,
    ...times.flatMap(([, { train }]) => otherTrains[train ?? -1]?.source ?? []),
  ];
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <div className="map-details">
        <h3>{t('reach.title', { name: stationName(origin, language) })}</h3>
        <ReachForm origin={origin} />
        <p className="map-note">{t('reach.note')}</p>
      </div>
      {reach ? (
        <p className="map-reach-count">{t('reach.count', { count: inReach.length, duration })}</p>
      ) : (
        <ReachLink />
      )}
      {bands.map((band, i) => (
        // The nearest places are always seen, far off as they may be from an island.
        <details key={band} className="map-band-list" open={band <= OPEN_BANDS || i === 0}>
          <summary>
            <BandSwatch band={band} />
            {t('reach.band', { hours: band })}{' '}
            <span>{t('reach.places', { count: placesIn(band).length })}</span>
          </summary>
          <ul className="map-rows">
            {placesIn(band).map(([to, time]) => (
              <TimeRow
                key={to}
                isGuided
                from={origin}
                to={to}
                time={time}
                note={time.changes > 0 && t('reach.changes', { count: time.changes })}
              />
            ))}
          </ul>
        </details>
      ))}
      {beyond.length > 0 && (
        <p className="map-beyond">
          <strong>{t('reach.beyond', { duration })}</strong> {formatList(beyond, language)}
        </p>
      )}
      <details className="map-more">
        <summary>{t('reach.sources')}</summary>
        <ul className="map-sources">
          {[...new Set(sources)].map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      <p className="map-links">
        <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
      </p>
    </>
  );
}
