import { useEffect, useState, useSyncExternalStore } from 'react';
import { type IsoDate, romeDate, romeMinutes } from '#app/domain/search/iso-date.ts';
import { mapNowPath } from '#app/i18n/addresses.ts';
import type { NowDay } from '#app/journeys/moving-trains/now-day.ts';
import { useMap } from '../map-context.ts';
import { fetchMapFile } from '../model/map-file.ts';
import { type PlayerMode, player } from './player.ts';

/** The days by their paths, since the map and the panel show the same one. */
const fetched = new Map<string, Promise<NowDay | undefined>>();

/** Fetches a day once; one that the page cannot show is fetched again the next time. */
function fetchDay(path: string, version: string): Promise<NowDay | undefined> {
  const known = fetched.get(path);
  if (known) return known;
  const fetching = fetchMapFile<NowDay>(path, version, neverAborted)
    .catch(() => undefined)
    .then((found) => {
      if (!found) fetched.delete(path);
      return found;
    });
  fetched.set(path, fetching);
  return fetching;
}

/** The shown day in numbers and words: the one that the page sent, or a fetched one. */
export function useNowDay(): NowDay | undefined {
  const { nowDay: sent, version, language } = useMap();
  const day = useShownDay();
  const [known, setKnown] = useState(sent);
  const isKnown = known?.day === day;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    void fetchDay(mapNowPath(language, day), version).then((found) => {
      // Without it a link leads to the page that has it.
      if (isShown) setKnown(found);
    });
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
  const today = useToday();
  return day ?? today;
}

/** Today by the clock that the minute follows; before it has followed one, by the first clock. */
export function useToday(): IsoDate {
  const { today: first } = useFirstClock();
  const today = useSyncExternalStore(player.subscribe, player.today, () => undefined);
  return today ?? first;
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

/** The whole minute that is shown, of a day that is playing in steps of some minutes. */
export function useRoughMinute(): number {
  const first = useFirstMinute();
  const roughly = useSyncExternalStore(player.subscribe, player.roughly, () => undefined);
  return roughly ?? first;
}

/** How the minute changes. */
export function usePlayerMode(): PlayerMode {
  return useSyncExternalStore(player.subscribe, player.mode, () => 'still');
}

/** Says how many trains are on their way at a minute; nothing until that is loaded. */
export function useMovingText(nowDay: NowDay | undefined): (minute: number) => string {
  const { t } = useMap();
  return (minute) => {
    const count = nowDay?.moving[Math.floor(minute)];
    return count === undefined ? '' : t('now.moving', { count });
  };
}
