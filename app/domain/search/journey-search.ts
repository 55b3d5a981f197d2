import { type IsoDate, parseIsoDate, withNamedDay } from './iso-date.ts';

/** The currencies of the shop (docs/product.md, section 3), the default first. */
export const CURRENCIES = ['EUR', 'USD', 'GBP'] as const;
/** One of the shop's currencies. */
export type Currency = (typeof CURRENCIES)[number];

/** Bounds and defaults of the travellers (docs/product.md, section 9). */
export const ADULTS = { least: 1, most: 6, usual: 1 } as const;
/** Bounds and defaults of the children (docs/product.md, section 9). */
export const CHILDREN = { least: 0, most: 4, usual: 0 } as const;

/**
 * The last day that the calendar offers, in days after today: no operator of the area sells tickets
 * more than a year in advance.
 */
export const LATEST_DAYS_AHEAD = 365;

/** The longest station text that is read, in characters; longer than any label. */
export const STATION_TEXT_LENGTH = 80;

/** The state of the search form: the stations as typed, everything else one of its choices. */
export interface JourneySearch {
  readonly from: string;
  readonly to: string;
  /** The typed text: empty, a day, or anything else. */
  readonly date: string;
  readonly adults: number;
  readonly children: number;
  readonly currency: Currency;
  readonly roundTrip: boolean;
  /** The day of the return of a round trip; empty without one. The shop does not take it. */
  readonly returnDate: IsoDate | '';
}

/** Why a travel date is invalid. */
export type DateProblem = 'missing' | 'invalid' | 'past';

/** The names of the search's fields in an address. */
export const SEARCH_FIELDS = [
  'from',
  'to',
  'date',
  'adults',
  'children',
  'currency',
  'trip',
  'return',
] as const;

const ROUND_TRIP = 'round';
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

/**
 * Reads a search from an untrusted address. Texts lose control characters and are cut at
 * `STATION_TEXT_LENGTH`; a number of travellers outside its bounds becomes the nearest bound;
 * unknown choices become the default; a date stays as typed for `checkDate`, but for the words of `withNamedDay`. A round trip's two
 * days are put in order; a day of return that is past, or no day, is left out.
 */
export function parseSearch(fields: URLSearchParams, today: IsoDate): JourneySearch {
  const roundTrip = fields.get('trip') === ROUND_TRIP;
  const date = fields.has('date') ? parseDay(fields.get('date'), today) : today;
  const returnDate = parseIsoDate(parseDay(fields.get('return'), today));
  return {
    from: parseText(fields.get('from')),
    to: parseText(fields.get('to')),
    adults: parseCount(fields.get('adults'), ADULTS),
    children: parseCount(fields.get('children'), CHILDREN),
    currency: CURRENCIES.find((currency) => currency === fields.get('currency')) ?? CURRENCIES[0],
    roundTrip,
    ...(roundTrip && returnDate && returnDate >= today
      ? daysInOrder(date, returnDate)
      : { date, returnDate: '' }),
  };
}

/**
 * Swaps the days of a round trip where the return is before the outward journey.
 *
 * @param date as typed
 */
export function daysInOrder(
  date: string,
  returnDate: IsoDate | '',
): Pick<JourneySearch, 'date' | 'returnDate'> {
  const outward = parseIsoDate(date);
  const areReversed = outward !== undefined && returnDate !== '' && returnDate < outward;
  return areReversed ? { date: returnDate, returnDate: outward } : { date, returnDate };
}

/** Writes a search as address fields that `parseSearch` reads back; default values are left out. */
export function searchFields(
  search: JourneySearch,
  today: IsoDate,
): Record<string, string | undefined> {
  return {
    from: search.from || undefined,
    to: search.to || undefined,
    date: search.date === today ? undefined : search.date,
    adults: search.adults === ADULTS.usual ? undefined : String(search.adults),
    children: search.children === CHILDREN.usual ? undefined : String(search.children),
    currency: search.currency === CURRENCIES[0] ? undefined : search.currency,
    trip: search.roundTrip ? ROUND_TRIP : undefined,
    return: (search.roundTrip && search.returnDate) || undefined,
  };
}

/** Checks a day of travel: today in Rome or later. */
export function checkDate(date: string, today: IsoDate): DateProblem | undefined {
  if (date === '') return 'missing';
  if (parseIsoDate(date) === undefined) return 'invalid';
  return date < today ? 'past' : undefined;
}

/** Reads an untrusted text as one line without control characters. */
export function parseText(text: string | null): string {
  return (text ?? '')
    .slice(0, 500)
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
    .slice(0, STATION_TEXT_LENGTH)
    .trim();
}

/** Reads an untrusted day as typed, or as `yyyy-MM-dd` where it is a word for one. */
export function parseDay(text: string | null, today: IsoDate): string {
  return withNamedDay(parseText(text), today);
}

function parseCount(
  text: string | null,
  bounds: { least: number; most: number; usual: number },
): number {
  const count = /^-?\d{1,9}$/.test(text ?? '') ? Number(text) : bounds.usual;
  return Math.min(Math.max(count, bounds.least), bounds.most);
}
