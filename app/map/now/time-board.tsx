import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { isShownDay, shownDays } from '#app/domain/timetable/shown-days.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { MAP_PATH } from '#app/i18n/addresses.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { LanguageField } from '#app/ui/language-field/language-field.tsx';
import { useMap, useMapActions } from '../map-context.ts';
import { Histogram, passedWidth } from './histogram.tsx';
import { player } from './player.ts';
import { useFirstMinute, usePlayerMode, useShownDay, useToday } from './use-now.ts';

const TICKS = [0, 6, 12, 18, 24] as const;
/** The slider stands still when it has not moved for so long. */
const SETTLE_MS = 250;

/** The figures of a playing day change no more often, which leaves the frames to the trains. */
const WRITE_MS = 100;

/** How many trains are on their way at a minute; undefined until that is loaded. */
export function useMovingText(nowDay: NowDay | undefined): (minute: number) => string {
  const { t } = useMap();
  return (minute) => {
    const count = nowDay?.moving[Math.floor(minute)];
    return count === undefined ? '' : t('now.moving', { count });
  };
}

interface TimeBoardProps {
  readonly nowDay: NowDay | undefined;
}

/**
 * The minute in big figures, and the day as a slider: a bar for each quarter of an hour, as high as
 * trains are on their way. Figures and slider follow the player by themselves, without React.
 */
export function TimeBoard({ nowDay }: TimeBoardProps) {
  const { t, language } = useMap();
  const { update } = useMapActions();
  const shownDay = useShownDay();
  const today = useToday();
  const days = shownDays(today);
  const first = useFirstMinute();
  const mode = usePlayerMode();
  const [written] = useState(first);
  const movingText = useMovingText(nowDay);
  const board = useRef<HTMLFormElement>(null);
  const timer = useRef(0);
  const lastWritten = useRef(0);

  const write = useEffectEvent(() => {
    const minute = player.minute() ?? written;
    const isPlaying = player.mode() === 'playing';
    const now = performance.now();
    if (isPlaying && now - lastWritten.current < WRITE_MS) return;
    lastWritten.current = now;
    const elements = board.current?.elements;
    const slider = elements?.namedItem('minute') as HTMLInputElement | null;
    if (!board.current || !slider) return;
    const whole = Math.floor(minute);
    const passed = board.current.querySelector('#now-passed rect');
    passed?.setAttribute('width', String(passedWidth(minute)));
    const time = clockTime(whole);
    setText(board.current.querySelector('.now-clock'), time);
    const moving = movingText(whole);
    setText(board.current.querySelector('.now-count'), moving);
    slider.value = String(whole);
    // The minutes of a day that plays are not read out.
    if (!isPlaying) slider.setAttribute('aria-valuetext', t('now.at', { time, moving }));
  });
  useEffect(() => {
    write();
    return player.subscribe(() => write());
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts are loaded.
  useEffect(() => write(), [nowDay]);

  const settle = () => {
    player.settle();
    update({ minute: Math.floor(player.minute() ?? 0) });
  };
  const slide = (minute: number) => {
    player.show(minute);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(settle, SETTLE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <form ref={board} className="now-board" action={MAP_PATH} method="get">
      <LanguageField language={language} />
      <input type="hidden" name="view" value="now" />
      {/* Read out by the slider and the panel's status. */}
      <div className="now-figures" aria-hidden="true">
        <p className="now-clock">{clockTime(written)}</p>
        <p className="now-count">{movingText(written)}</p>
      </div>
      <div className="now-slider">
        {nowDay && <Histogram moving={nowDay.moving} minute={written} />}
        <input
          type="range"
          name="minute"
          min={0}
          max={DAY_MINUTES - 1}
          step={1}
          defaultValue={written}
          autoComplete="off"
          aria-label={t('now.minute')}
          aria-valuetext={t('now.at', { time: clockTime(written), moving: movingText(written) })}
          onChange={({ target }) => slide(target.valueAsNumber)}
        />
        <p className="now-ticks" aria-hidden="true">
          {TICKS.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
      </div>
      <div className="now-buttons">
        <button
          type="button"
          className="button button-primary now-play"
          onClick={() => (mode === 'playing' ? settle() : player.play())}
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
            onChange={({ target }) => {
              const next = parseIsoDate(target.value);
              // While a year is typed, its first digits are a year too.
              if (!next || next === shownDay || !isShownDay(next, today)) return;
              update({ day: next, minute: minuteToKeep() });
            }}
          />
        </label>
        <button type="submit" className="button button-quiet now-show">
          {t('now.show')}
        </button>
      </div>
    </form>
  );
}

/** The shown minute: the clock of today says nothing of another day. */
function minuteToKeep(): number {
  player.settle();
  return Math.floor(player.minute() ?? 0);
}

/** Writes into the one text node of an element, which React has made. */
function setText(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
