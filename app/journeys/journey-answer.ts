import { operatorName } from '#app/data/operators/find-operator.ts';
import { endNameOf, type PathEnd } from '#app/data/stations/trip-paths.server.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { SiteRequest } from '#app/domain/site.ts';
import { usualDayOf, weekdayOf } from '#app/domain/timetable/days.ts';
import { countTrains } from '#app/domain/timetable/figures.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { fastestOf } from '#app/domain/timetable/journeys-of-day.ts';
import type { SearchSettings } from '#app/domain/timetable/search-settings.ts';
import { asSentence, formatDuration, withinSentence } from '#app/i18n/format.ts';
import { weekdayName } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { changeToOthers } from './change-to-others.ts';
import { figureSentence } from './figure-sentence.ts';
import { type RailwayTrip, railwayTrip } from './onward-connections.ts';
import { otherCompanies, withoutOthers } from './other-companies.ts';
import { otherTime } from './reach-data.ts';
import { companiesWithoutTimes } from './regional-companies.ts';
import { restrictionWords } from './restriction-words.ts';
import { hasOwnTrains, missingOperators, typicalDayName } from './timetable-basis.ts';
import { hasLeft } from './train-rows.ts';
import { durationWithChanges } from './train-words.ts';
import { tripFacts } from './trip-facts.ts';

/** The form's answer as it is sent to the browser. */
export interface JourneyAnswerData {
  readonly text: string;
  /**
   * The page has no train: only a ferry or a bus goes between both ends, which have the same
   * station, or the timetable has nothing between them.
   */
  readonly isWithoutTrain?: true;
}

/** The facts of a visitor's day that an answer needs. */
type AnswerRequest = Pick<SiteRequest, 'planner' | 'language' | 'today' | 'minuteOfDay'>;

/**
 * The form's answer about a journey before the search: the fastest time, the changes and the number
 * of departures of the date; lines of other companies, alone where those are faster; the onward
 * connection to a place without a railway; or that the timetable has no trains. The settings are
 * those of the list that the answer's link leads to.
 *
 * @example text: '2 h 59 min on a typical Friday, direct, 54 departures.'
 */
export async function journeyAnswer(
  request: AnswerRequest,
  ends: { readonly from: PathEnd; readonly to: PathEnd },
  date: IsoDate,
  settings: SearchSettings = {},
): Promise<JourneyAnswerData> {
  const { planner, language, today } = request;
  const railway = railwayTrip(request, ends.from, ends.to, date);
  const { fromId, toId } = railway;
  const onwardConnections = railway.onwardConnections.filter(({ isLocal }) => !isLocal);
  const faster = await otherTime(planner, fromId, toId);
  const trains = fromId === toId ? [] : planner.journeysWith(fromId, toId, date, settings);
  const fastest = fastestOf(trains);
  const lines = faster ? undefined : otherCompanies(request, fromId, toId, fastest);
  const isLimited = settings.leastChange !== undefined || settings.kinds !== undefined;
  const areLeftOut = isLimited && !fastest && planner.trainsOfDay(fromId, toId, date).length > 0;
  const facts = { planner, language, today, fromId, toId };

  const sentences: string[] = [];
  const hasOwn = fastest !== undefined && !faster && !lines?.areFaster;
  // Beside own trains, a line without times is only left out of their count.
  const areUntimed = hasOwn && lines?.isTimed === false;
  if (hasOwn) {
    const uncounted = areUntimed ? lines.operators : [];
    sentences.push(ownTrains(request, railway, { date, trains, fastest, uncounted, settings }));
    const change = lines ? undefined : changeToOthers(request, fromId, toId, fastest);
    if (change) sentences.push(change.text);
  }
  if (areLeftOut) sentences.push(textsFor(language, 'trains')('list.noneOfSettings'));

  const hasNothing = !fastest && !areLeftOut && !lines && !faster && onwardConnections.length === 0;
  if (lines && !areUntimed) sentences.push(figureSentence(lines.row, language));
  else if (faster) sentences.push(tripFacts({ ...facts, faster }).others.join(' '));
  else if (hasNothing) sentences.push(tripFacts(facts).text);

  sentences.push(...onwardConnections.map(({ row }) => figureSentence(row, language)));
  const text = sentences.map(withFullStop).join(' ');
  return { text, ...((fromId === toId || hasNothing) && { isWithoutTrain: true }) };
}

