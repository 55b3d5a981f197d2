import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { type Journey, journeyOf, type Stay } from '#app/domain/timetable/journey.ts';
import type { AfterMissedChange } from '#app/domain/timetable/missed-change.ts';
import type { Planner } from '#app/domain/timetable/planner.ts';
import type { SearchSettings } from '#app/domain/timetable/search-settings.ts';
import { CALENDAR_PATH } from '#app/i18n/addresses.ts';
import { asSentence, formatDuration, formatLongDate, formatTimeOfDay } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { journeySentences } from './journey-sentences.ts';
import { type StopLineData, trainsWithStops } from './stop-line.ts';
import { ticketSellers } from './ticket-sellers.ts';
import { type TrainField, trainAddress } from './train-key.ts';
import { stationWords, timeInWords, trainName } from './train-words.ts';

/** A seller of tickets of a journey. */
export interface DetailsShop {
  /** The companies whose tickets it sells; undefined where the form's shop sells them all. */
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
  /** The trains to look for at the shop, which takes no time: «05:10 Frecciarossa 9504». */
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
  /** The same between two stations, for the parts of a journey with a stay. */
  readonly shopOf?: ((fromId: string, toId: string) => string) | undefined;
}

/** The trains to look for at a shop, which takes no time: «05:10 Frecciarossa 9504». */
export function wantedTrains({ rides }: Journey, language: Language): string {
  return rides
    .map((ride) => `${clockTime(ride.departure)} ${trainName(ride, language)}`)
    .join(', ');
}

/** The details of an opened train on the page. */
export function trainDetails(
  planner: Planner,
  opened: OpenedTrain,
  language: Language,
): TrainDetailsData {
  const { journey, ends, date, settings, search, field = 'train' } = opened;
  const missed = (change: number) => {
    const { stay } = journey;
    // Before the stay it counts when the traveller is there.
    if (stay && change + 1 < stay.rides) {
      const { before } = partsOf(journey, stay);
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
    title: textsFor(language, 'trains')('details.title', {
      from: stationWords(ends.from, language),
      to: stationWords(ends.to, language),
      day: formatLongDate(date, language),
      time: formatTimeOfDay(journey.departure, language),
    }),
    sentences: journeySentences(journey, ends, language),
    shops: journey.stay
      ? shopsOfParts(planner, opened, language)
      : shopsOf(planner, opened, language),
    wanted: wantedTrains(journey, language),
    calendar: address.replace(/^[^?]*/, CALENDAR_PATH).replace(/#.*/, ''),
    address,
    field,
  };
}

/** The journeys before and after a stay. */
function partsOf({ departure, arrival, rides }: Journey, stay: Stay) {
  const [first, ...others] = rides;
  const [behind = first, ...more] = rides.slice(stay.rides);
  return {
    before: journeyOf(departure, stay.arrival, [first, ...others.slice(0, stay.rides - 1)]),
    behind: journeyOf(behind.departure, arrival, [behind, ...more]),
  };
}

/** The sellers of the tickets to a stay on the way, and of those from it: a shop takes no stay. */
function shopsOfParts(
  planner: Planner,
  { journey, ends, shopAddress, shopOf }: OpenedTrain,
  language: Language,
): readonly DetailsShop[] {
  const { stay } = journey;
  if (!stay) return [];
  const { before, behind } = partsOf(journey, stay);
  const parts = [
    { journey: before, from: ends.from, to: stay.station },
    { journey: behind, from: stay.station, to: ends.to },
  ];
  return parts.flatMap(({ journey: part, from, to }) => {
    const address = shopOf?.(from, to) ?? shopAddress;
    const names = { from: stationWords(from, language), to: stationWords(to, language) };
    const name = textsFor(language, 'trains')('details.shopOfPart', names);
    return shopsOf(planner, { journey: part, shopAddress: address }, language, name);
  });
}

/** The sellers of the tickets of a journey, with the form's shop at the search's own address. */
export function shopsOf(
  { timetable }: Planner,
  { journey, shopAddress }: Pick<OpenedTrain, 'journey' | 'shopAddress'>,
  language: Language,
  name = textsFor(language, 'trains')('details.shop'),
): readonly DetailsShop[] {
  const handOff = { name, address: shopAddress };
  const sellers = ticketSellers(timetable, [journey], language);
  if (sellers.length === 0) return [{ text: undefined, link: handOff }];
  return sellers.map(({ text, shop, isHandOff }) => {
    // On a button the name begins with a capital.
    const own = shop && { ...shop, name: asSentence(shop.name) };
    return { text, link: isHandOff ? handOff : own };
  });
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
