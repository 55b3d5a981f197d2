import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { isShownDay, shownDays } from '#app/domain/timetable/shown-days.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { MAP_PATH } from '#app/i18n/addresses.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { KeptFields } from '../kept-fields.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import { Histogram } from './histogram.tsx';
import { NowLegend } from './now-legend.tsx';
import { player } from './player.ts';
import { useBoardFigures } from './use-board-figures.ts';
import { useFirstMinute, useMovingText, usePlayerMode, useShownDay, useToday } from './use-now.ts';

const TICKS = [0, 6, 12, 18, 24] as const;
/** The slider has stopped once it has not moved for this long. */
const SETTLE_MS = 250;

interface TimeBoardProps {
  readonly nowDay: NowDay | undefined;
}

/**
 * The minute in big figures, and the day as a slider: a bar for each quarter of an hour, as high as
 * trains are on their way. Figures and slider follow the player by themselves, without React.
 */
export function TimeBoard({ nowDay }: TimeBoardProps) {
  const { t } = useMap();
  const { update } = useMapActions();
  const mode = usePlayerMode();
  const [first] = useState(useFirstMinute());
  const movingText = useMovingText(nowDay);
  const shownDay = useShownDay();
  const today = useToday();
  const board = useRef<HTMLFormElement>(null);
  // React leaves values chosen before hydration on the screen, but not in its state.
  const takeOver = useEffectEvent(() => {
    const fields = new FormData(board.current ?? undefined);
    const day = otherDay(String(fields.get('day')), shownDay, today);
    const minute = Number(fields.get('minute'));
    if (day || minute !== first) update({ minute, ...(day && { day }) });
  });
  // Before the board is written.
  useEffect(() => takeOver(), []);
  useBoardFigures(board, nowDay, first);

  return (
    <form ref={board} className="now-board" action={MAP_PATH} method="get">
      <KeptFields />
      <input type="hidden" name="view" value="now" />
      {/* Read out by the slider and the panel's status. */}
      <div className="now-figures" aria-hidden="true">
        <p className="now-clock">{clockTime(first)}</p>
        <p className="now-count">{movingText(first)}</p>
      </div>
      <NowLegend />
      <DaySlider nowDay={nowDay} first={first} />
      <div className="now-buttons">
        <button
          type="button"
          className="button button-primary now-play"
          onClick={() => (mode === 'playing' ? update({ minute: settleMinute() }) : player.play())}
        >
          {t(mode === 'playing' ? 'now.pause' : 'now.play')}
        </button>
        <button
          type="button"
          className="button button-quiet now-live"
          aria-pressed={mode === 'live'}
          onClick={() => {
            player.live();
            update({ day: undefined, minute: undefined });
          }}
        >
          {t('now.live')}
        </button>
        <DayField />
        <button type="submit" className="button button-quiet now-show">
          {t('now.show')}
        </button>
      </div>
    </form>
  );
}

interface DaySliderProps extends TimeBoardProps {
  /** The minute to begin with. */
  readonly first: number;
}

/** The minutes of the day, over a bar for each quarter of an hour. */
function DaySlider({ nowDay, first }: DaySliderProps) {
  const { t } = useMap();
  const { update } = useMapActions();
  const movingText = useMovingText(nowDay);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  function slide(minute: number) {
    player.show(minute);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => update({ minute: settleMinute() }), SETTLE_MS);
  }

  return (
    <div className="now-slider">
      {nowDay && <Histogram moving={nowDay.moving} minute={first} />}
      <input
        type="range"
        name="minute"
        min={0}
        max={DAY_MINUTES - 1}
        step={1}
        defaultValue={first}
        autoComplete="off"
        aria-label={t('now.minute')}
        aria-valuetext={t('now.at', { time: clockTime(first), moving: movingText(first) })}
        onChange={({ target }) => slide(target.valueAsNumber)}
      />
      <p className="now-ticks" aria-hidden="true">
        {TICKS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
    </div>
  );
}

/** The day of the trains. Another one keeps the minute that is shown. */
function DayField() {
  const { t } = useMap();
  const { update } = useMapActions();
  const shownDay = useShownDay();
  const today = useToday();
  const days = shownDays(today);

  function choose(text: string) {
    const day = otherDay(text, shownDay, today);
    // The clock of today says nothing of another day.
    if (day) update({ day, minute: settleMinute() });
  }

  return (
    <label className="now-day">
      <span className="visually-hidden">{t('now.day')}</span>
      <input
        key={shownDay}
        type="date"
        name="day"
        defaultValue={shownDay}
        min={days.first}
        max={days.last}
        required
        autoComplete="off"
        onChange={({ target }) => choose(target.value)}
      />
    </label>
  );
}

/** The day of a field, unless it is the shown one or has no trains. */
function otherDay(text: string, shownDay: IsoDate, today: IsoDate): IsoDate | undefined {
  const day = parseIsoDate(text);
  // While a year is typed, its first digits are a year too.
  return day && day !== shownDay && isShownDay(day, today) ? day : undefined;
}

/** Stops at the shown minute, which it returns. */
function settleMinute(): number {
  player.settle();
  return Math.floor(player.minute() ?? 0);
}
