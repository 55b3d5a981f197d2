import { type IsoDate, romeDate, romeMinutes } from '#app/domain/search/iso-date.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';

/** A day takes a minute. */
const MINUTES_PER_MS = DAY_MINUTES / 60_000;
/** After a longer pause between two frames, as of a hidden tab, the day continues where it was. */
const LONGEST_STEP_MS = 100;
/** A quarter of a second of a day that plays. */
const ROUGH_MINUTES = 6;
/** Trains move by a part of a pixel in this time. */
const LIVE_STEP_MS = 1000;

/** The minute follows the clock, runs through the day, or stands still. */
export type PlayerMode = 'live' | 'playing' | 'still';

/** The minute of the day that the map shows. */
export interface Player {
  /** Calls a listener after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The minute with its fraction; undefined before the first one is shown. */
  readonly minute: () => number | undefined;
  /** The whole minute, but not that of a day that is playing; undefined before the first. */
  readonly settled: () => number | undefined;
  /** The settled minute; of a day that is playing the shown one, in steps of some minutes. */
  readonly roughly: () => number | undefined;
  /** The day in Rome when the minute last followed the clock; undefined before it did. */
  readonly today: () => IsoDate | undefined;
  readonly mode: () => PlayerMode;
  readonly show: (minute: number) => void;
  /** Takes the shown minute as settled, while a day that is playing goes on. */
  readonly mark: () => void;
  /** Takes the shown minute as settled, and stands still. */
  readonly settle: () => void;
  readonly play: () => void;
  readonly live: () => void;
}

/** Whether the visitor asks for less motion: then only the slider moves the trains. */
export function isStill(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function createPlayer(): Player {
  const listeners = new Set<() => void>();
  let minute: number | undefined;
  let settled: number | undefined;
  let today: IsoDate | undefined;
  let mode: PlayerMode = 'still';
  let [frame, timer, last] = [0, 0, 0];

  function notify() {
    for (const listener of listeners) listener();
  }

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }

  /** Continues in the current mode; nothing moves in a hidden tab. */
  function run() {
    stop();
    if (document.hidden || listeners.size === 0) return;
    if (mode === 'playing') {
      last = performance.now();
      frame = requestAnimationFrame(step);
    } else if (mode === 'live') {
      tick();
    }
  }

  function step(time: number) {
    const passed = Math.min(LONGEST_STEP_MS, Math.max(0, time - last));
    last = time;
    minute = ((minute ?? 0) + passed * MINUTES_PER_MS) % DAY_MINUTES;
    frame = requestAnimationFrame(step);
    notify();
  }

  function tick() {
    const now = new Date();
    today = romeDate(now);
    // Time zones differ by whole minutes.
    minute = romeMinutes(now) + now.getUTCSeconds() / 60;
    settled = Math.floor(minute);
    if (!isStill()) timer = window.setTimeout(tick, LIVE_STEP_MS);
    notify();
  }

  function change(next: PlayerMode) {
    mode = next;
    run();
    notify();
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) document.addEventListener('visibilitychange', run);
      listeners.add(listener);
      run();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', run);
        stop();
      };
    },
    minute: () => minute,
    settled: () => settled,
    roughly: () =>
      mode === 'playing' ? Math.floor((minute ?? 0) / ROUGH_MINUTES) * ROUGH_MINUTES : settled,
    today: () => today,
    mode: () => mode,
    show(next) {
      minute = next;
      change('still');
    },
    mark() {
      settled = Math.floor(minute ?? 0);
      notify();
    },
    settle() {
      settled = Math.floor(minute ?? 0);
      change('still');
    },
    play: () => !isStill() && change('playing'),
    live: () => change('live'),
  };
}

/** The player of the page: there is one map. */
export const player = createPlayer();
