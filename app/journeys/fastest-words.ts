import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable, TrainKind } from '#app/domain/timetable/timetable.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { operatorsOf } from './other-companies.ts';

/** The kinds of train across borders, which the railways of both sides run. */
const SHARED_KINDS: ReadonlySet<TrainKind> = new Set(['eurocity', 'euronight']);

/** The fastest journey of a timetable. */
export interface FastestJourney {
  readonly timetable: Timetable;
  readonly journey: Journey;
  /** Other companies run too, and may be faster: its names say whose fastest it is. */
  readonly isBesideOthers: boolean;
}

/** The name of the shortest time: that of a train, of a journey with changes, or by bus. */
export function durationName(fastest: FastestJourney, language: Language): string {
  const t = textsFor(language, 'trains');
  if (fastest.isBesideOthers) {
    const operators = ownersOf(fastest, language);
    return operators ? t('facts.durationOwn', { operators }) : t('facts.durationHere');
  }
  const { rides, changes } = fastest.journey;
  if (rides.every(({ kind }) => kind === 'bus')) return t('facts.durationByBus');
  return t(changes > 0 ? 'facts.durationWithChanges' : 'facts.duration');
}

/** The title above its stops. */
export function stopsTitle(fastest: FastestJourney, language: Language): string {
  const t = textsFor(language, 'trains');
  if (fastest.isBesideOthers) {
    const operators = ownersOf(fastest, language);
    return operators ? t('line.own', { operators }) : t('facts.durationHere');
  }
  const { rides, changes } = fastest.journey;
  const isOneTrain = changes === 0 && rides[0].kind !== 'bus';
  return t(isOneTrain ? 'line.train' : 'line.journey');
}

/**
 * The companies whose trains a journey is made of, as a list behind "of"; undefined where other
 * railways run some of them too, while the timetable names one company alone.
 */
function ownersOf({ timetable, journey }: FastestJourney, language: Language): string | undefined {
  if (journey.rides.some(({ kind }) => SHARED_KINDS.has(kind))) return undefined;
  return listAfter('of', operatorsOf(timetable, [journey]), language);
}
