import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { type Timetable, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { runsOnWeekday } from '#app/domain/timetable/timetable-fields.ts';
import { Refused } from './refused.ts';

const LEAST_SHARE = 0.8;
/** Feeds that are made weekly may begin with the next week. */
const LATEST_START_DAYS = 7;
const ANYWAY = '--accept takes it anyway';

/** The number of trains on the busiest day of a usual week. */
export function trainsADay(timetable: Timetable): number {
  return busiestDay(timetable, () => true);
}

/**
 * Refuses a timetable that is over and, unless accepted, one that begins late, has far fewer trains
 * than the one in use, or has far fewer of one of its companies.
 *
 * @throws Refused with the figures
 */
export function refuseWorse(
  next: Timetable,
  inUse: Timetable,
  { today, accept }: { readonly today: IsoDate; readonly accept: boolean },
): void {
  const firstDay = next.feeds.map((feed) => feed.firstDay).sort()[0] ?? '';
  const lastDay =
    next.feeds
      .map((feed) => feed.lastDay)
      .sort()
      .at(-1) ?? '';
  if (lastDay < today) throw new Refused(`the timetable is over: its last day was ${lastDay}`);
  if (accept) return;
  if (firstDay > addDays(today, LATEST_START_DAYS))
    throw new Refused(
      `the timetable begins only on ${firstDay} and would replace that of today; ${ANYWAY}`,
    );
  const losses = [...trainsByCompany(inUse)].flatMap(([company, before]) => {
    const after = trainsByCompany(next).get(company) ?? 0;
    return after < before * LEAST_SHARE ? [`${company}: ${compared(after, before)}`] : [];
  });
  if (losses.length > 0) throw new Refused(`${losses.join('; ')}; ${ANYWAY}`);
  const [after, before] = [trainsADay(next), trainsADay(inUse)];
  if (after < before * LEAST_SHARE)
    throw new Refused(`all companies: ${compared(after, before)}; ${ANYWAY}`);
}

/** @example compared(198, 11206) // '198 trains a day instead of 11,206' */
function compared(after: number, before: number): string {
  const [fewer, more] = [after, before].map((count) => count.toLocaleString('en'));
  return `${fewer} trains a day instead of ${more}`;
}

/** The trains on the busiest day of each company, by its name. */
function trainsByCompany(timetable: Timetable): ReadonlyMap<string, number> {
  const names = new Set(timetable.feeds.map(({ name }) => name));
  return new Map(
    [...names].map((company) => [
      company,
      busiestDay(timetable, (trip) => companyOf(timetable, trip) === company),
    ]),
  );
}

function companyOf({ feeds, tripFeeds }: Timetable, trip: number): string | undefined {
  return feeds[tripFeeds[trip] ?? 0]?.name;
}

function busiestDay(timetable: Timetable, isCounted: (trip: number) => boolean): number {
  const trips = [...timetable.tripNumbers.keys()].filter(isCounted);
  const counts = WEEKDAYS.map(
    (day) => trips.filter((trip) => runsOnWeekday(timetable, trip, day)).length,
  );
  return Math.max(...counts);
}
