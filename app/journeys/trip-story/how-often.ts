import type { Language } from '#app/domain/language.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { formatDuration, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { stationWords, timeInWords } from '../train-words.ts';
import { FEW, isBus, type Story } from './story.ts';

/** With direct trains at least this often, a traveller need not plan around one. */
const FREQUENT = { trains: 12, gapMinutes: 55 };

/** How often trains run, and how often without a change. */
export function howOftenText({ figures, trains, language, names }: Story): string {
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
  if (direct.length === 0) return changingText({ figures, trains, language, names });
  const place = usualChange(trains, language)?.place;
  if (direct.length < all && direct.length < FREQUENT.trains)
    return t('story.mixed', { ...names, count: direct.length, all, place });
  // A night train of the evening before is none of the day's first.
  const ofDay = direct.filter(({ departure }) => departure >= 0);
  const counted = ofDay.length > 1 ? ofDay : direct;
  const gaps = gapsOf(counted);
  const gap = median(gaps);
  const isFrequent = direct.length >= FREQUENT.trains && gap <= FREQUENT.gapMinutes;
  // Where they leave from several stations of a city, the city.
  const stations = new Set(direct.map(({ rides }) => stationWords(rides[0].from, language)));
  const [station] = stations;
  const trainsKey = direct.some(({ rides }) => rides.some(isBus)) ? 'trainsAndBuses' : 'trains';
  return t(isFrequent ? 'story.frequent' : 'story.direct', {
    ...names,
    trains: t(`story.${trainsKey}`),
    from: stations.size === 1 ? station : names.from,
    count: direct.length,
    gap: formatDuration(isFrequent ? gap : Math.max(...gaps), language),
    first: time(counted[0]?.departure ?? 0),
    last: time(counted.at(-1)?.departure ?? 0),
  });
}

function changingText({
  figures,
  trains,
  language,
  names,
}: Pick<Story, 'figures' | 'trains' | 'language' | 'names'>): string {
  const t = textsFor(language, 'trip');
  const { changes, rides } = figures.fastest;
  if (changes > 1) {
    const places = formatList(
      rides.slice(1).map(({ from }) => stationWords(from, language)),
      language,
    );
    return t('story.changes', { ...names, count: trains.length, changes, places });
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

/** To five minutes, as "about" says it. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.max(5, Math.round((sorted[sorted.length >> 1] ?? 0) / 5) * 5);
}
