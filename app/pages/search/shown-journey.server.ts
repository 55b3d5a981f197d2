import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { cityOfStation } from '#app/data/cities/cities.ts';
import type { CheckedSearch } from '#app/domain/search/check-search.ts';
import { parseIsoDate } from '#app/domain/search/iso-date.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { formatLongDate } from '#app/i18n/format.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { dateTrains } from '#app/journeys/day-trains.ts';
import type { FasterTrain } from '#app/journeys/reach-data.ts';
import { stopLine } from '#app/journeys/stop-line.ts';
import { tripFacts } from '#app/journeys/trip-facts.ts';

/**
 * A checked journey in words: what the timetable says of its pair and day, its route's page, its
 * link to the shop.
 */
export function shownJourney(
  { from, to, journey }: Extract<CheckedSearch, { kind: 'ready' }>,
  typed: { readonly from: string; readonly to: string },
  { settings, language, planner, today, minuteOfDay }: SiteRequest,
  other: FasterTrain | undefined,
) {
  const t = textsFor(language, 'search');
  const bookingTexts = textsFor(language, 'booking');
  const ids = [from.id, to.id] as const;
  const names = { from: unbrokenInitials(from.label), to: unbrokenInitials(to.label) };
  const [start = '', end = ''] = t('summary', { from: `${names.from}\n`, to: names.to }).split(
    '\n ',
  );
  const { date, adults, children, roundTrip } = journey;
  const day = parseIsoDate(date);
  const now = date === today ? minuteOfDay : undefined;
  const trains = dateTrains(planner, ...ids, language, { date, now });
  const facts = tripFacts(planner, ...ids, language, other, trains);
  const taken = (['from', 'to'] as const).flatMap((side) => {
    const values = { typed: unbrokenInitials(typed[side]), station: names[side] };
    return values.typed.toLowerCase() === values.station.toLowerCase() ? [] : t('taken', values);
  });
  const posterOf = (id: string) => drawingAddress(cityOfStation(id)?.slug ?? '');
  return {
    /** «From Florence S. M. Novella», «to Milan Centrale» */
    pair: [start, end] as const,
    details: [
      day && formatLongDate(day, language),
      bookingTexts('adultCount', { count: adults }),
      children > 0 ? bookingTexts('childCount', { count: children }) : undefined,
      bookingTexts(roundTrip ? 'roundTrip' : 'oneWay'),
    ].filter((detail) => detail !== undefined),
    rows: facts.rows,
    /** The last ones tell which stations stand for what the visitor wrote. */
    notes: [[...(facts.figures ? facts.others : [facts.text]), t('hint')].join(' '), ...taken],
    /** The page of the pair's route, where there is one. */
    route: facts.route,
    line: trains.fastest && stopLine(planner.timetable, trains.fastest, to.id, language),
    trains: facts.figures && trains,
    posters: [posterOf(from.id), posterOf(to.id)] as const,
    address: shopLink(settings.shopAddress, settings.shopStationForm, journey),
  };
}
