import { findOperator, operatorOf } from '#app/data/operators/find-operator.ts';
import { summarizeOtherLines } from '#app/data/other-lines/other-lines.server.ts';
import { isDue } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { HIGH_SPEED } from './train-words.ts';

/** A line of others is no slower if it takes at most so much of the timetable's fastest time. */
const AS_FAST = 1.1;

/** Direct lines of companies that are not in the timetable, in words. */
export interface OtherCompanies {
  readonly names: string;
  readonly row: readonly [name: string, value: string];
  /** Their age, once their day of review is over. */
  readonly note: string | undefined;
  /** The timetable's own fastest journey is, or may well be, not the traveller's. */
  readonly areFaster: boolean;
}

/**
 * The lines of other companies between two stations; undefined where there is none.
 *
 * @param fastest of the timetable's own journeys
 */
export function otherCompanies(
  { planner, language, today }: BasisRequest,
  fromId: string,
  toId: string,
  fastest: Journey | undefined,
): OtherCompanies | undefined {
  const lines = summarizeOtherLines(fromId, toId, loadedOperators(planner.timetable));
  if (!lines) return undefined;
  const t = textsFor(language, 'trains');
  const { aboutMinutes, trains, year } = lines;
  const areBuses = lines.kind === 'bus';
  const names = formatList(
    lines.operators.map((id) => findOperator(id)?.name[language] ?? id),
    language,
  );
  const value =
    aboutMinutes === undefined || trains === undefined
      ? t('lines.untimed')
      : t('lines.timed', {
          duration: formatDuration(aboutMinutes, language),
          count: trains,
          year,
        });
  return {
    names,
    row: [t(areBuses ? 'lines.buses' : 'lines.trains', { operators: names }), value],
    note: isDue(lines, today) ? t('lines.due', { operators: names, year }) : undefined,
    areFaster: !areBuses && mayBeFaster(aboutMinutes, fastest),
  };
}

/** The companies whose own feed is in the timetable. */
export function loadedOperators({ feeds }: Timetable): ReadonlySet<string> {
  return new Set(feeds.flatMap(({ name }) => operatorOf(name)?.id ?? []));
}

/** A direct line without times may be faster than anything but a direct high-speed train. */
function mayBeFaster(aboutMinutes: number | undefined, fastest: Journey | undefined): boolean {
  if (!fastest || fastest.changes > 0) return true;
  if (aboutMinutes !== undefined) return aboutMinutes <= fastest.durationMinutes * AS_FAST;
  return !HIGH_SPEED.has(fastest.rides[0].kind);
}

/** The companies of a timetable in words. */
export function operatorNames({ feeds }: Timetable, language: Language): string {
  return formatList([...new Set(feeds.map(({ name }) => name))], language);
}
