import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import { type Timetable, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { feedOfTrip, runsOnWeekday } from '#app/domain/timetable/timetable-fields.ts';
import { Refused } from './refused.ts';

const LEAST_SHARE = 0.8;
/** A weekly feed may begin with the next week. */
const LATEST_START_DAYS = 7;
const ANYWAY = '--accept takes it anyway';

/** A timetable in which companies of the one in use have lost their trains. */
export class LostTrains extends Refused {
  /** The losses of each company, in words such as 'Italo: 0 trains a day instead of 2'. */
  readonly losses: ReadonlyMap<string, string>;

  constructor(losses: ReadonlyMap<string, string>) {
    super(`${[...losses.values()].join('; ')}; ${ANYWAY}`);
    this.losses = losses;
  }
}

/** The number of trains on the busiest day of a usual week. */
export function trainsADay(timetable: Timetable): number {
  return busiestDay(timetable, () => true);
}

/**
 * Refuses a timetable that is over and, unless accepted, one that begins late or has far fewer
 * trains than the one in use, in all or of one of its companies.
 *
 * @throws LostTrains with the figures of the companies; Refused for the timetable as a whole
 */
export function refuseWorse(
  next: Timetable,
  inUse: Timetable,
  { today, accept }: { readonly today: IsoDate; readonly accept: boolean },
): void {
  const firstDay = next.feeds.map((feed) => feed.firstDay).sort()[0];
  const lastDay = next.feeds
    .map((feed) => feed.lastDay)
    .sort()
    .at(-1);
  if (firstDay === undefined || lastDay === undefined)
    throw new Refused('the timetable is of no feed');
  if (lastDay < today) throw new Refused(`the timetable is over: its last day was ${lastDay}`);
  if (accept) return;
  if (beginsLate(firstDay, today))
    throw new Refused(
      `the timetable begins only on ${firstDay} and would replace that of today; ${ANYWAY}`,
    );
  const losses = lossesByCompany(next, inUse, today);
  if (losses.size > 0) throw new LostTrains(losses);
  const [after, before] = [trainsADay(next), trainsADay(inUse)];
  if (after < before * LEAST_SHARE)
    throw new Refused(`all companies: ${compared(after, before)}; ${ANYWAY}`);
}

/** The companies that have far fewer trains, or none in the next days, each with the figures. */
function lossesByCompany(
  next: Timetable,
  inUse: Timetable,
  today: IsoDate,
): ReadonlyMap<string, string> {
  const [trainsBefore, trainsAfter] = [trainsByCompany(inUse), trainsByCompany(next)];
  const losses = new Map<string, string>();
  for (const [company, before] of trainsBefore) {
    const after = trainsAfter.get(company) ?? 0;
    const begin = firstDayOf(next, company);
    if (after < before * LEAST_SHARE) {
      losses.set(company, `${company}: ${compared(after, before)}`);
    } else if (begin !== undefined && beginsLate(begin, today) && runsOn(inUse, company, today)) {
      losses.set(company, `${company}: its trains begin only on ${begin}`);
    }
  }
  return losses;
}

function beginsLate(firstDay: IsoDate, today: IsoDate): boolean {
  return firstDay > addDays(today, LATEST_START_DAYS);
}

/** The first day of a company's feeds; undefined for a company without one. */
function firstDayOf({ feeds }: Timetable, company: string): IsoDate | undefined {
  const own = feeds.filter(({ name }) => name === company);
  return own.map(({ firstDay }) => firstDay).sort()[0];
}

/** Whether a day is among those of a company's feeds. */
function runsOn({ feeds }: Timetable, company: string, day: IsoDate): boolean {
  return feeds.some(
    ({ name, firstDay, lastDay }) => name === company && firstDay <= day && day <= lastDay,
  );
}

/** @example compared(198, 11206) // '198 trains a day instead of 11,206' */
function compared(after: number, before: number): string {
  const [fewer, more] = [after, before].map((count) => count.toLocaleString('en'));
  return `${fewer} ${after === 1 ? 'train' : 'trains'} a day instead of ${more}`;
}

/** The trains on the busiest day of each company, by its name. */
function trainsByCompany(timetable: Timetable): ReadonlyMap<string, number> {
  const names = new Set(timetable.feeds.map(({ name }) => name));
  return new Map(
    [...names].map((company) => [
      company,
      busiestDay(timetable, (trip) => feedOfTrip(timetable, trip).name === company),
    ]),
  );
}

function busiestDay(timetable: Timetable, isCounted: (trip: number) => boolean): number {
  const trips = [...timetable.tripNumbers.keys()].filter(isCounted);
  const counts = WEEKDAYS.map(
    (day) => trips.filter((trip) => runsOnWeekday(timetable, trip, day)).length,
  );
  return Math.max(...counts);
}
