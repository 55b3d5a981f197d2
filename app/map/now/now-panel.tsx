import { useEffect, useState } from 'react';
import { stationName } from '#app/data/network/railways.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import chosenSheet from '../drawing/chosen.css?url';
import { useMap, useMapLink } from '../map-context.ts';
import type { MapView } from '../model/map-view.ts';
import { PanelTitle } from '../panel/panel-title.tsx';
import { DayTables } from './day-tables.tsx';
import sheet from './now.css?url';
import { player } from './player.ts';
import { ShareLink } from './share-link.tsx';
import { type DeparturesAt, StationBoard, useDeparturesAt } from './station-board.tsx';
import { TimeBoard } from './time-board.tsx';
import { TrainDetails, useTrain } from './train-details.tsx';
import { useTrainsProgress } from './trains-progress.ts';
import { useFocusedTitle } from './use-focused-title.ts';
import { useMovingText, useNowDay, usePlayerMode, useSettledMinute } from './use-now.ts';

/** The minute with the day as a slider, the chosen train or station, and the day in tables. */
export default function NowPanel() {
  const { choice, train: trip, minute, language, t } = useMap();
  const nowDay = useNowDay();
  const version = nowDay?.folder.split('/')[0];
  const station = choice.kind === 'station' ? choice.station : undefined;
  const departures = useDeparturesAt(station);
  const train = useTrain(trip, version);
  const progress = useTrainsProgress();
  const isChosen = trip !== undefined || station !== undefined;
  const day = station === undefined ? t('now.title') : stationName(station, language);
  // The address has the minute, also that of an entry of the history.
  useEffect(() => {
    if (minute === undefined) return player.live();
    player.show(minute);
    player.settle();
  }, [minute]);
  // The next trains of a station are those of the minute at which it was pressed.
  useEffect(() => {
    if (station !== undefined && player.mode() === 'playing') player.mark();
  }, [station]);
  useFocusedTitle(trip === undefined);
  useFocusedTitle(train !== undefined, true);
  return (
    <>
      <link rel="stylesheet" href={chosenSheet} precedence="map" />
      <link rel="stylesheet" href={sheet} precedence="map" />
      <div className="now-head">
        {/* What was there before stays until the train is known. */}
        <PanelTitle>{train?.name ?? day}</PanelTitle>
        {train && <p className="now-line">{train.line}</p>}
        <p className="now-date">
          {nowDay?.title}{' '}
          <span className="now-usual">
            {nowDay?.usual}
            {nowDay && progress === 'loading' && (
              // Alone it stands after the date, instead of over other words.
              <span className={nowDay.usual ? 'now-loading' : undefined}>{t('now.loading')}</span>
            )}
          </span>
        </p>
        {progress === 'failed' && <p className="map-note">{t('now.failed')}</p>}
        <Replaced />
      </div>
      {nowDay && progress === 'failed' && <LoadLink />}
      <TimeBoard nowDay={nowDay} />
      <Status {...departures} />
      {train && <TrainDetails {...train} />}
      {!train && station !== undefined && <StationBoard departures={departures.shown} />}
      {!isChosen && <p className="map-note now-press">{t('now.press')}</p>}
      <ShareLink />
      {nowDay ? <DayTables nowDay={nowDay} /> : <LoadLink />}
    </>
  );
}

/** Names the parts of the address that could not be shown, until the visitor chooses again. */
function Replaced() {
  const { replaced, day, minute, t } = useMap();
  return (
    <>
      {replaced?.day && !day && <p className="map-note">{t('now.noDay')}</p>}
      {replaced?.minute && minute === undefined && <p className="map-note">{t('now.noMinute')}</p>}
    </>
  );
}

/**
 * Says the minute, the count and the next trains when the slider or the day has stopped, once all
 * of them are known.
 */
function Status({ current, isLoading }: DeparturesAt) {
  const { day, minute, t } = useMap();
  const nowDay = useNowDay();
  const movingText = useMovingText(nowDay);
  const mode = usePlayerMode();
  const settled = useSettledMinute();
  const [first, setFirst] = useState<Pick<MapView, 'day' | 'minute'> | undefined>({ day, minute });
  // Once it has been left, the first moment is announced like any other.
  if (first && (first.day !== day || first.minute !== minute)) setFirst(undefined);
  const isSet = !first && minute !== undefined && mode === 'still';
  const isAnnounced = isSet && nowDay && !isLoading;
  const next = current?.rows.slice(0, 3).map(({ time, to, train }) => `${time} ${to}, ${train}`);
  return (
    <p role="status" className="visually-hidden">
      {isAnnounced && (
        // Another day is announced with the same trains too.
        <span key={day}>
          {[t('now.at', { time: clockTime(settled), moving: movingText(settled) }), ...(next ?? [])]
            .map((text) => `${text}.`)
            .join(' ')}
        </span>
      )}
    </p>
  );
}

/** The page of the shown view, which has the day, for when the day could not be fetched. */
function LoadLink() {
  const map = useMap();
  const link = useMapLink();
  return (
    <p className="map-links">
      <a href={link({}, map).href}>{map.t('now.load')}</a>
    </p>
  );
}