function withFullStop(text: string): string {
  return asSentence(text.endsWith('.') ? text : `${text}.`);
}

/** The trains of a date between two stations. */
interface TrainsOfDate {
  readonly date: IsoDate;
  readonly trains: readonly Journey[];
  readonly fastest: Journey;
  /** The companies that the count leaves out, and that no sentence follows of. */
  readonly uncounted: readonly string[];
  readonly settings: SearchSettings;
}

/** The day of the trains: today, of which some have left, another date, or a typical day. */
type DayKind = 'remaining' | 'date' | 'typical';

/**
 * The timetable's own trains of a date, behind the names of their ends where they are a part, and
 * behind what the visitor restricts them to.
 */
function ownTrains(request: AnswerRequest, railway: RailwayTrip, ofDate: TrainsOfDate): string {
  const { language } = request;
  const t = textsFor(language, 'search');
  const journey = trainsLeft(request, railway, ofDate);
  const restriction = restrictionWords(ofDate.settings, undefined, language);
  if (!railway.isPart)
    return restriction ? t('answer.restricted', { restriction, journey }) : journey;
  const nameOf = (stationId: string) => endNameOf({ stationId }, language);
  const names = { from: nameOf(railway.fromId), to: nameOf(railway.toId) };
  return restriction
    ? t('answer.partRestricted', { ...names, restriction, journey })
    : t('answer.part', { ...names, journey });
}

/** The trains that have not left: the fastest, their number, and who is not counted. */
function trainsLeft(
  { planner, language, today, minuteOfDay }: AnswerRequest,
  { fromId, toId }: RailwayTrip,
  { date, trains, fastest: fastestOfDay, uncounted, settings }: TrainsOfDate,
): string {
  const isOwn = hasOwnTrains(planner, fromId, toId, date);
  // Trains of a typical day are not today's, and none of them has left.
  const isToday = isOwn && date === today;
  const remaining = isToday ? trains.filter((train) => !hasLeft(train, minuteOfDay)) : trains;
  if (remaining.length === 0) return withinSentence(textsFor(language, 'trains')('noMore'));
  const fastest = fastestOf(remaining) ?? fastestOfDay;
  const ofDate = isToday ? 'remaining' : 'date';
  const dayKind = isOwn ? ofDate : 'typical';
  const own = countedTrains({ date, trains: remaining, fastest }, dayKind, language);
  // Lines with times follow in their own words.
  const others = companiesWithoutTimes(planner.timetable, fromId, toId, {
    fastest,
    isOfRegionalTrains: settings.kinds === 'regional',
  });
  const names = others.map((id) => operatorName(id, language));
  const missing = missingOperators(planner, fromId, toId, date);
  return withoutOthers(own, [...new Set([...uncounted, ...names, ...missing])], language);
}

/** The fastest train and the number of all, with that of the direct ones where some are. */
function countedTrains(
  { date, trains, fastest }: Pick<TrainsOfDate, 'date' | 'trains' | 'fastest'>,
  dayKind: DayKind,
  language: Language,
): string {
  const t = textsFor(language, 'search');
  const time = formatDuration(fastest.durationMinutes, language);
  const duration = dayKind === 'remaining' ? time : timeOfDay(time, date, dayKind, language);
  const journey = durationWithChanges(duration, fastest, language);
  const count = trains.length;
  const counted =
    dayKind === 'remaining'
      ? t('answer.remaining', { journey, count })
      : t('answer.all', { journey, count });
  const { direct } = countTrains(trains);
  const isMixed = fastest.changes > 0 && direct > 0;
  return isMixed ? t('answer.someDirect', { journey: counted, count: direct }) : counted;
}

/** «2 h 59 min on a typical Sunday», also for a public holiday, which has that day's trains. */
function timeOfDay(
  duration: string,
  date: IsoDate,
  dayKind: 'date' | 'typical',
  language: Language,
): string {
  const t = textsFor(language, 'search');
  const weekday = weekdayOf(date);
  if (dayKind === 'date')
    return t('answer.onDate', { duration, day: weekdayName(weekday, language) });
  const usualDay = usualDayOf(date);
  return t(usualDay === weekday ? 'answer.onTypical' : 'answer.onHoliday', {
    duration,
    day: typicalDayName(usualDay, language),
  });
}
