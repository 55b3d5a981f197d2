import type { Language } from '#app/domain/language.ts';
import { addDays, type IsoDate } from '#app/domain/search/iso-date.ts';
import type { AfterMissedChange } from '#app/domain/timetable/missed-change.ts';
import type { SearchSettings } from '#app/domain/timetable/search-settings.ts';
import { CALENDAR_PATH } from '#app/i18n/addresses.ts';
import { formatDuration, formatTimeOfDay } from '#app/i18n/format.ts';
import { formatLongDate } from '#app/i18n/format-date.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { journeySentences } from './journey-sentences.ts';
import { type JourneyShop, partsAroundStay, type SoldJourney, shopsOf } from './journey-shops.ts';
import { estimatedChanges } from './least-change.ts';
import { type StopLineData, trainsWithStops } from './stop-line.ts';
import type { BasisRequest } from './timetable-basis.ts';
import { type TrainField, trainAddress } from './train-key.ts';
import { stationWords, timeInWords } from './train-words.ts';

/** One train, opened: its stops, its changes, and what one can do with it. */
export interface TrainDetailsData {
  readonly line: StopLineData;
  /** The stations. */
  readonly places: string;
  /** The day and the time. */
  readonly when: string;
  readonly sentences: readonly string[];
  readonly shops: readonly JourneyShop[];
  /** The address of the journey as a calendar file. */
  readonly calendar: string;
  /** The address of the page that opens this train. */
  readonly address: string;
  /** The table that the train belongs to. */
  readonly field: TrainField;
  /** The least minutes of its changes, where they are estimates. */
  readonly changes: string | undefined;
}

/** The train to show, and what it was found with. */
export interface OpenedTrain extends SoldJourney {
  readonly date: IsoDate;
  readonly settings: SearchSettings;
  /** The address of the search page with its choices. */
  readonly search: string;
  readonly field?: TrainField | undefined;
}

/** The details of an opened train on the page. */
export function trainDetails(
  { planner, language, today }: BasisRequest,
  opened: OpenedTrain,
): TrainDetailsData {
  const { journey, ends, date, settings, search, field = 'train' } = opened;
  const missed = (change: number) => {
    const { stay } = journey;
    // Before the stay it counts when the traveller is there.
    if (stay && change + 1 < stay.rides) {
      const { before } = partsAroundStay(journey, stay);
      const after = planner.afterMissedChange(
        { journey: before, change, to: stay.station, day: date },
        settings,
      );
      const place = stationWords(stay.station, language);
      const text = missedText(after, language);
      return after ? textsFor(language, 'trains')('missed.via', { text, place }) : text;
    }
    const after = planner.afterMissedChange({ journey, change, to: ends.to, day: date }, settings);
    return missedText(after, language);
  };
  const address = trainAddress(search, journey, field);
  return {
    line: {
      title: textsFor(language, 'trains')('details.stops'),
      ...trainsWithStops(planner.timetable, journey, { toId: ends.to, language, missed }),
    },
    places: [ends.from, ends.to].map((id) => stationWords(id, language)).join(' – '),
    when: textsFor(language, 'trains')('details.when', {
      // A journey on foot to a night train begins on the day before.
      day: formatLongDate(journey.departure < 0 ? addDays(date, -1) : date, language),
      time: formatTimeOfDay(journey.departure, language),
    }),
    sentences: journeySentences(journey, ends, language),
    shops: shopsOf(planner.timetable, opened, language),
    calendar: calendarAddress(address),
    address,
    field,
    changes: estimatedChanges(planner.timetable, journey, today, language),
  };
}

/** The address of the calendar file, which has the fields of the page that opens the train. */
function calendarAddress(address: string): string {
  return `${CALENDAR_PATH}${new URL(address, 'http://localhost').search}`;
}

function missedText(after: AfterMissedChange | undefined, language: Language): string {
  const t = textsFor(language, 'trains');
  if (!after) return t('missed.last');
  const values = {
    time: timeInWords(after.departure, language),
    arrival: timeInWords(after.arrival, language),
    delay: formatDuration(Math.abs(after.delayMinutes), language),
  };
  if (after.rides.length === 0) return t('missed.walk', values);
  return t(after.delayMinutes > 0 ? 'missed.next' : 'missed.noLater', values);
}
