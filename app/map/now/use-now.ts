import { useEffect, useState, useSyncExternalStore } from 'react';
import { type IsoDate, romeDate, romeMinutes } from '#app/domain/search/iso-date.ts';
import { mapNowPath } from '#app/i18n/addresses.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { useMap } from '../map-context.ts';
import { fetchMapFile } from '../model/map-file.ts';
import { type PlayerMode, player } from './player.ts';

/** The days that were fetched: the map and the panel show the same one. */
const fetched = new Map<string, Promise<NowDay | undefined>>();

/** The shown day in numbers and words: the one that the page sent, or a fetched one. */
export function useNowDay(): NowDay | undefined {
  const { nowDay: sent, version, language } = useMap();
  const day = useShownDay();
  const [known, setKnown] = useState(sent);
  const isKnown = known?.day === day;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    const path = mapNowPath(language, day);
    const fetching = fetched.get(path) ?? fetchMapFile<NowDay>(path, version, neverAborted);
    fetched.set(path, fetching);
    fetching
      .then((found) => isShown && setKnown(found))
      // A link leads to the page with it.
      .catch(() => fetched.delete(path));
    return () => {
      isShown = false;
    };
  }, [day, isKnown, language, version]);
  return isKnown ? known : undefined;
}

const neverAborted = new AbortController().signal;

/** The day of the trains: that of the address, or today. */
export function useShownDay(): IsoDate {
  const { day } = useMap();
  const { today } = useFirstClock();
  return day ?? today;
}

/** The clock of the page, or that of the browser where the page has not shown trains. */
function useFirstClock() {
  const { clock } = useMap();
  const [first] = useState(() => {
    const now = new Date();
    return clock ?? { today: romeDate(now), minuteOfDay: romeMinutes(now) };
  });
  return first;
}

/** The minute to begin with: that of the address, or that of the clock. */
export function useFirstMinute(): number {
  const { minute } = useMap();
  const { minuteOfDay } = useFirstClock();
  const [first] = useState(minute ?? minuteOfDay);
  return first;
}

/** The whole minute that is shown, but not each one of a day that is playing. */
export function useSettledMinute(): number {
  const first = useFirstMinute();
  const settled = useSyncExternalStore(player.subscribe, player.settled, () => undefined);
  return settled ?? first;
}

/** How the minute changes. */
export function usePlayerMode(): PlayerMode {
  return useSyncExternalStore(player.subscribe, player.mode, () => 'still');
}
