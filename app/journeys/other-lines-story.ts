import { operatorName } from '#app/data/operators/find-operator.ts';
import type { LineStop } from '#app/data/other-lines/decode.ts';
import { type OtherLine, otherLines } from '#app/data/other-lines/other-lines.server.ts';
import type { Language } from '#app/domain/language.ts';
import { roundToFive } from '#app/domain/round-to-five.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { isInTimetable } from './other-companies.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { stationWords } from './train-words.ts';

/** The most stops of a line that are named. */
const NAMED_STOPS = 4;
/** The most lines with a paragraph of their own. */
const MOST_LINES = 2;

/**
 * The lines, between two stations, of companies that are not in the timetable: a paragraph for
 * each of the first, with its stations, its times as far as they are known, and its stops, and one
 * for all others.
 *
 * @param options `areTimed`: the page has their time from elsewhere, as the map has it
 */
export function otherLinesStory(
  { planner, language }: BasisRequest,
  fromId: string,
  toId: string,
  { areTimed = false }: { readonly areTimed?: boolean } = {},
): readonly string[] {
  const t = textsFor(language, 'trip');
  const lines = otherLines(fromId, toId).filter((line) => !isInTimetable(planner, line));
  const paragraphs = lines.slice(0, MOST_LINES).map((line) => {
    const isTimed = areTimed || line.minutes !== undefined;
    const times = isTimed ? '' : t('otherLines.noTimes');
    return [runText(line, language), times, stopsText(line, language)].filter(Boolean).join(' ');
  });
  // So that the numbers of trains make the sum that the figures have.
  const further = lines
    .slice(MOST_LINES)
    .filter(({ kind }) => kind === 'train')
    .map((line) => furtherText(line, language));
  if (further.length === 0) return paragraphs;
  return [...paragraphs, t('otherLines.further', { lines: formatList(further, language) })];
}

function furtherText(line: OtherLine, language: Language): string {
  const { minutes, trains: count } = line;
  const t = textsFor(language, 'trip');
  const words = {
    from: stopName(line.from, language),
    to: stopName(line.to, language),
    line: nameOf(line, language),
  };
  if (!minutes || count === undefined) return t('otherLines.furtherLine', words);
  const usual = formatDuration(minutes.usual, language);
  return t('otherLines.furtherTimed', { ...words, count, usual });
}

function runText(line: OtherLine, language: Language): string {
  const t = textsFor(language, 'trip');
  const { minutes, trains, year, kind } = line;
  const duration = (value: number) => formatDuration(value, language);
  const words = {
    from: stopName(line.from, language),
    to: stopName(line.to, language),
    line: nameOf(line, language),
  };
  if (!minutes || trains === undefined)
    return t(kind === 'bus' ? 'otherLines.bus' : 'otherLines.untimed', words);
  const isEven = minutes.fastest === minutes.slowest;
  return t(isEven ? 'otherLines.even' : 'otherLines.timed', {
    ...words,
    count: trains,
    year,
    usual: duration(isEven ? roundToFive(minutes.usual) : minutes.usual),
    fastest: duration(minutes.fastest),
    slowest: duration(minutes.slowest),
  });
}

/** The stops in between, or how many they are with one of them. */
function stopsText({ between, minutes }: OtherLine, language: Language): string {
  const t = textsFor(language, 'trip');
  if (between.length === 0) return '';
  if (between.length <= NAMED_STOPS) {
    const names = between.map((id) => stationWords(id, language));
    // A line without times has only the stops that are certain.
    return t(minutes ? 'otherLines.stops' : 'otherLines.someStops', {
      stops: formatList(names, language),
    });
  }
  const middle = between[Math.floor(between.length / 2)] ?? '';
  return t('otherLines.manyStops', {
    count: between.length,
    place: stationWords(middle, language),
  });
}

/** The company with the line's name. */
function nameOf({ operator, name }: OtherLine, language: Language): string {
  const company = operatorName(operator, language);
  return name ? `${company} (${name})` : company;
}

function stopName({ stationId, ownName }: LineStop, language: Language): string {
  return ownName ?? stationWords(stationId, language);
}
