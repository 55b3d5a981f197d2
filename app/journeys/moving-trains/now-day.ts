import { operatorName } from '#app/data/operators/find-operator.ts';
import { missingCompanies } from '#app/data/other-lines/other-lines.server.ts';
import { type IsoDate, parseIsoDate } from '#app/domain/search/iso-date.ts';
import { searchedDay } from '#app/domain/timetable/days.ts';
import { type Day, type Timetable, WEEKDAYS } from '#app/domain/timetable/timetable.ts';
import { asSentence } from '#app/i18n/format.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { KEY_BY_ID } from '../map-stations.ts';
import { loadedOperators } from '../other-companies.ts';
import { type BasisRequest, dayBasis, usualDayWords } from '../timetable-basis.ts';
import { stationWords } from '../train-words.ts';
import { countsOfDay } from './counts-of-day.ts';

/** Enough of a digest to distinguish timetables. */
const VERSION_LENGTH = 12;

/** A station where many trains call. */
export interface BusyStation {
  readonly name: string;
  readonly trains: number;
  /** Its key, if it is on the map. */
  readonly station?: string | undefined;
}

/** A day of trains in numbers and words. */
export interface NowDay {
  /** The digest of the timetable. */
  readonly version: string;
  readonly day: IsoDate;
  /** The folder of the files of its trains. */
  readonly folder: string;
  readonly title: string;
  /** The day that its trains are typical of; empty where they are its own. */
  readonly usual: string;
  /** Which timetable the trains are of, as a sentence. */
  readonly basis: string;
  /** The companies whose trains are missing, each with where it runs. */
  readonly missing: readonly string[];
  /** All trains of the day. */
  readonly trains: number;
  /** How many trains are on their way in each minute. */
  readonly moving: readonly number[];
  readonly busiest: readonly BusyStation[];
}

/** The version of a timetable in addresses. */
export function trainsVersion({ digest }: Timetable): string {
  return digest.slice(0, VERSION_LENGTH) || 'none';
}

/** The day whose trains a folder has; undefined for a folder that does not exist. */
export function dayOfFolder(timetable: Timetable, folder: string): Day | undefined {
  const day = WEEKDAYS.find((weekday) => String(weekday) === folder) ?? parseIsoDate(folder);
  return day !== undefined && searchedDay(timetable, day) === day ? day : undefined;
}

/** A day of trains in numbers and words. */
export async function nowDay(request: BasisRequest, day: IsoDate): Promise<NowDay> {
  const { planner, language } = request;
  const { timetable } = planner;
  const searched = searchedDay(timetable, day);
  const { trains, moving, busiest } = await countsOfDay(planner, searched);
  return {
    version: timetable.digest,
    day,
    folder: `${trainsVersion(timetable)}/${searched}`,
    title: asSentence(formatLongDate(day, language)),
    usual: usualDayWords(request, day),
    basis: dayBasis(request, day),
    missing: missingWords(request),
    trains,
    moving: [...moving],
    busiest: busiest.map(([id, count]) => ({
      name: stationWords(id, language),
      trains: count,
      station: KEY_BY_ID.get(id),
    })),
  };
}

function missingWords({ planner, language }: BasisRequest): readonly string[] {
  const t = textsFor(language, 'map');
  const loaded = loadedOperators(planner.timetable);
  const nameOf = (id: string) => operatorName(id, language);
  const companies = missingCompanies(loaded).map(({ operator, from, to }) =>
    t('now.missingOn', {
      company: nameOf(operator),
      line: t('pair', { from: stationWords(from, language), to: stationWords(to, language) }),
    }),
  );
  // Only the high-speed lines of its own are known.
  const italo = loaded.has('italo')
    ? []
    : [t('now.missingOn', { company: nameOf('italo'), line: t('now.highSpeedLines') })];
  return [...italo, ...companies];
}
