import { useEffect, useState } from 'react';
import { mapDeparturesAtPath } from '#app/i18n/addresses.ts';
import type { StationDepartures } from '#app/journeys/station-departures.ts';
import { ChoiceLink } from '../controls/choice-link.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import { PANEL_TITLE_ID } from '../panel/panel-title.tsx';
import { useSettledMinute, useShownDay } from './use-now.ts';

export interface DeparturesAt {
  /** Those of the shown minute, or the last ones before; undefined until they are loaded. */
  readonly shown: StationDepartures | undefined;
  /** Those of the shown minute alone; undefined without a station, or if they cannot be loaded. */
  readonly current: StationDepartures | undefined;
  /** They are not yet known. */
  readonly isLoading: boolean;
}

/** The next trains of a station at the shown minute. */
export function useDeparturesAt(station: string | undefined): DeparturesAt {
  const { departures: sent, language } = useMap();
  const day = useShownDay();
  const minute = useSettledMinute();
  const path =
    station === undefined ? undefined : mapDeparturesAtPath(language, day, minute, station);
  const [shown, setShown] = useState(sent);
  const [answer, setAnswer] = useState<{ path: string; found?: StationDepartures | undefined }>();
  useEffect(() => {
    if (path === undefined) return;
    const aborter = new AbortController();
    fetch(path, { signal: aborter.signal })
      .then(async (response) => (response.ok ? await response.json() : undefined))
      .catch(() => undefined)
      .then((found: StationDepartures | undefined) => {
        if (aborter.signal.aborted) return;
        setAnswer({ path, found });
        // The trains are otherwise left as they were.
        if (found) setShown(found);
      });
    return () => aborter.abort();
  }, [path]);
  const isAnswered = answer?.path === path;
  return {
    shown: shown?.station === station ? shown : undefined,
    current: isAnswered ? answer?.found : undefined,
    isLoading: path !== undefined && !isAnswered,
  };
}

interface StationBoardProps {
  /** Undefined until they are loaded. */
  readonly departures: StationDepartures | undefined;
}

/** The next trains of the chosen station, below its name; each opens with all its stops. */
export function StationBoard({ departures }: StationBoardProps) {
  const { t } = useMap();
  const { update } = useMapActions();
  return (
    <article className="map-details now-station" aria-labelledby={PANEL_TITLE_ID}>
      {departures?.rows.length === 0 && <p className="map-note">{t('now.none')}</p>}
      {departures && departures.rows.length > 0 && (
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
