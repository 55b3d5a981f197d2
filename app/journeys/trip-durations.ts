import type { Language } from '#app/domain/language.ts';
import { lowerMedian } from '#app/domain/median.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { formatDuration } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { timeInWords } from './train-words.ts';

/** A night journey leaves in the evening and arrives in the morning; minutes after midnight. */
export const NIGHT = { leaves: 19 * 60, arrives: DAY_MINUTES + 5 * 60 };
/** Journeys are about equally long if the slowest takes at most this multiple of the fastest. */
const EVEN = 1.25;

function isOvernight({ departure, arrival }: Journey): boolean {
  return departure >= NIGHT.leaves && arrival >= NIGHT.arrives;
}

/**
 * How long a day's journeys take: all much alike, or the half of them and the slowest, which is
 * best avoided. Empty where they all take the same time, or some run through the night.
 */
export function durationsText(trains: readonly Journey[], language: Language): string {
  const sorted = trains.toSorted((one, other) => one.durationMinutes - other.durationMinutes);
  const [fastest, longest] = [sorted[0], sorted.at(-1)];
  const usual = lowerMedian(trains.map(({ durationMinutes }) => durationMinutes));
  if (!fastest || !usual || !longest || trains.some(isOvernight)) return '';
  if (fastest.durationMinutes === longest.durationMinutes) return '';
  const isAbout = ({ durationMinutes }: Journey) =>
    durationMinutes <= fastest.durationMinutes * EVEN;
  // Beside a faster one at the same minute nobody takes the slower, and its time would name both.
  const avoided = sorted.findLast(
    ({ departure }, at) => !sorted.slice(0, at).some((other) => other.departure === departure),
  );
  const slowest = isAbout(longest) ? longest : avoided;
  if (!slowest || (slowest !== longest && isAbout(slowest))) return '';
  return textsFor(language, 'trip')(isAbout(slowest) ? 'story.even' : 'story.uneven', {
    fastest: formatDuration(fastest.durationMinutes, language),
    usual: formatDuration(usual, language),
    slowest: formatDuration(slowest.durationMinutes, language),
    time: timeInWords(slowest.departure, language),
  });
}
