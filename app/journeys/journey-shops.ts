import { sellerOf } from '#app/data/operators/find-operator.ts';
import type { Language } from '#app/domain/language.ts';
import { clockTime } from '#app/domain/timetable/clock-time.ts';
import { type Journey, journeyOf, type Ride, type Stay } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { asSentence } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { companyOf, ticketSellers } from './ticket-sellers.ts';
import { stationWords, trainName } from './train-words.ts';

/** A seller of tickets of a journey, or of the part of it that it sells. */
export interface JourneyShop {
  /** The companies whose tickets it sells; undefined where the form's shop sells them all. */
  readonly text: string | undefined;
  /** Undefined where no shop is known. */
  readonly link: { readonly name: string; readonly address: string } | undefined;
  /** The trains to look for there, since a shop takes no time: «05:10 Frecciarossa 9504». */
  readonly wanted: string;
}

/** A journey whose tickets are looked for. */
export interface SoldJourney {
  readonly journey: Journey;
  /** The ids of the stations between which it was searched. */
  readonly ends: { readonly from: string; readonly to: string };
  /** The address of the form's shop for the search. */
  readonly shopAddress: string;
  /** The same between two stations, for the parts of a journey. */
  readonly shopOf: (fromId: string, toId: string) => string;
}

/** A part of a journey whose tickets have one seller, with the ids of its ends. */
interface SoldPart {
  readonly journey: Journey;
  readonly from: string;
  readonly to: string;
}

/**
 * The sellers of the tickets of a journey, with the form's shop at the search's own address. Where
 * several companies sell it, and before and after a stay, each has the address and the trains of
 * its own part: a shop takes neither a stay nor another company's train.
 *
 * @param wholeName the name of the form's shop on its button, where it sells the whole journey
 */
export function shopsOf(
  timetable: Timetable,
  { journey, ends, shopAddress, shopOf }: SoldJourney,
  language: Language,
  wholeName = textsFor(language, 'trains')('details.shop'),
): readonly JourneyShop[] {
  const parts = partsOfSellers(timetable, journey, ends);
  if (parts.length === 1)
    return shopsOfPart(timetable, journey, { name: wholeName, address: shopAddress }, language);
  return parts.flatMap(({ journey: part, from, to }) => {
    const names = { from: stationWords(from, language), to: stationWords(to, language) };
    const name = textsFor(language, 'trains')('details.shopOfPart', names);
    const shops = shopsOfPart(timetable, part, { name, address: shopOf(from, to) }, language);
    // The form's shop has the part on its button.
    return shops.map(({ text, ...shop }) => ({
      ...shop,
      text: text && shop.link?.name !== name ? `${name}. ${text}` : text,
    }));
  });
}

/** The journeys before and after a stay. */
export function partsAroundStay({ departure, arrival, rides }: Journey, stay: Stay) {
  const [first, ...others] = rides;
  const [next = first, ...more] = rides.slice(stay.rides);
  return {
    before: journeyOf(departure, stay.arrival, [first, ...others.slice(0, stay.rides - 1)]),
    after: journeyOf(next.departure, arrival, [next, ...more]),
  };
}

/** Divides a journey where its tickets change the seller, and at its stay. */
function partsOfSellers(
  timetable: Timetable,
  journey: Journey,
  { from, to }: SoldJourney['ends'],
): readonly SoldPart[] {
  const { stay, ...whole } = journey;
  if (stay) {
    const { before, after } = partsAroundStay(journey, stay);
    return [
      ...partsOfSellers(timetable, before, { from, to: stay.station }),
      ...partsOfSellers(timetable, after, { from: stay.station, to }),
    ];
  }
  const runs: [Ride, ...Ride[]][] = [];
  for (const ride of journey.rides) {
    const run = runs.at(-1);
    if (run && sellerKey(timetable, run[0]) === sellerKey(timetable, ride)) run.push(ride);
    else runs.push([ride]);
  }
  return runs.map((rides, at) => {
    const isLast = at === runs.length - 1;
    const [first] = rides;
    const last = rides.at(-1) ?? first;
    const begins = at === 0 ? whole.departure : first.departure;
    return {
      journey: journeyOf(begins, isLast ? whole.arrival : last.arrival, rides),
      from: at === 0 ? from : first.from,
      to: isLast ? to : last.to,
    };
  });
}

/** Two rides with the same key are sold by the same shop, or by none that is known. */
function sellerKey(timetable: Timetable, ride: Ride): unknown {
  const company = companyOf(timetable, ride);
  return (company && sellerOf(company)?.operator) ?? company;
}

function shopsOfPart(
  timetable: Timetable,
  journey: Journey,
  handOff: { readonly name: string; readonly address: string },
  language: Language,
): readonly JourneyShop[] {
  const wanted = journey.rides
    .map((ride) => `${clockTime(ride.departure)} ${trainName(ride, language)}`)
    .join(', ');
  const sellers = ticketSellers(timetable, [journey], language);
  if (sellers.length === 0) return [{ text: undefined, link: handOff, wanted }];
  return sellers.map(({ text, shop, isHandOff }) => {
    // On a button the name begins with a capital.
    const own = shop && { ...shop, name: asSentence(shop.name) };
    return { text, link: isHandOff ? handOff : own, wanted };
  });
}
