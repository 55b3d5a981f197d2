import { operatorOf, operatorOfKind, sellerOf } from '#app/data/operators/find-operator.ts';
import type { Operator } from '#app/data/operators/schema.ts';
import type { Checked } from '#app/domain/facts/checked.ts';
import type { Language } from '#app/domain/language.ts';
import type { IsoDate } from '#app/domain/search/iso-date.ts';
import type { Journey, Ride } from '#app/domain/timetable/journey.ts';
import type { Timetable } from '#app/domain/timetable/timetable.ts';
import { feedOfTrip } from '#app/domain/timetable/timetable-fields.ts';
import { asSentence, formatList } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { sourceAge } from './source-age.ts';

/** The company whose tickets the shop of the form's hand-off sells, whatever its address. */
const HAND_OFF_COMPANY = 'trenitalia';

/** The seller of one company's tickets, in words. */
export interface TicketSeller {
  readonly text: string;
  /** The shop that the form opens sells them. */
  readonly isHandOff: boolean;
  /** A shop other than the one that the form opens. */
  readonly shop: { readonly name: string; readonly address: string } | undefined;
  /** When this was checked; undefined for the form's shop, which is a setting. */
  readonly checked: Checked | undefined;
}

/** A seller below a table, with the time of checking in words. */
export interface DatedSeller extends Omit<TicketSeller, 'checked'> {
  readonly age: string | undefined;
}

/**
 * The company of a ride: its feed's, else the one whose kind of train it is; undefined where
 * neither is known.
 */
export function companyOf(timetable: Timetable, { trip, kind }: Ride): Operator | undefined {
  return operatorOf(feedOfTrip(timetable, trip).name) ?? operatorOfKind(kind);
}

/**
 * The companies of a journey, and how many tickets it takes where more than one shop sells them.
 *
 * @example 'Trenitalia and Italo: two tickets'
 */
export function companiesInWords(
  timetable: Timetable,
  { rides }: Journey,
  language: Language,
): string {
  const t = textsFor(language, 'trains');
  const companies = [...new Set(rides.map((ride) => companyOf(timetable, ride)))];
  const names = companies.map((company) => company?.name[language] ?? t('tickets.unknown'));
  // A company that nobody sells for has tickets of its own.
  const sellers = new Set(
    companies.map((company) => (company && sellerOf(company)?.operator) ?? company),
  );
  const list = asSentence(formatList(names, language));
  return sellers.size > 1 ? t('tickets.several', { companies: list, count: sellers.size }) : list;
}

/** Whether trains of more than one company are among the journeys. */
export function haveSeveralCompanies(timetable: Timetable, journeys: readonly Journey[]): boolean {
  const [first, ...others] = companiesOf(timetable, journeys);
  return first !== undefined && others.length > 0;
}

/**
 * The sellers of the tickets of the journeys' trains, a line for each company; empty where the shop
 * that the form opens sells them all.
 */
export function ticketSellers(
  timetable: Timetable,
  journeys: readonly Journey[],
  language: Language,
): readonly TicketSeller[] {
  const companies = companiesOf(timetable, journeys);
  if (companies.every(isOfHandOff)) return [];
  return companies.map((company) => sellerInWords(company, language));
}

/** The same, as they stand below a table: with the time of checking. */
export function datedSellers(
  timetable: Timetable,
  journeys: readonly Journey[],
  language: Language,
  today: IsoDate,
): readonly DatedSeller[] {
  return ticketSellers(timetable, journeys, language).map(({ checked, ...seller }) => ({
    ...seller,
    age: checked && sourceAge(checked, today, language),
  }));
}

function companiesOf(
  timetable: Timetable,
  journeys: readonly Journey[],
): readonly (Operator | undefined)[] {
  const rides = journeys.flatMap((journey) => journey.rides);
  return [...new Set(rides.map((ride) => companyOf(timetable, ride)))];
}

function isOfHandOff(company: Operator | undefined): boolean {
  return company !== undefined && sellerOf(company)?.operator.id === HAND_OFF_COMPANY;
}

function sellerInWords(company: Operator | undefined, language: Language): TicketSeller {
  const t = textsFor(language, 'trains');
  const name = company?.name[language] ?? asSentence(t('tickets.unknown'));
  if (isOfHandOff(company)) {
    const text = t('tickets.handOff', { company: name });
    return { text, isHandOff: true, shop: undefined, checked: undefined };
  }
  const seller = company && sellerOf(company);
  const checked = seller?.operator ?? company;
  if (!seller) {
    const text = t('tickets.noShop', { company: name });
    return { text, isHandOff: false, shop: undefined, checked };
  }
  return {
    text: t('tickets.atShop', { company: name }),
    isHandOff: false,
    checked,
    shop: {
      name: t('tickets.shop', { company: seller.operator.name[language] }),
      address: seller.shop.address,
    },
  };
}
