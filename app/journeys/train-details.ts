import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Journey } from '#app/domain/timetable/journey.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { SearchSettings } from '#app/domain/timetable/search-settings.ts';
import { DAY_MINUTES } from '#app/domain/timetable/timetable.ts';
import { CALENDAR_PATH } from '#app/i18n/addresses.ts';
import { formatDuration, formatLongDate, formatTimeOfDay } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { journeySentences } from './journey-sentences.ts';
import { type StopLineData, trainsWithStops } from './stop-line.ts';
import { ticketSellers } from './ticket-sellers.ts';
import { type TrainField, trainAddress } from './train-key.ts';
import { clockTime, stationWords, trainName } from './train-words.ts';

/** Who sells tickets of a journey. */
export interface DetailsShop {
  /** Whose tickets; undefined where the form's shop sells them all. */
  readonly text: string | undefined;
  /** Undefined where no shop is known. */
  readonly link: { readonly name: string; readonly address: string } | undefined;
}

/** One train, opened: its stops, its changes, and what one can do with it. */
export interface TrainDetailsData {
  readonly line: StopLineData;
  /** The stations, the day and the time. */
  readonly title: string;
  readonly sentences: readonly string[];
  readonly shops: readonly DetailsShop[];
  /** What to look for at the shop, which takes no time: «05:10 Frecciarossa 9504». */
  readonly wanted: string;
  /** The address of the journey as a calendar file. */
  readonly calendar: string;
  /** The address of the page that opens this train. */
  readonly address: string;
  /** The table that the train belongs to. */
  readonly field: TrainField;
}

/** The train to show, and what it was found with. */
export interface OpenedTrain {
  readonly journey: Journey;
  /** The ids of the stations between which it was searched. */
  readonly ends: { readonly from: string; readonly to: string };
  readonly date: IsoDate;
  readonly settings: SearchSettings;
  /** The address of the search page with its choices. */
  readonly search: string;
  readonly field?: TrainField | undefined;
  /** The address of the form's shop for the search. */
  readonly shopAddress: string;
}

/** What to look for at a shop, which takes no time: «05:10 Frecciarossa 9504». */
export function wantedTrains({ rides }: Journey, language: Language): string {
  return rides
    .map((ride) => `${clockTime(ride.departure)} ${trainName(ride, language)}`)
    .join(', ');
}

/** What the page says of an opened train. */
export function trainDetails(
  planner: Planner,
  opened: OpenedTrain,
  language: Language,
): TrainDetailsData {
  const { journey, ends, date, settings, search, field = 'train' } = opened;
  const missed = (change: number) => {
    const after = planner.afterMissedChange(journey, change, ends.to, date, settings);
    return missedText(after, language);
  };
  const address = trainAddress(search, journey, field);
  return {
    line: {
      title: textsFor(language, 'trains')('details.stops'),
      ...trainsWithStops(planner.timetable, journey, ends.to, language, missed),
    },
    title: textsFor(language, 'trains')('details.title', {
      from: stationWords(ends.from, language),
      to: stationWords(ends.to, language),
      day: formatLongDate(date, language),
      time: formatTimeOfDay(journey.departure, language),
    }),
    sentences: journeySentences(journey, ends, language),
    shops: shopsOf(planner, opened, language),
    wanted: wantedTrains(journey, language),
    calendar: address.replace(/^[^?]*/, CALENDAR_PATH).replace(/#.*/, ''),
    address,
    field,
  };
}

/** Who sells the tickets of a journey, with the form's shop at the search's own address. */
export function shopsOf(
  { timetable }: Planner,
  { journey, shopAddress }: Pick<OpenedTrain, 'journey' | 'shopAddress'>,
  language: Language,
): readonly DetailsShop[] {
  const handOff = {
    name: textsFor(language, 'trains')('details.shop'),
    address: shopAddress,
  };
  const sellers = ticketSellers(timetable, [journey], language);
  if (sellers.length === 0) return [{ text: undefined, link: handOff }];
  return sellers.map(({ text, shop, isHandOff }) => ({ text, link: isHandOff ? handOff : shop }));
}

function missedText(after: ReturnType<Planner['afterMissedChange']>, language: Language): string {
  const t = textsFor(language, 'trains');
  if (!after) return t('missed.last');
  const time = (minutes: number) =>
    minutes >= DAY_MINUTES
      ? t('missed.nextDay', { time: formatTimeOfDay(minutes, language) })
      : formatTimeOfDay(minutes, language);
  const values = {
    time: time(after.departure),
    arrival: time(after.arrival),
    delay: formatDuration(Math.abs(after.delayMinutes), language),
  };
  if (after.rides.length === 0) return t('missed.walk', values);
  return t(after.delayMinutes > 0 ? 'missed.next' : 'missed.noLater', values);
}
