import { useEffect, useState } from 'react';
import { mapDeparturesAtPath } from '#app/i18n/addresses.ts';
import type { StationDepartures } from '#app/journeys/station-departures.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import { PANEL_TITLE_ID } from '../panel/panel-title.tsx';
import { useSettledMinute, useShownDay } from './use-now.ts';

/** The next trains of a station at the shown minute; the last ones until others are loaded. */
export function useDeparturesAt(station: string | undefined): StationDepartures | undefined {
  const { departures: sent, language } = useMap();
  const day = useShownDay();
  const minute = useSettledMinute();
  const [loaded, setLoaded] = useState(sent);
  useEffect(() => {
    if (station === undefined) return;
    const aborter = new AbortController();
    fetch(mapDeparturesAtPath(language, day, minute, station), { signal: aborter.signal })
      .then(async (response) => {
        if (response.ok) setLoaded((await response.json()) as StationDepartures);
      })
      // The trains are then left as they were.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [station, day, minute, language]);
  return loaded?.station === station ? loaded : undefined;
}

export interface StationBoardProps {
  /** Undefined until they are loaded. */
  readonly departures: StationDepartures | undefined;
}

/** The next trains of the chosen station, below its name; each opens with all its stops. */
export function StationBoard({ departures }: StationBoardProps) {
  const { t } = useMap();
  const { update } = useMapActions();
  return (
    <article className="map-details now-station" aria-labelledby={PANEL_TITLE_ID}>
      {departures && (
        <>
          <h4>{t('station.next', { time: departures.after })}</h4>
          <ol className="map-rows map-departures">
            {departures.rows.map(({ time, to, train, trip }) => (
              <li key={`${time} ${trip}`}>
                <time>{time}</time>{' '}
                <button
                  type="button"
                  className="now-open"
                  onClick={() => update({ train: trip, chosenIn: 'panel' })}
                >
                  <span className="map-row-name">{to}</span>{' '}
                  <span className="map-row-note">{train}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="map-links">
        <ChoiceLink choice={{ kind: 'overview' }}>{t('now.back')}</ChoiceLink>
      </p>
    </article>
  );
}
