import { operatorName } from '#app/data/operators/find-operator.ts';
import { isAbroad } from '#app/data/stations/stations.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { type ChangeToOthers, changeToOthers, FEW_DEPARTURES } from './change-to-others.ts';
import { type OtherCompanies, otherCompanies } from './other-companies.ts';
import type { FasterTrain } from './reach-data.ts';
import { companiesWithoutTimes } from './regional-companies.ts';
import { sourceName } from './source-name.ts';
import type { BasisRequest } from './timetable-basis.ts';

/** The trains between two stations that the timetable does not hold, as far as they are known. */
export interface TrainsElsewhere {
  /** The companies outside the timetable with direct trains. */
  readonly lines?: OtherCompanies | undefined;
  /** A change to another company's direct trains, where the timetable's own are not enough. */
  readonly change?: ChangeToOthers | undefined;
  /** A train outside the timetable is, or may well be, faster than its own. */
  readonly isIncomplete: boolean;
  /** Companies or trains that run too, so that a count is that of the timetable's alone. */
  readonly names: readonly string[];
  /** Sentences about them. */
  readonly notes: readonly string[];
}

interface ElsewhereOptions extends BasisRequest {
  readonly fromId: string;
  readonly toId: string;
  /** Undefined when the timetable has no journey. */
  readonly figures: Figures | undefined;
  /** The fastest journey of the timetable on the shown day. */
  readonly fastest: Journey | undefined;
  /** A much faster train that the timetable does not hold. */
  readonly faster: FasterTrain | undefined;
  /** The two stations are in one city, and no train is needed between them. */
  readonly isInCity: boolean;
  /** The count is of regional trains alone, of which Italo has none. */
  readonly isOfRegionalTrains: boolean;
}

/**
 * Finds the trains between two stations that the timetable does not hold: another company's line, a
 * much faster train, a change to another company, or a guess from the few trains of its own. Only
 * the first of these is named, since it says the most.
 */
export function trainsElsewhere(options: ElsewhereOptions): TrainsElsewhere {
  const { fromId, toId, figures, fastest, faster, isInCity, isOfRegionalTrains, language } =
    options;
  const hasLines = !isInCity && !(faster && figures);
  const lines = hasLines ? otherCompanies(options, fromId, toId, fastest) : undefined;
  const unknown =
    isInCity && !isOfRegionalTrains
      ? []
      : companiesWithoutTimes(options.planner.timetable, fromId, toId, {
          fastest,
          isOfRegionalTrains,
        });
  const unknownNames = unknown.map((id) => operatorName(id, language));
  const isIncomplete = faster !== undefined || unknown.length > 0;
  if (lines) {
    const names = faster
      ? [faster.train.service]
      : [...new Set([...lines.operators, ...unknownNames])];
    return { lines, isIncomplete, names, notes: lines.note ? [lines.note] : [] };
  }
  if (faster) {
    const notes = [fasterElsewhere(faster, language)];
    return { isIncomplete, names: [faster.train.service], notes };
  }
  if (!figures) return { isIncomplete: false, names: [], notes: [] };
  const change = changeToOthers(options, fromId, toId, figures.fastest);
  if (change) {
    const names = [...new Set([change.operator, ...unknownNames])];
    return { change, isIncomplete: true, names, notes: [change.text] };
  }
  const others = textsFor(language, 'trains')('facts.others');
  if (unknown.length > 0) {
    const notes = isOfRegionalTrains ? [others] : [];
    return { isIncomplete, names: unknownNames, notes };
  }
  if (!isRare(figures, fromId, toId)) return { isIncomplete: false, names: [], notes: [] };
  return { isIncomplete: true, names: [], notes: [others] };
}

/**
 * Whether other companies may well have more trains: between two places outside Italy the fastest
 * may be one that no Italian timetable has.
 */
function isRare(figures: Figures, fromId: string, toId: string): boolean {
  return (isAbroad(fromId) && isAbroad(toId)) || figures.weekday.all < FEW_DEPARTURES;
}

/** Names a much faster train that the timetable does not hold, with the minutes of the map. */
function fasterElsewhere({ train, minutes, changes }: FasterTrain, language: Language): string {
  return textsFor(language, 'trains')(changes > 0 ? 'facts.fasterWith' : 'facts.faster', {
    service: train.service,
    duration: formatDuration(minutes, language),
    count: changes,
    source: sourceName(train.source, language),
  });
}
