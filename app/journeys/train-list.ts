import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { TrainChoices } from '#app/domain/search/train-choices.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Via } from '#app/domain/timetable/via-journeys.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { TrainField } from './train-key.ts';
import { hasLeft, type TrainRow, type TrainTableData } from './train-rows.ts';

/** The conditions of the list of a search's trains, beside its stations. */
export interface ListedSearch {
  readonly date: IsoDate;
  /**
   * Minutes after midnight in Rome when the date is today: earlier trains are folded away, and have
   * left if a feed covers the day.
   */
  readonly now: number | undefined;
  readonly choices: TrainChoices;
  /** The address of the search with its choices, without an open train of this list. */
  readonly search: string;
  /** The station that all trains come through; undefined without one. */
  readonly via?: Via | undefined;
  /** The list's table; the outward journey's without it. */
  readonly field?: TrainField | undefined;
}

/** The trains of a search in three tables, and when one may be there. */
export interface TrainList {
  /** The trains that have left, or leave before the chosen time. */
  readonly earlier: TrainTableData;
  readonly shown: TrainTableData;
  /** The trains that arrive after the chosen time. */
  readonly later: TrainTableData;
  /** Why no train is shown. */
  readonly none: string | undefined;
  /** In minutes after midnight, of the shown trains; undefined without any. */
  readonly earliestArrival: number | undefined;
}

/** The trains to list, and the day that they are of. */
interface TrainsOfSearch {
  /** The trains without any choice of the visitor. */
  readonly all: readonly Journey[];
  /** The trains by the visitor's settings. */
  readonly found: readonly Journey[];
  /** Those of them that the filter leaves. */
  readonly filtered: readonly Journey[];
  /** The rows of the filtered ones. */
  readonly rows: readonly TrainRow[];
  /** The trains are of the date itself, not of a typical day. */
  readonly isOwn: boolean;
  /** The name of the day. */
  readonly day: string;
  /** The visitor's restriction of the found ones, in words. */
  readonly restrictedTo: string | undefined;
}

type Conditions = Pick<ListedSearch, 'now' | 'choices'>;

/** Lists the trains of a search in three tables, in the chosen order. */
export function listTrains(
  trains: TrainsOfSearch,
  { now, choices }: Conditions,
  language: Language,
): TrainList {
  const { found, filtered, rows, isOwn, day, restrictedTo } = trains;
  const t = textsFor(language, 'trains');
  const { leave = Number.NEGATIVE_INFINITY, arrive = Number.POSITIVE_INFINITY } = choices;
  const groups = Map.groupBy(filtered.entries(), ([, journey]) => {
    if (hasLeft(journey, now) || journey.departure < leave) return 'earlier';
    return journey.arrival > arrive ? 'later' : 'shown';
  });

  function rowsOfGroup(group: 'earlier' | 'shown' | 'later'): readonly TrainRow[] {
    const entries = [...(groups.get(group) ?? [])];
    if (choices.sort === 'duration')
      entries.sort(([, one], [, other]) => one.durationMinutes - other.durationMinutes);
    return entries.flatMap(([at]) => rows[at] ?? []);
  }

  function titleOfShown(count: number): string {
    const all = found.length;
    if (restrictedTo) {
      const key = count < all ? 'list.someRestricted' : 'list.restricted';
      return t(key, { count, all, restriction: restrictedTo });
    }
    if (count < all)
      return t(isOwn ? 'list.someOfDate' : 'list.someOfTypical', { count, all, day });
    return t(isOwn ? 'all.date' : 'all.typical', { count, day });
  }

  const earlier = rowsOfGroup('earlier');
  const shown = rowsOfGroup('shown');
  const later = rowsOfGroup('later');
  const arrivals = (groups.get('shown') ?? []).map(([, { arrival }]) => arrival);
  const haveLeft = isOwn && choices.leave === undefined;
  return {
    earlier: {
      title: t(haveLeft ? 'list.left' : 'list.earlier', { count: earlier.length }),
      rows: earlier,
    },
    shown: { title: titleOfShown(shown.length), rows: shown },
    later: { title: t('list.later', { count: later.length }), rows: later },
    none: shown.length > 0 ? undefined : t(noneKey(trains, now), { day }),
    earliestArrival: arrivals.length > 0 ? Math.min(...arrivals) : undefined,
  };
}

/** The key of the text that says why no train is shown. */
function noneKey({ all, found, filtered, isOwn }: TrainsOfSearch, now: number | undefined) {
  if (all.length === 0) return isOwn ? 'none.date' : 'none.typical';
  if (found.length === 0) return 'list.noneOfSettings';
  if (filtered.length === 0) return 'list.noneOfFilter';
  if (filtered.some((journey) => !hasLeft(journey, now))) return 'list.noneAtTimes';
  return isOwn ? 'noMore' : 'none.laterTypical';
}
