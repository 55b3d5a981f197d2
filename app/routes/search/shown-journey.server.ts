import { drawingAddress } from '#app/art/drawing-addresses.server.ts';
import { cityOfStation } from '#app/data/cities/cities.ts';
import type { CheckedSearch } from '#app/domain/search/check-search.ts';
import { shopLink } from '#app/domain/search/shop-link.ts';
import type { SiteRequest } from '#app/domain/site-request.ts';
import { unbrokenInitials } from '#app/domain/stations/unbroken-initials.ts';
import { textsFor } from '#app/i18n/page-texts.server.ts';
import { dateTrains } from '#app/ui/trains/day-trains.server.ts';
import { stopLine } from '#app/ui/trains/stop-line.server.ts';
import { type FasterTrain, tripFacts } from '#app/ui/trains/trip-facts.server.ts';

type ReadySearch = Extract<CheckedSearch, { kind: 'ready' }>;

/** A checked journey in words: what the timetable says of its pair and day, its route's page, its link to the shop. */
export function shownJourney(
  { from, to, journey }: ReadySearch,
  typed: { readonly from: string; readonly to: string },
  { settings, language, timetable, today, minuteOfDay }: SiteRequest,
  other: FasterTrain | undefined,
) {
  const t = textsFor(language, 'search');
  const names = { from: unbrokenInitials(from.label), to: unbrokenInitials(to.label) };
  const [start = '', end = ''] = t('summary', { from: `${names.from}\n`, to: names.to }).split('\n ');
  const now = journey.date === today ? minuteOfDay : undefined;
  const trains = dateTrains(timetable, from.id, to.id, language, { date: journey.date, now });
  const { figures, rows, text, others, route } = tripFacts(
    timetable,
    from.id,
    to.id,
    language,
    other,
    trains,
  );
  return {
    ...names,
    /** «From Florence S. M. Novella», «to Milan Centrale» */
    pair: [start, end] as const,
    rows,
    note: [...(figures ? others : [text]), t('hint')].join(' '),
    /** The page of the pair's route, where there is one. */
    route,
    line: trains.fastest && stopLine(timetable, trains.fastest, to.id, language),
    trains: figures && trains,
    /** The stations as the visitor wrote them. */
    typed: { from: unbrokenInitials(typed.from), to: unbrokenInitials(typed.to) },
    posters: [posterOf(from.id), posterOf(to.id)] as const,
    address: shopLink(settings.shopAddress, settings.shopStationForm, journey),
  };
}

/** What the search page shows of a journey. */
export type ShownJourney = ReturnType<typeof shownJourney>;

function posterOf(stationId: string): string | undefined {
  const city = cityOfStation(stationId);
  return city && drawingAddress(city.slug);
}
