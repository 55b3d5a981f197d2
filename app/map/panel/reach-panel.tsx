import { stationName } from '#app/data/network/railways.ts';
import { BAND_HOURS, bandOf } from '#app/domain/travel-times/bands.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { BandSwatch } from '../drawing/symbols.tsx';
import { useMap } from '../map-context.ts';
import { PanelTitle } from './panel-title.tsx';
// By its address, so that it is loaded with travel times only; React waits for it.
import sheet from './reach.css?url';
import { ReachForm } from './reach-form.tsx';
import { ReachLink, TimeRow } from './time-row.tsx';

/** The bands that are open at first: two are about as long as the map is high. */
const OPEN_BANDS = 2;

interface ReachPanelProps {
  readonly origin: string;
}

/** The places within reach of a station, in bands of an hour. */
export default function ReachPanel({ origin }: ReachPanelProps) {
  const { withinMinutes, reach, otherTrains, timetable, language, t } = useMap();
  const duration = formatDuration(withinMinutes, language);
  const times = Object.entries(reach?.times ?? {});
  const inReach = times.filter(([, { minutes }]) => minutes <= withinMinutes);
  const bands = BAND_HOURS.map((band) => ({
    band,
    places: inReach.filter(([, { minutes }]) => bandOf(minutes) === band),
  })).filter(({ places }) => places.length > 0);
  const beyond = times.slice(inReach.length).map(([key]) => stationName(key, language));
  const otherSources = times.flatMap(([, { train }]) => otherTrains[train ?? -1]?.source ?? []);
  const sources = new Set([timetable, ...otherSources]);
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="map" />
      <div className="map-details">
        <PanelTitle>{t('reach.title', { name: stationName(origin, language) })}</PanelTitle>
        <ReachForm origin={origin} />
        <p className="map-note">{t('reach.note')}</p>
      </div>
      {!reach && <ReachLink />}
      {bands.map(({ band, places }, i) => (
        // The first band is always open, even if it is far, as from an island.
        <details key={band} className="map-band-list" open={band <= OPEN_BANDS || i === 0}>
          <summary>
            <BandSwatch band={band} />
            {t('reach.band', { hours: band })}{' '}
            <span>{t('reach.places', { count: places.length })}</span>
          </summary>
          <ul className="map-rows">
            {places.map(([to, time]) => (
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
          {[...sources].map((source) => (
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
