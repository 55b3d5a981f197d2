import { useEffect, useState } from 'react';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { mapTrainPath } from '#app/i18n/addresses.ts';
import type { TrainCall, TrainOnMap } from '#app/journeys/moving-trains/train-on-map.ts';
import { useMap, useMapActions } from '../map-context.ts';
import { fetchMapFile } from '../model/map-file.ts';
import { PANEL_TITLE_ID } from '../panel/panel-title.tsx';
import { useRoughMinute } from './use-now.ts';

/** A train below its name: its company, its next stop and all its stops. */
export function TrainDetails({ company, calls }: TrainOnMap) {
  const { t } = useMap();
  const { update } = useMapActions();
  const minute = useRoughMinute();
  const next = nextCall(calls, minute);
  return (
    <article className="map-details now-train" aria-labelledby={PANEL_TITLE_ID}>
      <dl className="now-facts">
        {company && (
          <>
            <dt>{t('now.company')}</dt>
            <dd>{company}</dd>
          </>
        )}
        <dt>{t('now.next')}</dt>
        <dd>
          {next
            ? t('now.nextAt', { station: next.name, time: clockTime(next.arrival) })
            : t('now.arrived')}
        </dd>
      </dl>
      <h4>{t('now.allCalls')}</h4>
      <ol className="map-rows map-departures">
        {calls.map((call) => (
          <li
            key={`${call.name} ${call.departure}`}
            aria-current={call === next ? 'step' : undefined}
          >
            <time>{clockTime(call === calls[0] ? call.departure : call.arrival)}</time>{' '}
            <span className="map-row-name">{call.name}</span>
          </li>
        ))}
      </ol>
      <p className="map-links">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => update({ train: undefined, chosenIn: 'panel' })}
        >
          {t('now.back')}
        </button>
      </p>
    </article>
  );
}

/** The next stop of a train that runs at a minute; one of the day before is a day further. */
function nextCall(calls: readonly TrainCall[], minute: number): TrainCall | undefined {
  const [start = 0, end = 0] = [calls[0]?.departure, calls.at(-1)?.arrival];
  const tomorrow = minute + DAY_MINUTES;
  const isOfYesterday = !(minute >= start && minute <= end) && tomorrow <= end;
  const time = isOfYesterday ? tomorrow : minute;
  return calls.find(({ arrival }, at) => at > 0 && arrival >= time);
}

/**
 * The chosen train; undefined without one, while it is loading, and if the network fails.
 *
 * @param version the version of the timetable in addresses
 */
export function useTrain(
  trip: number | undefined,
  version: string | undefined,
): TrainOnMap | undefined {
  const { language, version: digest } = useMap();
  const [train, setTrain] = useState<TrainOnMap>();
  useEffect(() => {
    if (trip === undefined || version === undefined) return;
    const aborter = new AbortController();
    fetchMapFile<TrainOnMap>(mapTrainPath(language, version, trip), digest, aborter.signal)
      .then(setTrain)
      .catch(() => undefined);
    return () => aborter.abort();
  }, [trip, version, language, digest]);
  return train?.trip === trip ? train : undefined;
}
