import { italoLinks } from '#app/data/journeys/italo.ts';
import { OPERATORS } from '#app/data/journeys/operators.ts';
import type { Language } from '#app/domain/language.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { clockTime, stationWords } from '#app/ui/trains/train-words.server.ts';

/** What a route's page says of its trains in a language. */
export type JourneyFacts = ReturnType<typeof journeyFacts>;

/** The figures of two stations in the words of a language; of trains without a change, where a weekday has any; `interval` in words. */
export function journeyFacts(
  figures: Figures,
  from: string,
  to: string,
  interval: string | undefined,
  language: Language,
) {
  const t = textsFor(language, 'journey');
  const trainTexts = textsFor(language, 'trains');
  const { fastest, first, last, kinds, weekday, saturday, sunday } = figures;
  const isDirect = weekday.direct > 0;
  const [onWeekday, onSaturday, onSunday] = [weekday, saturday, sunday].map(({ all, direct }) =>
    isDirect ? direct : all,
  );
  const hasItalo = kinds.includes('italo');
  const isItaloUncounted = !hasItalo && italoLinks(from, to);
  const operators = [
    ...(kinds.some((kind) => kind !== 'italo') ? [OPERATORS.trenitalia] : []),
    ...(hasItalo || isItaloUncounted ? [OPERATORS.italo] : []),
  ];
  const trains = t(isDirect ? 'days.direct' : 'days.all', {
    weekday: onWeekday,
    saturday: onSaturday,
    sunday: onSunday,
  });
  return {
    typical: formatDuration(figures.typicalMinutes, language),
    changes: fastest.changes,
    changePlaces: formatList(
      fastest.rides.slice(1).map((ride) => stationWords(ride.from, language)),
      language,
    ),
    first: clockTime(first.departure),
    last: clockTime(last.departure),
    trains,
    /** Behind the specification's interval where it names one. */
    frequency: interval ? t('frequency', { interval, trains }) : trains,
    kinds: formatList(
      kinds.map((kind) => trainTexts(`kinds.${kind}`)),
      language,
    ),
    isHighSpeed: ['frecciarossa', 'frecciargento', 'italo'].includes(fastest.rides[0].kind),
    operators,
    operatorNames: formatList(
      operators.map(({ name }) => name),
      language,
    ),
    isItaloUncounted,
  };
}
