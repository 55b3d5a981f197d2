import { BAND_HOURS, type Band, bandOf } from '#app/domain/travel-times/bands.ts';
import type { ReachTime } from '#app/domain/travel-times/reach-times.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { useTexts } from '#app/i18n/translator.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { BandSwatch } from '../drawing/symbols.tsx';
import { useMap } from '../map-context.ts';
import { STATION_BY_KEY, stationName } from '../model/railways.ts';
// By its address: it comes when it is needed, and the drawing waits for it.
import sheet from './reach.css?url';
import { ReachForm } from './reach-form.tsx';
import { ReachLink } from './reach-link.tsx';
import { TimeRow } from './time-row.tsx';

/** The bands that stand open: two are about as long as the map is high. */
const OPEN_BANDS = 2;

interface OriginProps {
  readonly origin: string;
}

type Times = readonly (readonly [key: string, time: ReachTime])[];

/** How far one gets from a station: every place by time, in bands of an hour. */
export function ReachPanel({ origin }: OriginProps) {
  const { withinMinutes, reach, language, t } = useMap();
  const duration = formatDuration(withinMinutes, language);
  const times = Object.entries(reach?.times ?? {});
  const inReach = times.filter(([, { minutes }]) => minutes <= withinMinutes);
  const beyond = times.slice(inReach.length);
  // The nearest places are always seen, far off as they may be from an island.
  const lastOpen = Math.max(OPEN_BANDS, bandOf(inReach[0]?.[1].minutes ?? 0) ?? 0);
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
      {BAND_HOURS.map((band) => (
        <BandList
          key={band}
          band={band}
          origin={origin}
          isOpen={band <= lastOpen}
          times={inReach.filter(([, { minutes }]) => bandOf(minutes) === band)}
        />
      ))}
      {beyond.length > 0 && (
        <p className="map-beyond">
          <strong>{t('reach.beyond', { duration })}</strong>{' '}
          {formatList(
            beyond.map(([key]) => stationName(key, language)),
            language,
          )}
        </p>
      )}
      <Sources times={times} />
      <p className="map-links">
        <ChoiceLink choice={{ kind: 'overview' }}>{t('close')}</ChoiceLink>
      </p>
    </>
  );
}

interface BandListProps extends OriginProps {
  readonly band: Band;
  readonly isOpen: boolean;
  readonly times: Times;
}

function BandList({ band, origin, isOpen, times }: BandListProps) {
  const { t } = useTexts('map');
  const from = STATION_BY_KEY.get(origin);
  if (!from || times.length === 0) return null;
  return (
    <details className="map-band-list" open={isOpen}>
      <summary>
        <BandSwatch band={band} />
        {t('reach.band', { hours: band })} <span>{t('reach.places', { count: times.length })}</span>
      </summary>
      <ul className="map-rows">
        {times.map(([key, { minutes, changes, train }]) => (
          <TimeRow
            key={key}
            isGuided
            from={from}
            to={STATION_BY_KEY.get(key)}
            minutes={minutes}
            isAbout={train !== undefined}
            note={changes > 0 && t('reach.changes', { count: changes })}
          />
        ))}
      </ul>
    </details>
  );
}

/** The timetable behind the times, and the sources of other trains only where one is on the way. */
function Sources({ times }: { readonly times: Times }) {
  const { otherTrains, timetable, t } = useMap();
  const used = times.flatMap(([, { train }]) => (train === undefined ? [] : (otherTrains[train] ?? [])));
  return (
    <details className="map-more">
      <summary>{t('reach.sources')}</summary>
      <ul className="map-sources">
        {[...new Set([timetable, ...used.map(({ source }) => source)])].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </details>
  );
}
