import { italoLinks } from '#app/data/journeys/italo.ts';
import { OPERATORS } from '#app/data/journeys/operators.ts';
import type { Language } from '#app/domain/language.ts';
import type { PopularRoute } from '#app/domain/routes/popular-route.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { frequencyOf } from './route-figures.ts';
import { changePlaces, HIGH_SPEED, kindNames } from './train-words.ts';

/** A train company, as structured data names it. */
export interface Operator {
  readonly name: string;
  readonly website: string;
}

/** The figures of a popular route in words. */
export interface RouteFacts {
  readonly duration: string;
  readonly typical: string;
  readonly changes: number;
  readonly changePlaces: string;
  /** When the first and the last train leave; with a note if that train has a change. */
  readonly first: string;
  readonly last: string;
  /** How many trains run on each kind of day: the direct ones, if there are any. */
  readonly trains: string;
  /** The same after the product description's interval, where it names one. */
  readonly frequency: string;
  readonly kinds: string;
  readonly isHighSpeed: boolean;
  readonly operators: readonly Operator[];
  readonly operatorNames: string;
  /** Italo runs on the route. */
  readonly hasItalo: boolean;
  /** Italo runs on the route, but the timetable does not have its trains. */
  readonly isItaloUncounted: boolean;
}

/**
 * Writes the figures of a popular route in the words of a language.
 *
 * @param stations the ids of the two cities' main stations
 */
export function routeFacts(
  route: PopularRoute,
  stations: readonly [fromId: string, toId: string],
  figures: Figures,
  language: Language,
): RouteFacts {
  const { fastest, kinds } = figures;
  const trains = trainsOnDays(figures, language);
  const isItaloCounted = kinds.includes('italo');
  const isItaloUncounted = !isItaloCounted && italoLinks(...stations);
  const hasItalo = isItaloCounted || isItaloUncounted;
  // Beside a count of direct trains, a first or last one with a change would contradict it.
  const direct = figures.days[0].trains.filter(({ changes }) => changes === 0);
  const timeOf = ({ departure }: Journey) => {
    const time = clockTime(departure);
    const isDirect = direct.some((train) => train.departure === departure);
    return isDirect || direct.length === 0
      ? time
      : textsFor(language, 'journey')('changing', { time });
  };
  const operators: Operator[] = [];
  if (kinds.some((kind) => kind !== 'italo')) operators.push(OPERATORS.trenitalia);
  if (hasItalo) operators.push(OPERATORS.italo);
  return {
    duration: formatDuration(fastest.durationMinutes, language),
    typical: formatDuration(figures.typicalMinutes, language),
    changes: fastest.changes,
    changePlaces: changePlaces(fastest, language),
    first: timeOf(figures.first),
    last: timeOf(figures.last),
    trains,
    frequency: frequencyOf(route, { count: figures.weekday.direct, trains }, language),
    kinds: kindNames(kinds, language),
    isHighSpeed: HIGH_SPEED.has(fastest.rides[0].kind),
    operators,
    operatorNames: formatList(
      operators.map(({ name }) => name),
      language,
    ),
    hasItalo,
    isItaloUncounted,
  };
}

function trainsOnDays({ weekday, saturday, sunday }: Figures, language: Language): string {
  const counted = weekday.direct > 0 ? 'direct' : 'all';
  return textsFor(language, 'journey')(`days.${counted}`, {
    weekday: weekday[counted],
    saturday: saturday[counted],
    sunday: sunday[counted],
  });
}
