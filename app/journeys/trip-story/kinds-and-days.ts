import { isRegionalKind } from '#app/domain/timetable/regional.ts';
import type { TrainKind } from '#app/domain/timetable/timetable.ts';
import { formatDuration, withinSentence } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { stationWords } from '../train-words.ts';
import { NIGHT_KINDS } from './first-and-last.ts';
import { isBus, type Story } from './story.ts';

/** From this difference to a weekday on, Saturday and Sunday are mentioned. */
const DIFFERENT_DAY = 0.2;

/** That all trains are regional, if they are. */
export function regionalText({ trains, language, names }: Story): string {
  const kinds = trains.flatMap(({ rides }) => rides.map(({ kind }) => kind));
  return kinds.every(isRegionalKind) ? textsFor(language, 'trip')('story.regional', names) : '';
}

/** The best times of the quickest and slowest kind of direct train, night trains apart. */
export function kindsText({ figures, trains, language, names }: Story): string {
  const t = textsFor(language, 'trip');
  const minutes = new Map<TrainKind, number>();
  // The fastest first, so that of two kinds as quick the one that the next paragraph names is told.
  for (const { rides, changes, durationMinutes } of [figures.fastest, ...trains]) {
    const { kind } = rides[0];
    if (changes === 0 && !NIGHT_KINDS.has(kind))
      minutes.set(kind, Math.min(durationMinutes, minutes.get(kind) ?? durationMinutes));
  }
  const sorted = [...minutes].sort(([, one], [, other]) => one - other);
  const [quickest, slowest] = [sorted[0], sorted.at(-1)];
  if (!quickest || !slowest || quickest[1] === slowest[1]) return '';
  // Only a kind that is a train's brand keeps its capital within a sentence.
  const kindName = (kind: TrainKind) => {
    const name = textsFor(language, 'trains')(`kinds.${kind}`);
    return kind === 'bus' || kind === 'train' ? withinSentence(name) : name;
  };
  return t('story.kinds', {
    ...names,
    quick: kindName(quickest[0]),
    quickTime: formatDuration(quickest[1], language),
    slow: kindName(slowest[0]),
    slowTime: formatDuration(slowest[1], language),
  });
}

/** How many trains run on Saturday and Sunday, where that differs much from a weekday. */
export function weekendText({ figures, language }: Story): string {
  const [weekday, saturday, sunday] = [figures.weekday, figures.saturday, figures.sunday].map(
    ({ all }) => all,
  );
  if (!weekday || !saturday || !sunday || saturday < 2 || sunday < 2) return '';
  const isOther = (count: number) => Math.abs(count - weekday) > weekday * DIFFERENT_DAY;
  if (!isOther(saturday) && !isOther(sunday)) return '';
  return textsFor(language, 'trip')('story.weekend', { saturday, sunday });
}

/**
 * Says of journeys that all take a bus on a part of the way where buses run, and of the direct ones
 * among them that they are buses; empty where some journey is by train alone, or all by bus alone.
 */
export function busText({ trains, language }: Pick<Story, 'trains' | 'language'>): string {
  const mixed = trains.filter(({ rides }) => !rides.every(isBus));
  if (mixed.length === 0 || !trains.every(({ rides }) => rides.some(isBus))) return '';
  const t = textsFor(language, 'trip');
  const [part, ...otherParts] = new Set(
    mixed.flatMap(({ rides }) =>
      rides.filter(isBus).map((ride) => {
        const [from, to] = [ride.from, ride.to].map((id) => stationWords(id, language));
        return t('story.buses', { from, to });
      }),
    ),
  );
  if (part === undefined || otherParts.length > 0) return t('story.someBuses');
  const direct = trains.filter(({ changes }) => changes === 0).length;
  return direct > 0 ? t('story.directBuses', { buses: part, count: direct }) : part;
}
