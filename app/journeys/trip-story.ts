import { statedInterval } from '#app/data/journeys/popular-routes.ts';
import { endNameOf } from '#app/data/stations/trip-paths.server.ts';
import type { Figures } from '#app/domain/timetable/figures.ts';
import { listAfter } from '#app/i18n/list-after.server.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import type { RailwayTrip } from './onward-connections.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { durationsText } from './trip-durations.ts';
import { fastestTexts, ownFastestText, ownFastestTexts } from './trip-story/fastest-train.ts';
import { firstAndLastTexts, lastTrainBack } from './trip-story/first-and-last.ts';
import { howOftenText } from './trip-story/how-often.ts';
import { busText, kindsText, regionalText, weekendText } from './trip-story/kinds-and-days.ts';
import { FEW } from './trip-story/story.ts';

/**
 * How many of the trains that one may take the timetable has. With `most`, nothing is said of the
 * first, the last and the slowest; with `few`, of their number neither.
 */
export type OwnShare = 'all' | 'most' | 'few';

interface StoryRange extends Pick<RailwayTrip, 'fromId' | 'toId'> {
  readonly share: OwnShare;
  /** The names of the companies whose trains the timetable does not have. */
  readonly uncounted: readonly string[];
}

/**
 * The character of the trains between two stations, in paragraphs: how often and how direct, the
 * fastest one with its change or stops, the first and the last. Which sentences it has depends on
 * the pair's trains; every figure is of the tables on the same page.
 */
export function tripStory(
  { planner, language }: Pick<BasisRequest, 'planner' | 'language'>,
  figures: Figures,
  { fromId, toId, share, uncounted }: StoryRange,
): readonly string[] {
  const { timetable } = planner;
  const trains = figures.days.find(({ trains }) => trains.length > 0)?.trains ?? [figures.fastest];
  const nameOf = (id: string) => endNameOf({ stationId: id }, language) ?? id;
  const names = { from: nameOf(fromId), to: nameOf(toId) };
  const hasStatedInterval = statedInterval(fromId, toId) !== undefined;
  const story = { figures, trains, timetable, language, names, hasStatedInterval };
  if (share === 'few') return [ownFastestText(story)];
  const t = textsFor(language, 'trip');
  const regional = regionalText(story);
  const kinds = regional ? '' : kindsText(story);
  const isWhole = share === 'all';
  const isWeekday = trains === figures.days[0].trains && figures.onlyWeekday === undefined;
  const isCompared = isWhole && isWeekday && !kinds && trains.length >= FEW;
  const durations = isCompared ? durationsText(trains, language) : '';
  const paragraphs = [
    [
      howOftenText(story),
      uncounted.length > 0
        ? t('story.uncounted', { others: listAfter('of', uncounted, language) })
        : '',
      busText(story),
      regional || kinds || weekendText(story),
    ],
    [...(isWhole ? fastestTexts(story) : ownFastestTexts(story)), durations],
    isWhole && trains.length >= FEW ? firstAndLastTexts(story) : [],
    [isWhole ? lastTrainBack(planner, story, fromId, toId) : ''],
  ];
  return paragraphs.map((texts) => texts.filter(Boolean).join(' ')).filter(Boolean);
}
