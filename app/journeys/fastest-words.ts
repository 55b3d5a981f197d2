import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable, TrainKind } from '#app/domain/timetable/timetable.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { operatorsOf } from './other-companies.ts';

/** The kinds of train across borders, which the railways of both sides run. */
const SHARED_KINDS: ReadonlySet<TrainKind> = new Set(['eurocity', 'euronight']);

/** The key of the name of the shortest time: that of a train, a journey with changes, or a bus. */
export function durationName({ rides, changes }: Journey) {
  if (rides.every(({ kind }) => kind === 'bus')) return 'durationByBus';
  return changes > 0 ? 'durationWithChanges' : 'duration';
}

/** The name of the shortest time where other companies have trains too: it says whose it is. */
export function ownDurationName(
  timetable: Timetable,
  fastest: Journey,
  language: Language,
): string {
  const t = textsFor(language, 'trains');
  const operators = ownersOf(timetable, fastest, language);
  return operators ? t('facts.durationOwn', { operators }) : t('facts.durationHere');
}

/**
 * The companies whose trains a journey is made of, in words; undefined where other railways run
 * some of them too, while the timetable names one company alone.
 */
export function ownersOf(
  timetable: Timetable,
  journey: Journey,
  language: Language,
): string | undefined {
  if (journey.rides.some(({ kind }) => SHARED_KINDS.has(kind))) return undefined;
  return operatorsOf(timetable, [journey], language);
}
