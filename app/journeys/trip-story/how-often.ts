import type { Language } from '#app/domain/language.ts';
import { roundToFive } from '#app/domain/round-to-five.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { changePlaces, stationWords, timeInWords } from '../train-words.ts';
import { FEW, isBus, type Story } from './story.ts';

/**
 * With direct trains at least this often, a traveller need not plan around one; nor with a longer
 * wait now and then, unless trains are rather seldom.
 */
const FREQUENT = { trains: 12, gapMinutes: 55, evenFrom: 30, longestWait: 3 };
/** A longer wait that begins before this hour, or after that of the evening, is one of a night. */
const NIGHT_PAUSE = 90;
const MORNING = 5 * 60;
const EVENING = 20 * 60;

/** How often trains run, and how often without a change. */
export function howOftenText(story: Story): string {
  const { figures, trains, language, names } = story;
  const t = textsFor(language, 'trip');
  const time = (minutes: number) => timeInWords(minutes, language);
  if (figures.onlyWeekday !== undefined || figures.weekday.all === 0)
    return t('story.someDays', names);
  if (figures.kinds.every((kind) => kind === 'bus')) return t('story.buses', names);
  const all = trains.length;
  if (all < FEW) {
    const times = formatList(
      trains.map(({ departure }) => time(departure)),
      language,
    );
    return t('story.rare', { ...names, count: all, times });
  }
  const direct = trains.filter(({ changes }) => changes === 0);
  if (direct.length === 0) return changingText(story);
  const place = usualChange(trains, language)?.place;
  if (direct.length < all && direct.length < FREQUENT.trains) {
    const allButOne = direct.length > 1 && direct.length === all - 1;
    const key = allButOne ? 'story.mixedButOne' : 'story.mixed';
    return t(key, { ...names, count: direct.length, all, place });
  }
  // A night train of the evening before is none of the day's first.
  const ofDay = direct.filter(({ departure }) => departure >= 0);
  const counted = ofDay.length > 1 ? ofDay : direct;
  const daytime = betweenNights(counted);
  const gap = usualGap(daytime);
  const spanned = gap === undefined || story.hasStatedInterval ? counted : daytime;
  // Where they leave from several stations of a city, the city.
  const stations = new Set(direct.map(({ rides }) => stationWords(rides[0].from, language)));
  const [station] = stations;
  const trainsKey = direct.some(({ rides }) => rides.some(isBus)) ? 'trainsAndBuses' : 'trains';
  const byDayKey = spanned.length < direct.length ? 'story.frequentByDay' : 'story.frequent';
  const frequentKey = story.hasStatedInterval ? 'story.counted' : byDayKey;
  return t(gap ? frequentKey : 'story.direct', {
    ...names,
    trains: t(`story.${trainsKey}`),
    from: stations.size === 1 ? station : names.from,
    count: direct.length,
    inside: spanned.length,
    gap: formatDuration(gap ?? Math.max(...gapsOf(counted)), language),
    first: time(spanned[0]?.departure ?? 0),
    last: time(spanned.at(-1)?.departure ?? 0),
  });
}

function changingText({
  figures,
  trains,
  language,
  names,
}: Pick<Story, 'figures' | 'trains' | 'language' | 'names'>): string {
  const t = textsFor(language, 'trip');
  const { changes } = figures.fastest;
  if (changes > 1) {
    const places = changePlaces(figures.fastest, language);
    const isLeast = trains.every((train) => train.changes >= changes);
    const key = isLeast ? 'story.changes' : 'story.changesOfFastest';
    return t(key, { ...names, count: trains.length, changes, places });
  }
  const usual = usualChange(trains, language);
  return t(usual?.isOnly ? 'story.changeAlways' : 'story.changeMostly', {
    ...names,
    count: trains.length,
    place: usual?.place,
  });
}

/** The station at which most journeys change for the first time. */
function usualChange(trains: readonly Journey[], language: Language) {
  const counts = new Map<string, number>();
  for (const { rides } of trains) {
    const [, second] = rides;
    if (second) counts.set(second.from, (counts.get(second.from) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && { place: stationWords(most[0], language), isOnly: counts.size === 1 };
}

/** The minutes from each departure to the next. */
function gapsOf(trains: readonly Journey[]): readonly number[] {
  return trains.slice(1).map(({ departure }, at) => departure - (trains[at]?.departure ?? 0));
}

/**
 * The trains between the pauses of two nights: a lone one around midnight is none of those that run
 * at an interval.
 */
function betweenNights(trains: readonly Journey[]): readonly Journey[] {
  const gaps = gapsOf(trains);
  const leaves = (at: number) => trains[at]?.departure ?? 0;
  const morning = gaps.findLastIndex((gap, at) => gap > NIGHT_PAUSE && leaves(at) < MORNING);
  const evening = gaps.findIndex((gap, at) => gap > NIGHT_PAUSE && leaves(at) >= EVENING);
  return trains.slice(morning + 1, evening < 0 ? trains.length : evening + 1);
}

/**
 * The minutes from one train to the next on average, to five minutes, so that they agree with the
 * number of trains; undefined where trains are not frequent.
 */
function usualGap(trains: readonly Journey[]): number | undefined {
  const gaps = gapsOf(trains);
  if (trains.length < FREQUENT.trains) return undefined;
  const gap = gaps.reduce((sum, minutes) => sum + minutes, 0) / gaps.length;
  const isEven = Math.max(...gaps) <= gap * FREQUENT.longestWait;
  if (gap > (isEven ? FREQUENT.gapMinutes : FREQUENT.evenFrom)) return undefined;
  return roundToFive(gap);
}
